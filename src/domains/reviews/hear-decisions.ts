import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { type DecidedItem, decidedItemOf, ITEM_DECIDED } from '#domains/moderation/contract.ts'
import { defineConsumer } from '#platform/outbox/define-consumer.ts'
import { dropPhotos } from './photos/photo-storage.ts'
import { publishReview, refuseChange, withdrawReview, withdrawShown } from './publish.ts'
import { decideReply } from './replies/decide-reply.ts'
import type { Review } from './review.ts'
import { lockReview, setStatement } from './storage.ts'

/** Does to reviews and their replies what was decided about them; a decision on words that have changed since is void. */
export const hearDecisions = defineConsumer({
  name: 'reviews.decisions',
  events: [ITEM_DECIDED],
  key: ({ payload }) => `${decidedItemOf(payload).kind} ${decidedItemOf(payload).itemId}`,
  handle: async (tx, { payload, at }) => {
    const decided = decidedItemOf(payload)
    if (decided.kind !== 'review' && decided.kind !== 'reply') return
    const review = await lockReview(tx, decided.itemId)
    if (review === null) return
    if (decided.kind === 'reply') await decideReply(tx, review, decided, at)
    else if (isDecisionOn(review, decided)) await decideReview(tx, review, decided, at)
  },
})

/** Whether it is about the words that stand there now; what is shown can be taken off while a change of it waits. */
export function isDecisionOn(review: Review, { version, decision }: DecidedItem): boolean {
  if (review.state === 'draft') return false
  const { shownVersion } = review
  return review.version === version || (decision === 'remove' && shownVersion !== null && version >= shownVersion)
}

async function decideReview(tx: DatabaseTransaction, review: Review, decided: DecidedItem, at: Date): Promise<void> {
  if (decided.decision === 'publish') return publishReview(tx, review, at)
  const isChange = review.state === 'published' && review.shownVersion !== review.version
  if (decided.decision === 'refuse' && isChange) await refuseChange(tx, review, at)
  else if (decided.decision === 'refuse') await withdrawReview(tx, review, 'refused')
  else if (decided.decision === 'hold') await withdrawReview(tx, review, 'waiting')
  else {
    await (decided.version < review.version ? withdrawShown(tx, review, at) : withdrawReview(tx, review, 'removed'))
    // Their addresses are known: what was taken off after a report is gone there too.
    await dropPhotos(tx, review.id, { now: at })
  }
  await setStatement(tx, review.id, decided)
}
