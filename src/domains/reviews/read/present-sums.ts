import type { EshopName } from '#domains/eshops/contract.ts'
import type { OffersOfProduct } from '#domains/offers/contract.ts'
import { countOf, ratingOf, type ReviewTotals } from '../review.ts'
import { sumOf } from '../totals.ts'
import type { WireReviewsModal } from './wire.ts'

/** What the dialog says before the reviews themselves. */
export type WireReviewSums = Omit<WireReviewsModal, 'reviews' | 'reviewsWithImage'> & {
  readonly withImageCount: number
}

const NOTHING: ReviewTotals = { vector: Array.from({ length: 10 }, () => 0), verifiedCount: 0, imagesCount: 0 }

/** Sums of a product's offers, and the shops whose buyers have written, by name. */
export function presentSums(
  { offers }: OffersOfProduct,
  known: {
    readonly totals: ReadonlyMap<number, ReviewTotals>
    readonly withImageCount: number
    readonly eshops: ReadonlyMap<number, EshopName>
  },
): WireReviewSums {
  const { vector, verifiedCount, imagesCount } = sumOf([...known.totals.values()]) ?? NOTHING
  const reviewed = new Set(offers.flatMap(({ variantId, eshopId }) => (known.totals.has(variantId) ? [eshopId] : [])))
  return {
    rating: roundedRating({ vector }),
    reviewsCount: countOf({ vector }),
    imagesCount,
    vector: [...vector],
    verifiedCount,
    withImageCount: known.withImageCount,
    eshops: [...reviewed]
      .flatMap((id) => known.eshops.get(id) ?? [])
      .toSorted((one, other) => one.name.localeCompare(other.name, 'pt')),
    summaries: [],
    webSummary: null,
  }
}

/** As cards have it (E-01). */
function roundedRating(totals: Pick<ReviewTotals, 'vector'>): number | null {
  const rating = ratingOf(totals)
  return rating === null ? null : Math.round(rating * 1000) / 1000
}
