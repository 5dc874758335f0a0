import { sql } from 'kysely'
import { type EshopVoucher, loadEshops, vouchersInForce } from '#domains/eshops/contract.ts'
import type { Database, DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { setMailTimes } from '../mail-times.ts'
import { voucherWords } from '../mails/voucher-words.ts'

/** A voucher that has begun in a watched shop, as its mail says it. */
export interface VoucherNews {
  readonly code: string
  readonly words: string
}

/** Vouchers that hold in the watched shops and that their watchers do not know; the table of shops is small, and nobody tells of its vouchers one by one. */
export async function followVouchers(db: Database, now: Date): Promise<void> {
  const { rows: watched } = await sql<{
    id: number
  }>`select distinct eshop_id as id from watchdog.listing where eshop_id is not null`.execute(db)
  if (watched.length === 0) return
  const ids = new Set(watched.map(({ id }) => id))
  const shops = (await loadEshops(db)).filter(({ id, isSuspended }) => ids.has(id) && !isSuspended)
  await db.transaction().execute(async (tx) => {
    for (const { id, vouchers } of shops) {
      const watcherIds = await keepVouchers(tx, sql`l.eshop_id = ${id}`, vouchersInForce(vouchers, now), false)
      await setMailTimes(tx, watcherIds, now)
    }
  })
}

/** What holds already when a watch of the shop's listing begins is no news. */
export async function knowVouchers(
  tx: DatabaseTransaction,
  { watchId, eshopId }: { readonly watchId: number; readonly eshopId: number },
  now: Date,
): Promise<void> {
  const shop = (await loadEshops(tx)).find(({ id }) => id === eshopId)
  await keepVouchers(tx, sql`w.id = ${watchId}`, vouchersInForce(shop?.vouchers ?? [], now), true)
}

async function keepVouchers(
  tx: DatabaseTransaction,
  ofWatches: ReturnType<typeof sql>,
  vouchers: readonly EshopVoucher[],
  isTold: boolean,
): Promise<number[]> {
  if (vouchers.length === 0) return []
  const { rows } = await sql<{ watcherId: number }>`
    with begun as (insert into watchdog.list_voucher (watch_id, code, begins_at, is_told)
      select w.id, v.code, coalesce(v.begins_at, '-infinity'), ${isTold}
      from watchdog.listing_watch w join watchdog.listing l on l.id = w.listing_id,
        unnest(${vouchers.map(({ code }) => code)}::text[], ${vouchers.map(({ validFrom }) => validFrom)}::timestamptz[]) v (code, begins_at)
      where ${ofWatches} on conflict do nothing returning watch_id)
    select distinct w.watcher_id as "watcherId" from begun b join watchdog.listing_watch w on w.id = b.watch_id`.execute(
    tx,
  )
  return rows.map(({ watcherId }) => watcherId)
}

/** What has begun in the shops of these watchers and still holds, by watch; whoever asks has it told. */
export async function voucherNewsOf(
  tx: DatabaseOrTransaction,
  watcherIds: readonly number[],
  now: Date,
): Promise<Map<number, VoucherNews[]>> {
  const { rows } = await sql<{ watchId: number; eshopId: number; code: string }>`
    update watchdog.list_voucher v set is_told = true from watchdog.listing_watch w join watchdog.listing l on l.id = w.listing_id
    where w.id = v.watch_id and not v.is_told and w.watcher_id = any(${watcherIds as number[]}::bigint[])
    returning v.watch_id as "watchId", l.eshop_id as "eshopId", v.code`.execute(tx)
  if (rows.length === 0) return new Map()
  const shops = new Map<number, readonly EshopVoucher[]>(
    (await loadEshops(tx)).map(({ id, isSuspended, vouchers }) => [
      id,
      isSuspended ? [] : vouchersInForce(vouchers, now),
    ]),
  )
  const news = rows.flatMap(({ watchId, eshopId, code }) => {
    const voucher = shops.get(eshopId)?.find((each) => each.code === code)
    return voucher === undefined ? [] : [{ watchId, code, words: voucherWords(voucher) }]
  })
  return Map.groupBy(news, ({ watchId }) => watchId)
}
