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
    isPayable: true,
    isInStock: true,
    lowestCents: 27_900,
    ...offer,
  }
}

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
    variantIds.flatMap((variantId) => (variantId === 404 ? [] : [aWatchedOffer({ variantId })])),
}
