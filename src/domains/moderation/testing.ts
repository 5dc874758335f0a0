import type { SubmittedItem } from './told.ts'

/** An honest review without a purchase; never part of the product. */
export function aSubmitted(given: Partial<SubmittedItem> = {}): SubmittedItem {
  return {
    kind: 'review',
    itemId: 'r0000000000000001',
    version: 1,
    texts: ['O sofá é cómodo, chegou no dia marcado e a cor é igual à das fotografias.'],
    halfStars: 9,
    eshopId: 1,
    variantId: 1000,
    author: { personId: 777 },
    network: 'n1',
    isVerified: false,
    pictures: [],
    writtenAt: '2026-11-26T10:00:00.000Z',
    ...given,
  }
}
