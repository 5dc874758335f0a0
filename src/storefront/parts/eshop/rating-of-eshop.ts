import { countOf, ratingOf, type ReviewTotals } from '#domains/reviews/contract.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'

/** How buyers rate a shop, beside its name. */
export interface RatingOfEshop {
  readonly slug: string
  /** Stars, 0 to 5. */
  readonly value: number
  readonly count: number
}

/** How long a page that shows one is kept: what is published of shops meanwhile comes after. */
export const RATINGS_KEPT_MS = 5 * 60_000

/** null: nobody has said anything of the shop. */
export function ratingOfEshop(slug: string, totals: ReviewTotals | null | undefined): RatingOfEshop | null {
  const value = totals === null || totals === undefined ? null : ratingOf(totals)
  return value === null || totals === null || totals === undefined ? null : { slug, value, count: countOf(totals) }
}

/** Sums of shops by their ids. They are a part of pages that stand without the database: then these show none. */
export async function totalsForPages(
  eshopIds: readonly number[],
  { star, log }: Pick<StorefrontDependencies, 'star' | 'log'>,
): Promise<ReadonlyMap<number, ReviewTotals>> {
  try {
    return await star.totals(eshopIds)
  } catch (error) {
    log.warn({ err: error }, 'a page shows no ratings of shops')
    return new Map()
  }
}

/** What a shop counts with among others: as if five more had given it 3.5 stars, so that one happy buyer leads no list. */
export function weighedRating(rating: RatingOfEshop | null): number {
  return rating === null ? 0 : (rating.value * rating.count + PRIOR_COUNT * PRIOR) / (rating.count + PRIOR_COUNT)
}

const PRIOR = 3.5
const PRIOR_COUNT = 5
