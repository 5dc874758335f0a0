import { OFFERS_CHANGED } from '#domains/offers/contract.ts'
import { defineConsumer } from '#platform/outbox/define-consumer.ts'
import { markBiddingDue } from './storage.ts'

/** Hears that a shop has other offers, or other prices and categories: what clicks on them cost is told anew. */
export const changedOffers = defineConsumer({
  name: 'billing.changed-offers',
  events: [OFFERS_CHANGED, 'feeds.import_applied'],
  key: ({ payload }) => String(payload['eshopId']),
  handle: (tx, { payload, at }) => markBiddingDue(tx, Number(payload['eshopId']), at),
})
