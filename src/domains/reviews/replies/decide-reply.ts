import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { DecidedItem } from '#domains/moderation/contract.ts'
import { tellChanged } from '../publish.ts'
import type { Review } from '../review.ts'
import { languageOf } from '../translation/language-of.ts'

/** Does to the reply of a locked review what was decided; the one that is shown stays while a change of it is refused. */
export async function decideReply(
  tx: DatabaseTransaction,
  review: Review,
  decided: DecidedItem,
  at: Date,
): Promise<void> {
  const { version, decision, statement } = decided
  if (decision === 'remove' && version < review.replyVersion) return takeReplyOff(tx, review, statement)
  if (version !== review.replyVersion) return
  // Of crowds that are held afterwards only reviews are part.
  if (decision === 'hold') return
  if (decision === 'publish') {
    if (review.waitingReply === null) return
    await sql`update reviews.review set reply = waiting_reply, reply_language = ${languageOf(review.waitingReply)}, translated_reply = null,
        reply_translation_tried_at = null, replied_at = ${at}, waiting_reply = null, reply_statement = null
      where id = ${review.id}`.execute(tx)
  } else
    await sql`update reviews.review set waiting_reply = null, reply_statement = ${statement},
        reply = case when ${decision === 'remove'} then null else reply end,
        translated_reply = case when ${decision === 'remove'} then null else translated_reply end,
        replied_at = case when ${decision === 'remove'} then null else replied_at end
      where id = ${review.id}`.execute(tx)
  if (decision !== 'refuse') await tellChanged(tx, review)
}

/** What is shown goes, while a change that was sent meanwhile goes on waiting for a decision of its own. */
async function takeReplyOff(tx: DatabaseTransaction, review: Review, statement: string | null): Promise<void> {
  await sql`update reviews.review set reply = null, translated_reply = null, replied_at = null, reply_statement = ${statement}
    where id = ${review.id}`.execute(tx)
  if (review.reply !== null) await tellChanged(tx, review)
}
