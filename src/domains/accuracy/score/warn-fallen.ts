import { sql } from 'kysely'
import { contactMailsOf, eshopNames } from '#domains/eshops/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { accuracyFell } from '../mails/accuracy-notices.ts'

/** Below the first a shop is written to, once; at the second it has recovered, and another fall is told anew. */
export const WARNED_BELOW = 0.9
export const RECOVERED_FROM = 0.93

interface Fallen {
  readonly eshopId: number
  readonly share: number
  readonly price: number
  readonly stock: number
  readonly readings: number
}

/** Writes to shops whose accuracy has fallen since they were settled last; who has told no address is not written to, and sees it by the call. */
export async function warnFallenShops(tx: DatabaseTransaction, now: Date): Promise<void> {
  await sql`update accuracy.score set warned_at = null where warned_at is not null and share >= ${RECOVERED_FROM}`.execute(
    tx,
  )
  const { rows } = await sql<Fallen>`
    update accuracy.score set warned_at = ${now} where warned_at is null and share < ${WARNED_BELOW}
    returning eshop_id as "eshopId", share, price_count as price, stock_count as stock, right_count + price_count + stock_count as readings`.execute(
    tx,
  )
  const ids = rows.map(({ eshopId }) => eshopId)
  const [mails, names] = [await contactMailsOf(tx, ids), await eshopNames(tx, ids)]
  for (const { eshopId, share, ...counts } of rows) {
    const [to, shop] = [mails.get(eshopId), names.get(eshopId)]
    if (to === undefined || shop === undefined) continue
    await queueMail(tx, accuracyFell, {
      to,
      data: { shop: shop.name, slug: shop.slug, percent: Math.floor(share * 100), ...counts },
      key: `accuracy.fell:${eshopId}:${now.toISOString()}`,
    })
  }
}
