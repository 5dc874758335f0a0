import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { countOf, ratingOf } from '../review.ts'

/** How buyers who wrote here rate offers together; null: nobody has written here. */
export interface CollectedRating {
  readonly rating: number
  readonly count: number
}

/** Without what shops have collected themselves: search engines are told of nothing that comes from other sites. */
export async function collectedRating(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<CollectedRating | null> {
  const { rows } = await sql<{ halfStars: number; count: number }>`
    select half_stars as "halfStars", count(*)::int as count from reviews.review
    where variant_id = any(${variantIds as number[]}::bigint[]) and state = 'published' and subject = 'variant' and source <> 'import'
    group by half_stars`.execute(db)
  const vector = Array.from({ length: 10 }, (_, at) => rows.find(({ halfStars }) => halfStars === at + 1)?.count ?? 0)
  const rating = ratingOf({ vector })
  return rating === null ? null : { rating, count: countOf({ vector }) }
}
