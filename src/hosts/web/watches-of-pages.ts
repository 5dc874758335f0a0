import { isForSale, isInStock, loadVariants, lowestPriceSince, type VariantData } from '#domains/offers/contract.ts'
import type { WatchedOffer, WatchSource } from '#storefront/pages/watchdog/watch-source.ts'
import type { SharedParts } from './web-parts.ts'

const LOWEST_OF_MS = 90 * 86_400_000

/** What pages know of watches: the watchdog's, and the offers that they are of. */
export function watchesOfPages({ db, clock, watching }: Pick<SharedParts, 'db' | 'clock' | 'watching'>): WatchSource {
  return {
    ...watching,
    offers: async (variantIds) => {
      const now = clock.now()
      const variants = await loadVariants(db, variantIds, now)
      // Of a list nobody asks for the lowest price: it is the form's.
      const [only] = variantIds.length === 1 ? variants : []
      const lowestCents =
        only === undefined ? null : await lowestPriceSince(db, only.variantId, new Date(now.getTime() - LOWEST_OF_MS))
      return variants.map((variant) => watchedOffer(variant, lowestCents))
    },
  }
}

function watchedOffer(variant: VariantData, lowestCents: number | null): WatchedOffer {
  const isLive = variant.state === 'live'
  return {
    variantId: variant.variantId,
    productId: variant.productId,
    productSlug: variant.productSlug,
    name: variant.title,
    eshopName: variant.eshop.name,
    priceCents: variant.priceCents,
    isPayable: isLive && isForSale(variant),
    isInStock: isLive && isInStock(variant),
    lowestCents,
  }
}
