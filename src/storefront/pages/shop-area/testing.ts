import type { FeedTrials, Trial } from '#domains/feeds/contract.ts'
import type { ShopPeople } from '#domains/partners/contract.ts'

/** Somebody of two shops, and one invitation, for tests of pages; never part of the product. */
export const memoryShopPeople: ShopPeople = {
  shopsOf: async (personId) => [
    { eshopId: 1, slug: 'casa-olmo', name: 'Casa Olmo', role: personId === 1 ? 'owner' : 'manager' },
    { eshopId: 2, slug: 'pinho-manso', name: 'Pinho Manso', role: 'viewer' },
  ],
  invitation: async (code) => (code === 'aberto' ? { shop: 'Casa Olmo', inviter: 'Rui Sá', role: 'manager' } : null),
  accept: async (code) => (code === 'aberto' ? 'casa-olmo' : null),
}

export const TRIAL_ID = '0123456789abcdef0123456789abcdef'

const trial: Trial = {
  id: TRIAL_ID,
  eshopId: 1,
  dialect: null,
  counts: { new: 1, changed: 1, gone: 1, live: 40, isHeld: false },
  state: 'done',
  source: { kind: 'url', url: 'https://casa-olmo.pt/feed.xml', domain: null },
  progress: null,
  createdAt: new Date('2026-11-21T10:00:00Z'),
  expiresAt: new Date('2026-11-22T10:00:00Z'),
  result: null,
}

/** One trial of the first shop, with an item of each kind; nothing of it is live. */
export const memoryFeedTrials: FeedTrials = {
  find: async (id) => (id === TRIAL_ID ? trial : null),
  items: async (_id, { kind }) =>
    [
      { kind: 'changed' as const, fields: [{ field: 'price' as const, from: 10_000, to: 9_000 }] },
      { kind: 'gone' as const, fields: [] },
    ]
      .filter((item) => kind === undefined || item.kind === kind)
      .map((item, at) => ({ ...item, place: at + 1, itemId: `a-${at}`, title: 'Mesa', variantId: null, staged: null })),
  live: async () => [],
}
