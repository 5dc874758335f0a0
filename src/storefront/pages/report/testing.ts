import type { ModerationDesk, ShownCase } from '#domains/moderation/contract.ts'

/** The text that it knows, and the case. */
export const TEST_ITEM = { kind: 'review', itemId: 'r0000000000000001' } as const
export const TEST_CASE = 'd1-aaaaaaaaaaaaaaaaaaaaaa'

const shown: ShownCase = {
  seenBy: 'notice',
  kind: 'review',
  notice: {
    number: 1,
    reason: 'insult',
    explanation: 'Ofende quem fez a entrega.',
    at: new Date('2026-11-20T10:00:00Z'),
    isAddressConfirmed: true,
  },
  texts: [],
  isShown: true,
  decided: null,
  complaint: 'none',
}

/** For tests of pages: one published text, one case, an empty queue; never part of the product. */
export const memoryModeration: ModerationDesk = {
  published: async ({ kind, itemId }) =>
    kind === TEST_ITEM.kind && itemId === TEST_ITEM.itemId ? ['Cómodo e bem feito.'] : null,
  report: async () => ({ token: TEST_CASE }),
  caseOf: async (token) => (token === TEST_CASE ? shown : null),
  confirmAddress: async () => true,
  complain: async () => true,
  queue: async () => ({ count: 0, items: [] }),
  next: async () => null,
  file: async ({ kind, itemId }) =>
    kind === TEST_ITEM.kind && itemId === TEST_ITEM.itemId
      ? {
          item: {
            ...TEST_ITEM,
            id: 1,
            version: 1,
            texts: ['Cómodo e bem feito.'],
            halfStars: 9,
            eshopId: 1,
            variantId: 1000,
            personId: null,
            addressHash: null,
            network: null,
            isVerified: true,
            pictures: [],
            writtenAt: new Date('2026-11-20T10:00:00Z'),
            submittedAt: new Date('2026-11-20T10:00:00Z'),
            state: 'published',
            shownVersion: 1,
            shownTexts: ['Cómodo e bem feito.'],
            reasons: [],
            queuedBecause: 'notice',
            isCleared: false,
          },
          decisions: [],
          notices: [],
          complaints: [],
          history: null,
        }
      : null,
  decide: async () => 'decided',
}
