import { decidedItemOf, ITEM_DECIDED } from '#domains/moderation/contract.ts'
import { defineConsumer } from '#platform/outbox/define-consumer.ts'
import { publishReview, withdrawReview } from './publish.ts'
import { lockReview } from './storage.ts'

/** Does to reviews what was decided about them; a decision on words that have changed since is void. */
export const hearDecisions = defineConsumer({
  name: 'reviews.decisions',
  events: [ITEM_DECIDED],
  key: ({ payload }) => `${decidedItemOf(payload).kind} ${decidedItemOf(payload).itemId}`,
  handle: async (tx, { payload, at }) => {
    const { kind, itemId, version, decision } = decidedItemOf(payload)
    if (kind !== 'review') return
    const review = await lockReview(tx, itemId)
    if (review === null || review.version !== version || review.state === 'draft') return
    if (decision === 'publish') await publishReview(tx, review, at)
    else await withdrawReview(tx, review, decision === 'refuse' ? 'refused' : 'removed')
  },
})
