/** What other domains may use of the offers (architecture.md, Layout). */
export { deliveriesCall, variantHistoryCall, variantsByIdsCall } from './calls.ts'
export { variantSchema, type WireVariant } from './answers/wire.ts'
export { wireVariant } from './answers/wire-variant.ts'
export { wireImage, type WireImage } from './answers/wire-image.ts'
export { presentAdminMode, type WithAdminMode } from './admin/admin-mode.ts'
export { adminDataCall } from './admin/admin-data-call.ts'
export type { AdminDataOptions } from './admin/admin-data-route.ts'
export { tierOf } from './admin/tier.ts'
export { loadBrands } from './read/brands.ts'
export {
  type ClickTarget,
  loadClickTarget,
  loadClickTargetsOfProducts,
  streamClickTargets,
} from './read/click-target.ts'
export type { Delivery } from './delivery/delivery.ts'
export { deliveriesOfProduct, type ProductDelivery } from './delivery/deliveries-of-product.ts'
export { regionOfPostalCode } from './delivery/postal-region.ts'
export { partsOfTotal, totalParts, type TotalParts } from './delivery/delivered-total.ts'
export { type ComparedProduct, type Comparison, loadComparison } from './read/comparison.ts'
export { familyOf } from './grouping/families/family-of.ts'
export { streamPicturedProducts } from './read/pictured-products.ts'
export { keepReport } from './grouping/decisions/reports.ts'
export { keepTwinAnswer } from './grouping/looks/twins.ts'
export type { TwinFact, TwinReasons } from './grouping/looks/twin-facts.ts'
export type { TwinProduct } from './read/load-twins.ts'
export { MOST_LOOKS, tellLooks } from './grouping/looks/looks.ts'
export type { PictureLook } from './matching/comparing/picture-evidence.ts'
export { groupDueOffers } from './grouping/group-due.ts'
export { sitemapProducts, sitemapShards } from './read/sitemap-products.ts'
export { eshopChangeDates } from './read/sitemap-eshops.ts'
export { nextDeliveryDayAt } from './delivery/delivery-days.ts'
export { isStale, STALE_AFTER_HOURS, STALE_AFTER_MS } from './rules/freshness.ts'
export {
  type IndexableOffer,
  type IndexableProduct,
  loadIndexableProducts,
  streamIndexableProducts,
} from './read/indexable-products.ts'
export {
  type ImageUse,
  imageUsesOfItems,
  imageUsesOfProducts,
  imageUsesOfVariants,
  itemIdsOfVariants,
  markProductsOf,
  markVariantsDirty,
  productIdsAfter,
} from './read/image-uses.ts'
export { MOST_PICTURES, type PictureLookup, shownPictures } from './cards/offer-pictures.ts'
export type { Condition } from './rules/offer-words.ts'
export { type Availability, isForSale, isInStock } from './rules/availability.ts'
export {
  type BaseStanding,
  baseStandingOf,
  compareOffers,
  type OfferStanding,
  standingOf,
} from './rules/offer-order.ts'
export { isWatchedLongEnough, PROVING_DAYS } from './rules/proving-days.ts'
export { BEST_ACCURACY_STEP, tellAccuracy } from './told/tell-accuracy.ts'
export { type OfferToCheck, offersToCheck } from './read/offers-to-check.ts'
export { paidPointsIn, rankingLine, shownLine, withRankingLine } from './cards/card-data.ts'
export { tellBestsellers, tellPopularity } from './told/tell-popularity.ts'
export { type BiddableOffer, biddableOffers, liveCategories } from './read/biddable-offers.ts'
export { bidsOf, type BidMode, type ToldBid, tellBids } from './told/tell-bids.ts'
export { cpcOfPage } from './rules/earlier-bids.ts'
export { type ToldRating, tellRatings, tellReviewed } from './told/tell-ratings.ts'
export { categoryMedians, productPlaces } from './read/product-places.ts'
export { type LeadPicture, leadPicture, picturesOfCard } from './cards/lead-picture.ts'
export { presentCardRecord, presentVariant, type ShownVariant } from './cards/present-variant.ts'
export { previewVariant } from './cards/preview-variant.ts'
export type { ProductAttributes } from './read/product-attributes.ts'
export { type FamilyMember, loadProductPage, type ProductPage, resolveVariantProduct } from './read/product-page.ts'
export type { ProductFacts } from './read/product-facts.ts'
export { loadVariants, type VariantData } from './read/variant-data.ts'
export { slugOf } from './read/slug.ts'
export {
  type CategorisableFilter,
  type CategorisableOffer,
  categorisableOffers,
  type SaidField,
  saidFields,
  spokenPaths,
  type UncategorisedGroup,
  uncategorisedGroups,
} from './read/categorisable-offers.ts'
export { type RecategorisedOffer, recategoriseOffers } from './snapshot/publishing/recategorise.ts'
export {
  countLiveOffers,
  facetGaps,
  findOfferOfShop,
  offersOfItems,
  sharedOffersOf,
  offersOfGtins,
} from './read/shop-offers.ts'
export {
  namedOffers,
  type OfferOfProduct,
  offersBeside,
  type OffersOfProduct,
  offersOfProduct,
} from './read/offers-of-product.ts'
export { categoriesOfVariants } from './read/categories-of-variants.ts'
export { knownVariants, productsOfVariants } from './read/known-variants.ts'
export { eshopsWithSnapshot, hasNoOffers } from './snapshot/applied-snapshots.ts'
export { type ChangedOffer, changedOffersOf, OFFERS_CHANGED } from './snapshot/publishing/tell-changes.ts'
export { openSnapshot } from './snapshot/staging/snapshot-writer.ts'
export type { StagedOffer } from './snapshot/staged-offer.ts'
export type { ComparedSnapshot, PublishedSnapshot, StagedSnapshot } from './snapshot/staged-snapshot.ts'
export type { SettledItems } from './snapshot/settling/settle-items.ts'
export { isReadAgain, type SettledItem } from './snapshot/settling/settled-items.ts'
export type { SnapshotDiff } from './snapshot/comparing/diff-snapshot.ts'
export type { OfferChange, PriceMove, SnapshotChanges } from './snapshot/comparing/describe-changes.ts'
export {
  ITEM_CHANGE_KINDS,
  type ItemChange,
  type ItemChangeKind,
  type ItemChanges,
} from './snapshot/comparing/item-changes.ts'
export { CHANGED_FIELDS, type ChangedField, type FieldChange } from './snapshot/comparing/changed-fields.ts'
export { seeSnapshotAgain } from './snapshot/publishing/see-again.ts'
export { type HiddenOffer, hiddenOffersOf } from './shop-api/hidden-offers.ts'
export { variantsOfShop } from './shop-api/variants-of-shop.ts'
export { markShopsDirty } from './due/mark-shops-dirty.ts'
export { type DailyPrices, type PriceSummary, summaryOf } from './history/daily-prices.ts'
export { type HonestDiscount, judgePrice, type SeenPrice } from './history/honest-discount.ts'
export { lisbonDate, lisbonMidnight, lisbonMidnights, lisbonOffsetMs } from './history/lisbon-days.ts'
export type { OfferHistory, ProductHistory } from './history/load-history.ts'
export { type HistoryCsv, loadHistoryCsv } from './history/load-history-csv.ts'
export { isDiscountInForce, isPriceDrop } from './history/discount-times.ts'
export { loadOfferDays, type OfferDays } from './history/offer-days.ts'
export { backfillObservations, dateProducts, type PastObservations } from './history/backfill.ts'
