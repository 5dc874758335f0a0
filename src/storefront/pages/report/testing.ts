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

/** For tests of pages: one published text, one case; never part of the product. */
export const memoryModeration: ModerationDesk = {
  published: async ({ kind, itemId }) =>
    kind === TEST_ITEM.kind && itemId === TEST_ITEM.itemId ? ['Cómodo e bem feito.'] : null,
  report: async () => ({ token: TEST_CASE }),
  caseOf: async (token) => (token === TEST_CASE ? shown : null),
  confirmAddress: async () => true,
  complain: async () => true,
}
