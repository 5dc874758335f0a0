import { sql } from 'kysely'
import { submitForModeration, tellTextGone } from '#domains/moderation/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { tellChanged } from '../publish.ts'
import { lockReview } from '../storage.ts'

export interface ReplyOf {
  readonly externalId: string
  /** Only to what is said of itself does a shop reply. */
  readonly eshopId: number
}

/**
 * A shop's word on a review of it: kept until moderation has decided, while an earlier one goes on being shown. False: it has no such
 * review; nobody learns whether another shop has.
 */
export function keepReply(db: Database, { externalId, eshopId }: ReplyOf, text: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const review = await lockReview(tx, externalId)
    if (review === null || review.eshopId !== eshopId || review.state !== 'published') return false
    if ((review.waitingReply ?? review.reply) === text) return true
    await sql`update reviews.review set waiting_reply = ${text}, reply_version = reply_version + 1, reply_statement = null
      where id = ${review.id}`.execute(tx)
    await submitForModeration(tx, {
      kind: 'reply',
      itemId: externalId,
      version: review.replyVersion + 1,
      texts: [text],
      halfStars: null,
      eshopId,
      variantId: review.variantId,
      author: null,
      network: null,
      isVerified: false,
      pictures: [],
      writtenAt: now.toISOString(),
    })
    return true
  })
}

/** Takes a shop's reply away at once, and what of it waits. */
export function dropReply(db: Database, { externalId, eshopId }: ReplyOf): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const review = await lockReview(tx, externalId)
    if (review === null || review.eshopId !== eshopId || review.state !== 'published') return false
    await sql`update reviews.review set reply = null, translated_reply = null, replied_at = null, waiting_reply = null,
        reply_version = reply_version + 1, reply_statement = null where id = ${review.id}`.execute(tx)
    await tellTextGone(tx, [{ kind: 'reply', itemId: externalId }])
    if (review.reply !== null) await tellChanged(tx, review)
    return true
  })
}
