import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { ToldOrder } from './reading/read-order.ts'
import { tellOrders } from './keeping/tell-order.ts'
import type { Teller } from './keeping/teller.ts'

/** Builders for tests and the demo; never part of the product. */

/** An order of one item that may be kept. */
export function anOrder(order: Partial<ToldOrder> = {}): ToldOrder {
  return {
    orderId: 'E-1001',
    email: 'ana@exemplo.pt',
    orderedAt: new Date('2026-11-20T10:00:00Z'),
    items: [{ itemId: 'mesa', title: null, quantity: 1 }],
    clickUid: null,
    ...order,
  }
}

/** Tells orders as the shop's own server would; answers the ids of their purchases in the orders' order. `key` is `derivedKey(secret, 'orders')`. */
export function tellPurchases(
  db: Database,
  key: Uint8Array,
  eshopId: number,
  orders: readonly ToldOrder[],
  { now, ...teller }: { readonly now: Date } & Partial<Omit<Teller, 'eshopId'>>,
): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    await tellOrders(tx, key, { eshopId, by: 'call', isTrusted: true, ...teller }, orders, now)
    return Promise.all(orders.map(({ orderId }) => idOf(tx, eshopId, orderId)))
  })
}

async function idOf(tx: DatabaseTransaction, eshopId: number, orderId: string): Promise<number> {
  const { id } = await tx
    .selectFrom('orders.purchase')
    .select('id')
    .where('eshop_id', '=', eshopId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(id)
}
