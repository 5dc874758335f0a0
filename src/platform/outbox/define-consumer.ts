import type { DatabaseTransaction } from '#platform/database/connect.ts'

/** An event as its readers get it. */
export interface ReadEvent {
  readonly id: number
  readonly kind: string
  readonly payload: Record<string, unknown>
  readonly at: Date
}

export interface Consumer {
  /** `domain.what-it-keeps`; its place among the events stands in the database under it. */
  readonly name: string
  /** Kinds of events, as the contract of the domain that tells them names them. */
  readonly events: readonly string[]
  /** What its first start hears: nothing of the past, or what is kept of it. */
  readonly begins?: 'now' | 'with what is kept'
  /** Events of one key are handled in their order. One that fails holds up the others of its key, and no more, until it is given up. */
  readonly key: (event: ReadEvent) => string
  /** In one transaction with the consumer's place: what it writes there is written once. Whatever else it does may happen twice. */
  readonly handle: (tx: DatabaseTransaction, event: ReadEvent) => Promise<unknown>
}

/**
 * Defines who hears of events: at least once, in order per key, from its first start on unless it begins with what is kept.
 *
 *     export const receipts = defineConsumer({
 *       name: 'orders.receipts', events: ['orders.paid'], key: ({ payload }) => String(payload['orderId']),
 *       handle: (tx, { payload }) => enqueue(tx, sendReceipt, …),
 *     })
 */
export function defineConsumer(consumer: Consumer): Consumer {
  return consumer
}
