import type { EshopName } from '#domains/eshops/contract.ts'
import type { OffersOfProduct } from '#domains/offers/contract.ts'
import { countOf, ratingOf, type ReviewTotals, type VariantTotals } from '../review.ts'
import { sumOf } from '../totals.ts'
import type { ReviewSummary, SummaryClaim } from '../summaries/summary-of.ts'
import type { SummariesOfProduct } from './standing.ts'
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
    readonly totals: ReadonlyMap<number, VariantTotals>
    readonly eshops: ReadonlyMap<number, EshopName>
    readonly said: SummariesOfProduct
  },
): WireReviewSums {
  const totals = [...known.totals.values()]
  const { vector, verifiedCount, imagesCount } = sumOf(totals) ?? NOTHING
  const reviewed = new Set(offers.flatMap(({ variantId, eshopId }) => (known.totals.has(variantId) ? [eshopId] : [])))
  return {
    rating: roundedRating({ vector }),
    reviewsCount: countOf({ vector }),
    imagesCount,
    vector: [...vector],
    verifiedCount,
    withImageCount: totals.reduce((sum, { withImageCount }) => sum + withImageCount, 0),
    eshops: [...reviewed]
      .flatMap((id) => known.eshops.get(id) ?? [])
      .toSorted((one, other) => one.name.localeCompare(other.name, 'pt')),
    summaries: known.said.summary === null ? [] : [presentSummary(known.said.summary)],
    webSummary: presentWebSummary(known.said.webSummary),
  }
}

/** As cards have it (E-01). */
function roundedRating(totals: Pick<ReviewTotals, 'vector'>): number | null {
  const rating = ratingOf(totals)
  return rating === null ? null : Math.round(rating * 1000) / 1000
}

type WireSummary = WireReviewsModal['summaries'][number]

function presentSummary({ variantId, pros, cons }: ReviewSummary): WireSummary {
  return { variantId, pros: pros.map(presentClaim), cons: cons.map(presentClaim) }
}

function presentClaim({ text, percentage, sentences }: SummaryClaim): WireSummary['pros'][number] {
  return { text, percentage, sentences: sentences.map(({ reviewId, sentence }) => ({ reviewId, sentence })) }
}

function presentWebSummary(said: SummariesOfProduct['webSummary']): WireReviewsModal['webSummary'] {
  return said === null ? null : { summary: said.summary, sources: said.sources.map(({ name, url }) => ({ name, url })) }
}
