import { midnights } from '../../parts/price-history/testing.ts'
import type { WatchedOffer, WatchSource } from './watch-source.ts'

/** For tests of pages: offers without a database, and nobody watches any; never part of the product. */
export function aWatchedOffer(offer: Partial<WatchedOffer> = {}): WatchedOffer {
  return {
    variantId: 1000,
    productId: 500,
    productSlug: 'sofa-alvor',
    name: 'Sofá Alvor',
    eshopName: 'Casa do Cais',
    priceCents: 30_000,
    totals: { mainland: 30_000, madeira: 33_900, azores: null },
    isPayable: true,
    isInStock: true,
    days: { midnights: midnights(90), price: Array.from({ length: 90 }, (_, day) => (day === 40 ? 27_900 : 30_000)) },
    ...offer,
  }
}

/** Of the offer 1001. */
const UNSEEN = { days: { midnights: [], price: [] } }

export const memoryWatches: WatchSource = {
  watch: async () => 'asked',
  watchOf: async () => null,
  watchesOf: async () => [],
  end: async () => undefined,
  watchList: async () => 'asked',
  listsOf: async () => [],
  endList: async () => undefined,
  endBy: async () => undefined,
  confirmBy: async () => false,
  offers: async (variantIds) =>
    variantIds.flatMap((variantId) =>
      variantId === 404 ? [] : [aWatchedOffer({ variantId, ...(variantId === 1001 && UNSEEN) })],
    ),
}
