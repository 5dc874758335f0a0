import type { Database } from '#platform/database/connect.ts'
import { cancelOrders } from './cancel-orders.ts'
import {
  type CancelledOrder,
  type OrderProblem,
  type RawOrder,
  readOrder,
  readTold,
  type ToldOrder,
} from '../reading/read-order.ts'
import { tellOrders, type ToldOutcome, type ToldStatus } from './tell-order.ts'
import type { Teller } from './teller.ts'

/** What came of one order that was sent. */
export interface TakenOrder {
  /** As far as it could be read. */
  readonly orderId: string | null
  readonly status: ToldStatus | 'cancelled' | 'refused'
  readonly problem: OrderProblem | null
  readonly unknownItems: readonly string[]
}

export interface TakeDeps {
  readonly db: Database
  /** `derivedKey(secret, 'orders')` */
  readonly key: Uint8Array
  /** Counts what came of them. */
  readonly count?: (by: Teller['by'], status: TakenOrder['status'], times: number) => void
}

/** Orders of one transaction: few enough that who tells one of them too waits for no long time. */
const AT_ONCE = 100

/**
 * Takes a shop's orders as they were sent: a bad one costs its neighbours nothing. What is called off has been told before, or stands among
 * them. Answers in their order.
 */
export async function takeOrders(
  { db, key, count }: TakeDeps,
  teller: Teller,
  raw: readonly RawOrder[],
  now: Date,
): Promise<readonly TakenOrder[]> {
  const read = raw.map((each) => ({ raw: each, order: teller.isTrusted ? readTold(each, now) : readOrder(each, now) }))
  const taken: TakenOrder[] = []
  for (let from = 0; from < read.length; from += AT_ONCE) {
    const batch = read.slice(from, from + AT_ONCE)
    taken.push(...(await takeBatch({ db, key }, teller, batch, now)))
  }
  for (const { status } of taken) count?.(teller.by, status, 1)
  return taken
}

interface ReadOrder {
  readonly raw: RawOrder
  readonly order: ToldOrder | CancelledOrder | OrderProblem
}

async function takeBatch(
  { db, key }: TakeDeps,
  teller: Teller,
  batch: readonly ReadOrder[],
  now: Date,
): Promise<readonly TakenOrder[]> {
  const good = batch.flatMap(({ order }) => (typeof order === 'string' || 'isCancelled' in order ? [] : [order]))
  const outcomes =
    good.length === 0 ? [] : await db.transaction().execute((tx) => tellOrders(tx, key, teller, good, now))
  const byOrder = new Map<unknown, ToldOutcome | undefined>(good.map((order, index) => [order, outcomes[index]]))
  const off = batch.flatMap(({ order }) => (typeof order !== 'string' && 'isCancelled' in order ? [order.orderId] : []))
  const cancelled =
    off.length === 0
      ? new Set<string>()
      : await db.transaction().execute((tx) => cancelOrders(tx, teller.eshopId, off, now))
  return batch.map(({ raw, order }) => {
    const refused = (problem: OrderProblem): TakenOrder => ({ ...REFUSED, orderId: nameIn(raw), problem })
    if (typeof order === 'string') return refused(order)
    if (!('isCancelled' in order)) return { ...(byOrder.get(order) as ToldOutcome), problem: null }
    const { orderId } = order
    return cancelled.has(orderId) ? { ...REFUSED, orderId, status: 'cancelled' } : refused('order_unknown')
  })
}

const REFUSED = { status: 'refused', problem: null, unknownItems: [] } as const

const MOST_SHOWN = 100

function nameIn({ orderId }: RawOrder): string | null {
  return typeof orderId === 'string' || typeof orderId === 'number' ? String(orderId).slice(0, MOST_SHOWN) : null
}
