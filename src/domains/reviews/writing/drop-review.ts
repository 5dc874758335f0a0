import { sql } from 'kysely'
import { tellTextGone } from '#domains/moderation/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { dropPhotos } from '../photos/photo-storage.ts'
import { takePhotosOff } from '../photos/take-photos-off.ts'
import { withdrawReview } from '../publish.ts'
import type { Review } from '../review.ts'

/** Its author takes a locked review away, with its pictures and its history: nothing of it is kept. */
export async function dropReview(tx: DatabaseTransaction, review: Review, now: Date): Promise<void> {
  await withdrawReview(tx, review, 'removed')
  await dropPhotos(tx, review.id, { now })
  await sql`delete from reviews.review where id = ${review.id}`.execute(tx)
  await tellWordsGone(tx, review)
}

/** Moderation has copies, also of what is still on its way there. */
function tellWordsGone(tx: DatabaseTransaction, { externalId }: Review): Promise<void> {
  return tellTextGone(tx, [
    { kind: 'review', itemId: externalId },
    { kind: 'reply', itemId: externalId },
  ])
}

/**
 * A person leaves: of a locked review that is published its stars alone stay, by nobody; one that nobody reads is gone. A decision that is
 * still on its way is void.
 */
export async function eraseWords(tx: DatabaseTransaction, review: Review, now: Date): Promise<void> {
  if (review.state !== 'published') return dropReview(tx, review, now)
  await takePhotosOff(tx, review, { now })
  await sql`delete from reviews.change where review_id = ${review.id}`.execute(tx)
  await sql`delete from reviews.revision where review_id = ${review.id}`.execute(tx)
  await sql`
    update reviews.review set person_id = null, nickname = null, body = null, translated_body = null, pluses = '{}', minuses = '{}',
      reply = null, translated_reply = null, replied_at = null, waiting_reply = null, reply_version = reply_version + 1,
      statement = null, version = version + 1, shown_version = version + 1
    where id = ${review.id}`.execute(tx)
  await tellWordsGone(tx, review)
}
