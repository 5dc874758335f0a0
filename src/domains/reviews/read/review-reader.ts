import { type EshopName, eshopNames } from '#domains/eshops/contract.ts'
import type { OwnData } from '#domains/identity/contract.ts'
import { type OffersOfProduct, offersOfProduct } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { countOf, ratingOf, type ReviewTotals } from '../review.ts'
import { sumOf, totalsOfEachVariant } from '../totals.ts'
import { presentReview } from './present-review.ts'
import { REVIEW_READ_LIMITS } from './read-limits.ts'
import { countReviews, type ReviewFilter, type ReviewPage, type ReviewPlace, reviewsOf } from './reviews-of.ts'
import type { WireReview, WireReviewsModal } from './wire.ts'

export interface ReviewReaderDeps {
  readonly db: Database
  readonly ownData: Pick<OwnData, 'publicPeople'>
}

/** A page of reviews on the wire. */
export type WireReviewList = WireReviewsModal['reviews']

/** Reviews as calls and pages show them, by any offer of their product; null: there is no such offer. */
export interface ReviewReader {
  list(variantId: number, filter: ReviewFilter & Pick<ReviewPlace, 'page' | 'after'>): Promise<WireReviewList | null>
  modal(variantId: number): Promise<WireReviewsModal | null>
}

export function createReviewReader({ db, ownData }: ReviewReaderDeps): ReviewReader {
  const shopsOf = (product: OffersOfProduct) =>
    eshopNames(db, [...new Set(product.offers.map(({ eshopId }) => eshopId))])
  const present = async (
    product: OffersOfProduct,
    eshops: ReadonlyMap<number, EshopName>,
    pages: readonly ReviewPage[],
  ): Promise<WireReview[][]> => {
    const all = pages.flatMap(({ reviews }) => reviews)
    const people = await ownData.publicPeople([
      ...new Set(all.flatMap(({ personId }) => (personId === null ? [] : [personId]))),
    ])
    const offers = new Map(product.offers.length < 2 ? [] : product.offers.map((offer) => [offer.variantId, offer]))
    return pages.map(({ reviews }) => reviews.map((review) => presentReview(review, { people, eshops, offers })))
  }
  return {
    list: async (variantId, filter) => {
      const product = await offersOfProduct(db, variantId)
      if (product === null) return null
      const ids = idsOf(product)
      const [page, totalCount, eshops] = await Promise.all([
        reviewsOf(db, ids, { ...filter, size: REVIEW_READ_LIMITS.pageSize }),
        countReviews(db, ids, filter),
        shopsOf(product),
      ])
      const [items = []] = await present(product, eshops, [page])
      return { items, hasMore: page.hasMore, totalCount }
    },
    modal: async (variantId) => {
      const product = await offersOfProduct(db, variantId)
      if (product === null) return null
      const ids = idsOf(product)
      const first = { page: 1, size: REVIEW_READ_LIMITS.pageSize }
      const [each, all, withImage, withImageCount, eshops] = await Promise.all([
        totalsOfEachVariant(db, ids),
        reviewsOf(db, ids, first),
        reviewsOf(db, ids, { ...first, withImage: true }),
        countReviews(db, ids, { withImage: true }),
        shopsOf(product),
      ])
      const [items = [], itemsWithImage = []] = await present(product, eshops, [all, withImage])
      const totals = sumOf([...each.values()])
      return {
        ...presentTotals(totals),
        eshops: shopsWithReviews(product, each, eshops),
        reviews: { items, hasMore: all.hasMore, totalCount: totals === null ? 0 : countOf(totals) },
        reviewsWithImage: { items: itemsWithImage, hasMore: withImage.hasMore, totalCount: withImageCount },
        summaries: [],
        webSummary: null,
      }
    },
  }
}

/** Shops whose buyers have written, by name. */
function shopsWithReviews(
  { offers }: OffersOfProduct,
  totals: ReadonlyMap<number, ReviewTotals>,
  eshops: ReadonlyMap<number, EshopName>,
): EshopName[] {
  const ids = new Set(offers.flatMap(({ variantId, eshopId }) => (totals.has(variantId) ? [eshopId] : [])))
  return [...ids]
    .flatMap((id) => eshops.get(id) ?? [])
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pt'))
}

function idsOf({ offers }: OffersOfProduct): number[] {
  return offers.map(({ variantId }) => variantId)
}

const NOTHING: ReviewTotals = { vector: Array.from({ length: 10 }, () => 0), verifiedCount: 0, imagesCount: 0 }

function presentTotals(
  totals: ReviewTotals | null,
): Pick<WireReviewsModal, 'rating' | 'reviewsCount' | 'imagesCount' | 'vector' | 'verifiedCount'> {
  const { vector, verifiedCount, imagesCount } = totals ?? NOTHING
  return {
    rating: ratingOf({ vector }),
    reviewsCount: countOf({ vector }),
    imagesCount,
    vector: [...vector],
    verifiedCount,
  }
}
