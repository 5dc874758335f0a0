import { type EshopName, eshopNames } from '#domains/eshops/contract.ts'
import type { OwnData } from '#domains/identity/contract.ts'
import { namedOffers, type OffersOfProduct, offersOfProduct } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { totalsOfEachVariant } from '../totals.ts'
import { type CollectedRating, collectedRating } from './collected.ts'
import { presentReview } from './present-review.ts'
import { presentSums, type WireReviewSums } from './present-sums.ts'
import { REVIEW_READ_LIMITS } from './read-limits.ts'
import {
  countReviews,
  type ReviewFilter,
  type ReviewPage,
  type ReviewPlace,
  reviewsOf,
  reviewsOfPerson,
} from './reviews-of.ts'
import type { WireReview, WireReviewList, WireReviewsModal } from './wire.ts'

export interface ReviewReaderDeps {
  readonly db: Database
  readonly ownData: Pick<OwnData, 'publicPeople'>
}

export type AskedReviews = ReviewFilter & Pick<ReviewPlace, 'page' | 'after'>

/** The same where shops are named by their slugs; of a shop that does not sell the product there are none. */
export type AskedOfProduct = Omit<AskedReviews, 'eshopId' | 'after'> & { readonly eshopSlug?: string | undefined }

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

export function createReviewReader({ db, ownData }: ReviewReaderDeps): ReviewReader {
  const present = presenter({ db, ownData })
  const listOf = async (product: OffersOfProduct, asked: AskedReviews, size: number): Promise<WireReviewList> => {
    const ids = idsOf(product)
    const [page, totalCount, eshops] = await Promise.all([
      reviewsOf(db, ids, { ...asked, size }),
      countReviews(db, ids, asked),
      shopsOf(db, product),
    ])
    const [items = []] = await present(product, eshops, [page])
    return { items, hasMore: page.hasMore, totalCount }
  }
  const sumsOf = async (product: OffersOfProduct): Promise<WireReviewSums> => {
    const ids = idsOf(product)
    const [totals, withImageCount, eshops] = await Promise.all([
      totalsOfEachVariant(db, ids),
      countReviews(db, ids, { withImage: true }),
      shopsOf(db, product),
    ])
    return presentSums(product, { totals, withImageCount, eshops })
  }
  return {
    list: async (variantId, asked) => {
      const product = await offersOfProduct(db, variantId)
      return product === null ? null : listOf(product, asked, REVIEW_READ_LIMITS.pageSize)
    },
    modal: async (variantId) => {
      const product = await offersOfProduct(db, variantId)
      return product === null ? null : modalOf(db, product, present)
    },
    ofProduct: async (variantId, { eshopSlug, ...asked }, size = REVIEW_READ_LIMITS.pageSize) => {
      const product = await offersOfProduct(db, variantId)
      if (product === null) return null
      const eshopId = eshopSlug === undefined ? undefined : await idOfShop(db, product, eshopSlug)
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
        eshopNames(db, [...new Set(reviews.map(({ eshopId }) => eshopId))]),
        namedOffers(
          db,
          reviews.flatMap(({ variantId }) => variantId ?? []),
        ),
      ])
      return reviews.map((review) => presentReview(review, { people, eshops, offers }))
    },
  }
}

type Presenter = ReturnType<typeof presenter>

function presenter({ ownData }: ReviewReaderDeps) {
  return async (
    { offers }: OffersOfProduct,
    eshops: ReadonlyMap<number, EshopName>,
    pages: readonly ReviewPage[],
  ): Promise<WireReview[][]> => {
    const written = pages.flatMap(({ reviews }) => reviews.flatMap(({ personId }) => personId ?? []))
    const people = await ownData.publicPeople([...new Set(written)])
    const several = new Map(offers.length < 2 ? [] : offers.map((offer) => [offer.variantId, offer]))
    return pages.map(({ reviews }) =>
      reviews.map((review) => presentReview(review, { people, eshops, offers: several })),
    )
  }
}

/** Everything that the dialog opens with, by as many questions at once as do not wait for one another. */
async function modalOf(db: Database, product: OffersOfProduct, present: Presenter): Promise<WireReviewsModal> {
  const ids = idsOf(product)
  const first = { page: 1, size: REVIEW_READ_LIMITS.pageSize }
  const [totals, all, withImage, withImageCount, eshops] = await Promise.all([
    totalsOfEachVariant(db, ids),
    reviewsOf(db, ids, first),
    reviewsOf(db, ids, { ...first, withImage: true }),
    countReviews(db, ids, { withImage: true }),
    shopsOf(db, product),
  ])
  const [items = [], itemsWithImage = []] = await present(product, eshops, [all, withImage])
  const { withImageCount: _counted, ...sums } = presentSums(product, { totals, withImageCount, eshops })
  return {
    ...sums,
    reviews: { items, hasMore: all.hasMore, totalCount: sums.reviewsCount },
    reviewsWithImage: { items: itemsWithImage, hasMore: withImage.hasMore, totalCount: withImageCount },
  }
}

function shopsOf(db: Database, { offers }: OffersOfProduct): Promise<ReadonlyMap<number, EshopName>> {
  return eshopNames(db, [...new Set(offers.map(({ eshopId }) => eshopId))])
}

/** Of one that does not sell it: an id that no shop has. */
async function idOfShop(db: Database, product: OffersOfProduct, slug: string): Promise<number> {
  return [...(await shopsOf(db, product)).values()].find((eshop) => eshop.slug === slug)?.id ?? 0
}

function idsOf({ offers }: OffersOfProduct): number[] {
  return offers.map(({ variantId }) => variantId)
}
