import type { WrittenReview, ReviewWriting } from '#domains/reviews/contract.ts'

/** For tests of pages: an offer that nobody has reviewed yet; never part of the product. */
export const memoryReviewWriting: ReviewWriting = {
  open: async (_author, variantId) => (variantId === 404 ? null : anOpenedReview(variantId)),
  write: async () => 'sent',
  drop: async () => false,
  dropPhoto: async () => false,
  list: async (personId) => [
    {
      ...aWrittenReview(),
      statement: `Decisão ${personId}.`,
      product: { id: 500, slug: 'sofa-alvor', title: 'Sofá Alvor' },
      eshopName: 'Casa do Cais',
    },
  ],
  photoUpload: ({ externalId }) => `/uploads/review-photo?bilhete=${externalId}`,
}

function anOpenedReview(variantId: number) {
  const offer = { variantId, eshopId: 1, title: 'Sofá Alvor', slug: 'sofa-alvor', state: 'live' as const }
  return {
    product: { productId: 500, slug: 'sofa-alvor', title: 'Sofá Alvor', categoryId: 1003, offers: [offer] },
    eshopName: 'Casa do Cais',
    own: null,
    isOwnShop: false,
  }
}

/** What somebody has written, as its author sees it. */
export function aWrittenReview(given: Partial<WrittenReview> = {}): WrittenReview {
  return {
    externalId: 'r0123456789abcdef',
    eshopId: 1,
    variantId: 1000,
    source: 'site',
    writtenAt: new Date('2026-11-26T10:00:00Z'),
    statement: null,
    reply: null,
    said: {
      nickname: 'Ana',
      halfStars: 9,
      deliveryHalfStars: null,
      packagingHalfStars: null,
      serviceHalfStars: null,
      body: 'Muito confortável.',
      pluses: ['macio'],
      minuses: [],
    },
    standing: 'waiting',
    photos: [],
    ...given,
  }
}
