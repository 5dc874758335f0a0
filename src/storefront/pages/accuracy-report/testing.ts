import type { AccuracySource } from './accuracy-source.ts'

/** The one offer of tests without a database. */
export const TEST_REPORTED = 1000

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
    variantId === TEST_REPORTED
      ? { name: 'Sofá Alvor', eshopName: 'Casa do Cais', priceCents: 64_990, productId: 500, slug: 'sofa-alvor' }
      : null,
  report: async ({ variantId }) => (variantId === TEST_REPORTED ? 'kept' : 'unknown'),
}
