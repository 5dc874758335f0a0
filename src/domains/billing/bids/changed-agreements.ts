import { defineConsumer } from '#platform/outbox/define-consumer.ts'
import { markBiddingDue } from './storage.ts'

/** Hears that other terms hold for a shop: whether clicks on its offers cost what it bids is told anew (ADR 0128). */
export const changedAgreements = defineConsumer({
  name: 'billing.changed-agreements',
  events: ['partners.agreement_changed'],
  key: ({ payload }) => String(payload['eshopId']),
  handle: (tx, { payload, at }) => markBiddingDue(tx, Number(payload['eshopId']), at),
})
