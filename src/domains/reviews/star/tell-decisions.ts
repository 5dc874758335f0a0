import { eshopNames } from '#domains/eshops/contract.ts'
import { decidedItemOf, ITEM_DECIDED } from '#domains/moderation/contract.ts'
import { findPurchase } from '#domains/orders/contract.ts'
import { type Consumer, defineConsumer } from '#platform/outbox/define-consumer.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { isDecisionOn } from '../hear-decisions.ts'
import { findReview } from '../storage.ts'
import { starDecidedNotice } from './mails/star-decided-notice.ts'

/**
 * Mails to the address of a purchase what was decided against its review, while there is still one; who has an account hears it from
 * moderation. `ordersKey`: by which addresses of orders are read.
 */
export function tellStarDecisions(ordersKey: Uint8Array): Consumer {
  return defineConsumer({
    name: 'reviews.star-decisions',
    events: [ITEM_DECIDED],
    key: ({ payload }) => `${decidedItemOf(payload).kind} ${decidedItemOf(payload).itemId}`,
    handle: async (tx, { payload }) => {
      const decided = decidedItemOf(payload)
      const { kind, itemId, version, decision, statement, casePath } = decided
      if (kind !== 'review' || decision === 'publish' || statement === null) return
      const review = await findReview(tx, itemId)
      if (review === null || !isDecisionOn(review, decided)) return
      if (review.personId !== null || review.purchaseId === null) return
      const to = (await findPurchase(tx, ordersKey, review.purchaseId))?.email ?? null
      if (to === null) return
      const eshop = (await eshopNames(tx, [review.eshopId])).get(review.eshopId)?.name ?? ''
      await queueMail(tx, starDecidedNotice, {
        to,
        data: { eshop, decision, statement, casePath: casePath ?? null },
        key: `star-decided:${itemId}:${version}:${decision}`,
      })
    },
  })
}
