import { clickSources } from '#domains/clicks/contract.ts'
import { type ListingScope, type ListingSelection, listingUrl } from '#domains/search/contract.ts'

/** Where a click on a card of this listing begins. */
export function listingClickSource(selection: ListingSelection): number {
  const source = sources[selection.scope.kind]
  return source === clickSources.category && listingUrl({ ...selection, page: 1 }).includes('--')
    ? clickSources.landingPage
    : source
}

const sources: Readonly<Record<ListingScope['kind'], number>> = {
  all: clickSources.allProducts,
  category: clickSources.category,
  eshop: clickSources.eshopPage,
  vouchers: clickSources.vouchers,
  eshopVoucher: clickSources.eshopVoucher,
  sales: clickSources.sales,
  offers: clickSources.sales,
  priceDrops: clickSources.priceDrops,
  room: clickSources.roomPage,
  blackFriday: clickSources.blackFriday,
  manufacturer: clickSources.brandPage,
  eco: clickSources.eco,
  furnitureBank: clickSources.furnitureBank,
  gardenSeason: clickSources.gardenSeason,
  beforeChristmas: clickSources.christmasDelivery,
  search: clickSources.searchResults,
}
