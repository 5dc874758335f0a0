import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { type Review, REVIEW_LIMITS } from './review.ts'

/**
 * Keeps what a review says before it says something else; nobody but its author and moderators reads it. Of one that is changed for ever the
 * last are kept.
 */
export async function keepRevision(tx: DatabaseOrTransaction, review: Review, now: Date): Promise<void> {
  await sql`
    insert into reviews.revision (review_id, version, half_stars, body, pluses, minuses, at)
    values (${review.id}, ${review.state === 'published' ? (review.shownVersion ?? review.version) : review.version}, ${review.halfStars}, ${review.body}, ${review.pluses as string[]}, ${review.minuses as string[]}, ${now})
    on conflict (review_id, version) do nothing`.execute(tx)
  await sql`
    delete from reviews.revision where review_id = ${review.id} and version <=
      (select version from reviews.revision where review_id = ${review.id} order by version desc offset ${REVIEW_LIMITS.revisions} limit 1)`.execute(
    tx,
  )
}
