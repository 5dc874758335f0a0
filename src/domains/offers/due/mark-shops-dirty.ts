import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { tellChangedOffers } from '../snapshot/publishing/tell-changes.ts'
import { markDirtyFrom } from '#platform/outbox/outbox.ts'

/** Something of these shops has changed that all their offers are shown with (name, tariff, voucher): their products are to be indexed again, and whoever waits for a total hears of it. */
export async function markShopsDirty(tx: DatabaseTransaction, eshopIds: readonly number[], now: Date): Promise<void> {
  if (eshopIds.length === 0) return
  await markDirtyFrom(
    tx,
    sql`select product_id from offers.variant where eshop_id = any(${eshopIds as number[]}::int[]) and state = 'live'`,
  )
  await tellChangedOffers(
    tx,
    sql`select id from offers.variant where eshop_id = any(${eshopIds as number[]}::int[]) and state = 'live'`,
    now,
  )
}
