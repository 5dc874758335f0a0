import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { openEmail } from './email-at-rest.ts'
import type { Purchase } from '../purchase.ts'

/** The purchase of an id, its address readable; `key` is `derivedKey(secret, 'orders')`. null: forgotten, or never told. */
export async function findPurchase(
  db: DatabaseOrTransaction,
  key: Uint8Array,
  purchaseId: number,
): Promise<Purchase | null> {
  const { rows } = await sql<Omit<Purchase, 'email'> & { email: Buffer | null }>`
    select p.id, p.eshop_id as "eshopId", p.order_id as "orderId", p.email, p.ordered_at as "orderedAt", p.is_trusted as "isTrusted",
      coalesce((select jsonb_agg(jsonb_build_object('itemId', i.item_id, 'variantId', i.variant_id, 'title', i.title) order by i.place)
        from orders.item i where i.purchase_id = p.id), '[]') as items
    from orders.purchase p where p.id = ${purchaseId}`.execute(db)
  const row = rows[0]
  if (row === undefined) return null
  return { ...row, email: row.email === null ? null : openEmail(key, row, row.email) }
}
