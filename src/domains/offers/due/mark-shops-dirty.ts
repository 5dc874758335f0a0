import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { markDirtyFrom } from '#platform/outbox/outbox.ts'

/** Something of these shops has changed that all their offers are shown with (name, tariff, voucher): their products are to be indexed again. */
export async function markShopsDirty(tx: DatabaseTransaction, eshopIds: readonly number[]): Promise<void> {
  if (eshopIds.length === 0) return
  await markDirtyFrom(
    tx,
    sql`select product_id from offers.variant where eshop_id = any(${eshopIds as number[]}::int[]) and state = 'live'`,
  )
}
