import {
  isForSale,
  isInStock,
  loadOfferDays,
  loadVariants,
  type OfferDays,
  type VariantData,
} from '#domains/offers/contract.ts'
import { SHOWN_DAYS } from '#storefront/pages/watchdog/offer-price-view.ts'
import type { WatchedOffer, WatchSource } from '#storefront/pages/watchdog/watch-source.ts'
import type { SharedParts } from './web-parts.ts'

const NO_DAYS: OfferDays = { midnights: [], price: [] }

/** What pages know of watches: the watchdog's, and the offers that they are of. */
export function watchesOfPages({ db, clock, watching }: Pick<SharedParts, 'db' | 'clock' | 'watching'>): WatchSource {
  return {
    ...watching,
    offers: async (variantIds) => {
      const now = clock.now()
      const variants = await loadVariants(db, variantIds, now)
      // Of a list nobody asks for the history: it is the form's.
      const [only] = variantIds.length === 1 ? variants : []
      const days = only === undefined ? NO_DAYS : await loadOfferDays(db, only.variantId, SHOWN_DAYS, now)
      return variants.map((variant) => watchedOffer(variant, days))
    },
  }
}

function watchedOffer(variant: VariantData, days: OfferDays): WatchedOffer {
  const isLive = variant.state === 'live'
  const { mainland, madeira, azores } = variant.totals
  return {
    variantId: variant.variantId,
    productId: variant.productId,
    productSlug: variant.productSlug,
    name: variant.title,
    eshopName: variant.eshop.name,
    priceCents: variant.priceCents,
    totals: { mainland: known(mainland), madeira: known(madeira), azores: known(azores) },
    isPayable: isLive && isForSale(variant),
    isInStock: isLive && isInStock(variant),
    days,
  }
}

function known(total: VariantData['totals']['mainland']): number | null {
  return typeof total === 'number' ? total : null
}
