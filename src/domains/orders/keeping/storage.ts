import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { Teller } from './teller.ts'

/** An order as its row has it, its address sealed. */
export interface StoredOrder {
  readonly orderId: string
  readonly orderedAt: Date
  readonly sealed: { readonly email: Buffer; readonly hash: Buffer } | null
  readonly digest: Buffer
  readonly clickUid: string | null
  readonly items: readonly {
    readonly itemId: string
    readonly variantId: number | null
    readonly title: string | null
    readonly quantity: number
  }[]
}

/** What a repeat is compared with. */
export interface KeptPurchase {
  readonly id: number
  readonly isTrusted: boolean
  readonly digest: Buffer
  readonly emailHash: Buffer | null
  readonly emailDroppedAt: Date | null
}

/** Stores a new one; null when there is one of that name, after whoever is telling it at this moment has ended. */
export async function insertPurchase(
  tx: DatabaseTransaction,
  { eshopId, by, isTrusted }: Teller,
  { orderId, orderedAt, sealed, digest, clickUid, items }: StoredOrder,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into orders.purchase (eshop_id, order_id, ordered_at, told_by, is_trusted, email, email_hash, digest, click_uid, told_at)
    values (${eshopId}, ${orderId}, ${orderedAt}, ${by}, ${isTrusted}, ${sealed?.email ?? null}, ${sealed?.hash ?? null}, ${digest}, ${clickUid}, ${now})
    on conflict (eshop_id, order_id) do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) return null
  await insertItems(tx, id, items)
  return id
}

export async function lockPurchase(
  tx: DatabaseTransaction,
  eshopId: number,
  orderId: string,
): Promise<KeptPurchase | null> {
  const { rows } = await sql<KeptPurchase>`
    select id, is_trusted as "isTrusted", digest, email_hash as "emailHash", email_dropped_at as "emailDroppedAt"
    from orders.purchase where eshop_id = ${eshopId} and order_id = ${orderId} for update`.execute(tx)
  return rows[0] ?? null
}

/** The shop's own word in place of a browser's, or with the address that was missing. The click that a browser brought stays. */
export async function completePurchase(
  tx: DatabaseTransaction,
  { id }: Pick<KeptPurchase, 'id'>,
  { by }: Teller,
  { orderedAt, sealed, digest, clickUid, items }: StoredOrder,
): Promise<void> {
  await sql`
    update orders.purchase set told_by = ${by}, is_trusted = true, ordered_at = ${orderedAt}, digest = ${digest},
      email = coalesce(${sealed?.email ?? null}, email), email_hash = coalesce(${sealed?.hash ?? null}, email_hash),
      click_uid = coalesce(click_uid, ${clickUid})
    where id = ${id}`.execute(tx)
  await sql`delete from orders.item where purchase_id = ${id}`.execute(tx)
  await insertItems(tx, id, items)
}

async function insertItems(tx: DatabaseTransaction, purchaseId: number, items: StoredOrder['items']): Promise<void> {
  await sql`
    insert into orders.item (purchase_id, place, item_id, variant_id, title, quantity)
    select ${purchaseId}, i.place - 1, i."itemId", i."variantId", i.title, i.quantity
    from rows from (jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as ("itemId" text, "variantId" bigint, title text, quantity int))
      with ordinality as i ("itemId", "variantId", title, quantity, place)`.execute(tx)
}

/** Drops the addresses of orders made before this moment; the orders stay. */
export async function dropEmails(db: DatabaseOrTransaction, before: Date, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders.purchase set email = null, email_hash = null, email_dropped_at = ${now}
    where email is not null and ordered_at < ${before}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Forgets orders made before this moment. */
export async function forgetPurchases(db: DatabaseOrTransaction, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from orders.purchase where ordered_at < ${before}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Forgets orders made before this moment that no shop has confirmed. */
export async function forgetUntrusted(db: DatabaseOrTransaction, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from orders.purchase where not is_trusted and ordered_at < ${before}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
