import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'

/**
 * Orders that the shop called off lose their addresses at once, so that nobody is asked about them any more: told again, an address does not
 * come back. What was bought stays, and with it how a review that is there was verified. Gives those that had been told.
 */
export async function cancelOrders(
  tx: DatabaseTransaction,
  eshopId: number,
  orderIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  // In the order in which `tellOrders` waits, so that none waits for ever.
  const { rows } = await sql<{ orderId: string }>`
    with cancelled as (select id from orders.purchase where eshop_id = ${eshopId} and order_id = any(${orderIds as string[]})
      order by order_id collate "C" for update)
    update orders.purchase p set email = null, email_hash = null, email_dropped_at = coalesce(p.email_dropped_at, ${now})
    from cancelled where p.id = cancelled.id returning p.order_id as "orderId"`.execute(tx)
  return new Set(rows.map(({ orderId }) => orderId))
}
