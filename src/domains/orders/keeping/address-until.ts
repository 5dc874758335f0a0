import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { ORDER_LIMITS } from '../purchase.ts'

/** Until when a purchase has its address; null: it has none. */
export async function addressUntil(db: DatabaseOrTransaction, purchaseId: number): Promise<Date | null> {
  const { rows } = await sql<{ orderedAt: Date }>`
    select ordered_at as "orderedAt" from orders.purchase where id = ${purchaseId} and email is not null`.execute(db)
  return rows[0] === undefined ? null : new Date(rows[0].orderedAt.getTime() + ORDER_LIMITS.emailMs)
}
