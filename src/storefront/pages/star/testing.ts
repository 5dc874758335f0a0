import type { StarSource } from './star-source.ts'

/** Idents of tests without a database. */
export const TEST_IDENT = 'aaaaaaaaaaaaaaaaaaaaaaaa'
export const OVER_IDENT = 'oooooooooooooooooooooooo'
export const UNKNOWN_IDENT = 'uuuuuuuuuuuuuuuuuuuuuuuu'

/** Opens one invitation of two products, and changes nothing; the first shop has reviews. */
export const memoryStar: StarSource = {
  open: async (ident) => {
    if (ident === OVER_IDENT) return 'over'
    if (ident !== TEST_IDENT) return 'unknown'
    return {
      eshop: { id: 1, name: 'Casa do Cais', slug: 'loja-1' },
      ofEshop: null,
      items: [
        { variantId: 1000, name: 'Sofá Alvor', image: null, review: null },
        { variantId: 1004, name: 'Mesa <b>Mira</b>', image: null, review: null },
      ],
      nickname: null,
      answersQuestions: false,
      delayDays: [3, 7, 14],
    }
  },
  keep: async () => 'kept',
  thank: async () => 'kept',
  delay: async () => 'delayed',
  dropPhoto: async () => true,
  unsubscribe: async () => undefined,
  standing: async (eshopId) =>
    eshopId === 1
      ? {
          all: { vector: [1, 0, 0, 0, 0, 0, 0, 5, 4, 10], verifiedCount: 15, imagesCount: 0 },
          lastYear: { vector: [0, 0, 0, 0, 0, 0, 0, 0, 2, 2] },
          repliedCount: 5,
          delivery: 4.5,
          packaging: 4,
          service: null,
        }
      : null,
  eshopReviews: async () => [],
  totals: async (eshopIds) =>
    new Map(
      eshopIds.includes(1) ? [[1, { vector: [1, 0, 0, 0, 0, 0, 0, 5, 4, 10], verifiedCount: 15, imagesCount: 0 }]] : [],
    ),
}
