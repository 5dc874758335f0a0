import { clickSources } from '#domains/clicks/contract.ts'
import { type ListingSelection, listingUrl, promoOfScope } from '#domains/search/contract.ts'

/** Where a click on a card of this listing begins. */
export const listingClickSource = (selection: ListingSelection): number => {
  if (selection.scope.kind === 'search') return clickSources.searchResults
  if (selection.scope.kind === 'eshop') return clickSources.eshopPage
  if (selection.scope.kind === 'eshopVoucher') return clickSources.eshopVoucher
  if (selection.scope.kind === 'vouchers') return clickSources.vouchers
  if (selection.scope.kind === 'priceDrops') return clickSources.priceDrops
  if (promoOfScope(selection.scope) !== null) return clickSources.sales
  if (selection.scope.kind === 'all') return clickSources.allProducts
  return listingUrl({ ...selection, page: 1 }).includes('--') ? clickSources.landingPage : clickSources.category
}
