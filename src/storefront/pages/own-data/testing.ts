import type { OwnData, ProfileForm } from '#domains/identity/contract.ts'

/** An account without a database: its forms are empty, nothing is kept. Never part of the product. */
export function memoryOwnData(ownData: Partial<OwnData> = {}): OwnData {
  const form = (typed: ProfileForm['typed']): ProfileForm => ({
    typed,
    complaints: {},
    stamp: '0123456789ab',
    replaces: false,
  })
  return {
    forms: async () => ({
      dados: form({ nome: 'Ana' }),
      medidas: form({}),
      emails: form({ ritmo: 'diario' }),
      publico: form({}),
    }),
    save: async () => ({ kind: 'saved' }),
    avatar: async () => null,
    avatarUpload: (personId) => `/uploads/avatar?bilhete=${personId}`,
    dropAvatar: async () => undefined,
    consents: async () => [],
    publicPeople: async () => new Map(),
    exports: { last: async () => null, ask: async () => 'asked', zip: async () => null },
    erasures: {
      of: async () => null,
      ask: async () => 'asked',
      byCode: async () => null,
      undoByCode: async () => false,
      undo: async () => false,
    },
    isFresh: async () => true,
    postalCode: async () => null,
    ...ownData,
  }
}
