import type { AccuracySource } from './accuracy-source.ts'

/** The one offer that there is not, in tests without a database. */
const UNKNOWN_OFFER = 404

/** The first shop is known, the second too little; reports are kept nowhere. */
export const memoryAccuracy: AccuracySource = {
  of: (eshopId) => {
    if (eshopId === 1)
      return {
        share: 0.978,
        readings: 214,
        right: 209,
        price: 4,
        stock: 1,
        unknown: 30,
        reports: 2,
        settledOn: '2026-11-26',
      }
    return eshopId === 2
      ? { share: null, readings: 12, right: 12, price: 0, stock: 0, unknown: 3, reports: 0, settledOn: '2026-11-26' }
      : null
  },
  version: () => 'exatidao',
  offer: async (variantId) =>
    variantId === UNKNOWN_OFFER
      ? null
      : { name: 'Sofá Alvor', eshopName: 'Casa do Cais', priceCents: 64_990, productId: 500, slug: 'sofa-alvor' },
  report: async ({ variantId }) => (variantId === UNKNOWN_OFFER ? 'unknown' : 'kept'),
}
