import type { OwnData } from '#domains/identity/contract.ts'
import { namedOffers, type OffersOfProduct, offersOfProduct } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { type CollectedRating, collectedRating } from './collected.ts'
import { presentReview } from './present-review.ts'
import { presentSums, type WireReviewSums } from './present-sums.ts'
import { REVIEW_READ_LIMITS } from './read-limits.ts'
import {
  countReviews,
  firstReviews,
  type ReviewFilter,
  type ReviewPage,
  reviewNamed,
  type ReviewPlace,
  reviewsOf,
  reviewsOfPerson,
} from './reviews-of.ts'
import { keptShopNames, type ShopNames } from './shop-names.ts'
import { reviewStandings } from './standing.ts'
import type { WireReview, WireReviewList, WireReviewsModal } from './wire.ts'

export interface ReviewReaderDeps {
  readonly db: Database
  readonly ownData: Pick<OwnData, 'publicPeople'>
}

export type AskedReviews = ReviewFilter & Pick<ReviewPlace, 'page' | 'after'>

/** The same where shops are named by their slugs; of a shop that does not sell the product there are none. */
export type AskedOfProduct = Omit<AskedReviews, 'eshopId' | 'after'> & {
  readonly eshopSlug?: string | undefined
  /** External id of one that comes first, wherever it stands; one that is not shown of this product changes nothing. */
  readonly named?: string | undefined
}

/** A product's reviews as its pages show them. */
export interface ReviewsOfProduct {
  readonly product: OffersOfProduct
  readonly sums: WireReviewSums
  readonly list: WireReviewList
  /** What search engines may be told. */
  readonly collected: CollectedRating | null
}

/** Reviews as calls and pages show them, by any offer of their product; null: there is no such offer. */
export interface ReviewReader {
  list(variantId: number, asked: AskedReviews): Promise<WireReviewList | null>
  modal(variantId: number): Promise<WireReviewsModal | null>
  ofProduct(variantId: number, asked: AskedOfProduct, size?: number): Promise<ReviewsOfProduct | null>
  /** What somebody has written, the newest first. */
  ofPerson(personId: number): Promise<readonly WireReview[]>
}

export function createReviewReader(deps: ReviewReaderDeps): ReviewReader {
  const { db, ownData } = deps
  const shopNames = keptShopNames(db)
  const present = presenter(deps, shopNames)
  const standingOf = reviewStandings(db)
  const listOf = async (
    product: OffersOfProduct,
    { named, ...asked }: AskedReviews & Pick<AskedOfProduct, 'named'>,
    size: number,
  ): Promise<WireReviewList> => {
    const ids = idsOf(product)
    const [page, totalCount, first] = await Promise.all([
      reviewsOf(db, ids, { ...asked, size }),
      countReviews(db, ids, asked),
      named === undefined ? null : reviewNamed(db, ids, named),
    ])
    const reviews = first === null ? page.reviews : [first, ...page.reviews.filter(({ id }) => id !== first.id)]
    const [items = []] = await present(product, [{ ...page, reviews }])
    return { items, hasMore: page.hasMore, totalCount }
  }
  const sumsOf = async (product: OffersOfProduct): Promise<WireReviewSums> => {
    const ids = idsOf(product)
    return presentSums(product, { ...(await standingOf(ids)), eshops: await shopNames(shopsOf(product)) })
  }
  return {
    list: async (variantId, asked) => {
      const product = await offersOfProduct(db, variantId)
      return product === null ? null : listOf(product, asked, REVIEW_READ_LIMITS.pageSize)
    },
    modal: async (variantId) => {
      const product = await offersOfProduct(db, variantId)
      if (product === null) return null
      const [standing, found] = await Promise.all([
        standingOf(idsOf(product)),
        firstReviews(db, idsOf(product), REVIEW_READ_LIMITS.pageSize),
      ])
      const [items = [], itemsWithImage = []] = await present(product, [found.all, found.withImage])
      const eshops = await shopNames(shopsOf(product))
      const { withImageCount, ...sums } = presentSums(product, { ...standing, eshops })
      return {
        ...sums,
        reviews: { items, hasMore: found.all.hasMore, totalCount: sums.reviewsCount },
        reviewsWithImage: { items: itemsWithImage, hasMore: found.withImage.hasMore, totalCount: withImageCount },
      }
    },
    ofProduct: async (variantId, { eshopSlug, ...asked }, size = REVIEW_READ_LIMITS.pageSize) => {
      const product = await offersOfProduct(db, variantId)
      if (product === null) return null
      const eshopId = eshopSlug === undefined ? undefined : await idOfShop(shopNames, product, eshopSlug)
      const [sums, list, collected] = await Promise.all([
        sumsOf(product),
        listOf(product, { ...asked, eshopId }, size),
        collectedRating(db, idsOf(product)),
      ])
      return { product, sums, list, collected }
    },
    ofPerson: async (personId) => {
      const reviews = await reviewsOfPerson(db, personId, REVIEW_READ_LIMITS.ofPerson)
      const [people, eshops, offers] = await Promise.all([
        ownData.publicPeople([personId]),
        shopNames([...new Set(reviews.map(({ eshopId }) => eshopId))]),
        namedOffers(
          db,
          reviews.flatMap(({ variantId }) => variantId ?? []),
        ),
      ])
      return reviews.map((review) => presentReview(review, { people, eshops, offers }))
    },
  }
}

function presenter({ ownData }: ReviewReaderDeps, shopNames: ShopNames) {
  return async (product: OffersOfProduct, pages: readonly ReviewPage[]): Promise<WireReview[][]> => {
    const written = pages.flatMap(({ reviews }) => reviews.flatMap(({ personId }) => personId ?? []))
    const [people, eshops] = await Promise.all([
      ownData.publicPeople([...new Set(written)]),
      shopNames(shopsOf(product)),
    ])
    const { offers } = product
    const several = new Map(offers.length < 2 ? [] : offers.map((offer) => [offer.variantId, offer]))
    return pages.map(({ reviews }) =>
      reviews.map((review) => presentReview(review, { people, eshops, offers: several })),
    )
  }
}

function shopsOf({ offers }: OffersOfProduct): number[] {
  return [...new Set(offers.map(({ eshopId }) => eshopId))]
}

/** Of one that does not sell it: an id that no shop has. */
async function idOfShop(shopNames: ShopNames, product: OffersOfProduct, slug: string): Promise<number> {
  const ids = shopsOf(product)
  const names = await shopNames(ids)
  return ids.find((id) => names.get(id)?.slug === slug) ?? 0
}

function idsOf({ offers }: OffersOfProduct): number[] {
  return offers.map(({ variantId }) => variantId)
}
