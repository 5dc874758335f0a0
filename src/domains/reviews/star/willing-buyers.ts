import { sql } from 'kysely'
import { findPurchase } from '#domains/orders/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { starPaths } from './star-paths.ts'

/** Somebody who bought a thing and agreed to be asked about it. */
export interface WillingBuyer {
  readonly address: string
  /** Ends these mails: a page with a button, and a one-click POST. */
  readonly unsubscribePath: string
}

/**
 * Verified buyers of any of these offers who agreed to answer questions of others, the latest first, each address once; those whose address
 * was dropped are absent. `key`: derivedKey(secret, 'orders').
 */
export async function willingBuyers(
  db: DatabaseOrTransaction,
  key: Uint8Array,
  variantIds: readonly number[],
  most: number,
): Promise<readonly WillingBuyer[]> {
  const { rows } = await sql<{ purchaseId: number; answersName: string }>`
    select i.purchase_id as "purchaseId", i.answers_name as "answersName" from reviews.invitation i
    where i.answers_since is not null and i.is_trusted and exists (select from reviews.invitation_item item
      where item.invitation_id = i.id and item.variant_id = any(${variantIds as number[]}::bigint[]))
    order by i.answers_since desc, i.id desc limit ${most * 4}`.execute(db)
  const buyers = new Map<string, WillingBuyer>()
  for (const { purchaseId, answersName } of rows) {
    if (buyers.size === most) break
    const address = (await findPurchase(db, key, purchaseId))?.email
    if (address && !buyers.has(address.toLowerCase()))
      buyers.set(address.toLowerCase(), { address, unsubscribePath: starPaths.unsubscribe(answersName) })
  }
  return [...buyers.values()]
}
