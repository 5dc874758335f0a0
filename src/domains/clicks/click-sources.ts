/**
 * Where on the product a click began. 1, 4, 6, 7, 9 and 99 are the specification's; the rest are named by us, so
 * that each place has a number before it exists.
 */
export const clickSources = {
  category: 1,
  sales: 2,
  priceDrops: 3,
  detail: 4,
  detailOtherOffers: 5,
  searchResults: 6,
  favourites: 7,
  favouritesShared: 8,
  homepage: 9,
  homepageSelection: 10,
  allProducts: 11,
  eshopPage: 12,
  brandPage: 13,
  roomPage: 14,
  landingPage: 15,
  vouchers: 16,
  eshopVoucher: 17,
  blackFriday: 18,
  gardenSeason: 19,
  christmasDelivery: 20,
  eco: 21,
  furnitureBank: 22,
  visuallySimilar: 23,
  similarPanel: 24,
  detailSimilar: 25,
  detailFamily: 26,
  detailHistory: 27,
  goneProduct: 28,
  compare: 29,
  offersModal: 30,
  deliveriesModal: 31,
  variantSelectModal: 32,
  favouriteModal: 33,
  recentlyViewed: 34,
  searchOverlay: 35,
  inspiration: 36,
  shopTheLook: 37,
  article: 38,
  watchdogMail: 39,
  reviewMail: 40,
  listMail: 41,
  roomPlanner: 42,
  roomBoard: 43,
  twinFinder: 44,
  aiSearch: 45,
  gridBanner: 46,
  feedLabPreview: 47,
  other: 99,
} as const

export type ClickSource = keyof typeof clickSources

const known: ReadonlySet<number> = new Set(Object.values(clickSources))

/** The source of a click's `s`; whatever is not in the table is 99. */
export function clickSourceOf(text: string | undefined): number {
  const value = /^\d{1,2}$/.test(text ?? '') ? Number(text) : clickSources.other
  return known.has(value) ? value : clickSources.other
}
