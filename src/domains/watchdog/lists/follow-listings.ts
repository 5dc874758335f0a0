import { sql } from 'kysely'
import { isOutrun, listingMatcher, type ListingMatch } from '#domains/search/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { currentWatermark, readDirty, type Watermark } from '#platform/outbox/outbox.ts'
import { setMailTimes } from '../mail-times.ts'
import { forgetUnwatchedListings } from './list-storage.ts'
import { followVouchers } from './list-vouchers.ts'

/** Products looked at in one transaction. */
const BATCH = 1_000

/**
 * Finds what has come into the watched listings since the last round, by the marks of changed products that the index follows too. A round
 * that was killed is done again: what it has found stands in the listing already, and is found once.
 */
export async function followListings({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<void> {
  await forgetUnwatchedListings(db)
  await followVouchers(db, clock.now())
  const progress = await db.selectFrom('watchdog.listing_progress').select('watermark').executeTakeFirst()
  const since = (progress?.watermark ?? (await currentWatermark(db))) as Watermark
  const { productIds, watermark } = await readDirty(db, since)
  // Whoever stood still for too long looks at everything.
  const products = (await isOutrun(db, since)) ? 'all' : productIds
  if (products.length > 0) await followProducts(db, products, clock.now())
  await sql`insert into watchdog.listing_progress (watermark) values (${watermark})
    on conflict (is_only) do update set watermark = excluded.watermark`.execute(db)
}

async function followProducts(db: Database, products: readonly number[] | 'all', now: Date): Promise<void> {
  const listings = await db.selectFrom('watchdog.listing').select(['id', 'url']).orderBy('id').execute()
  if (listings.length === 0) return
  const matcher = await listingMatcher(db, listings)
  if (products === 'all') {
    for await (const batch of matcher.matchAll(db, now))
      await db.transaction().execute((tx) => keepMatches(tx, batch.productIds, batch.matches, now))
    return
  }
  for (let from = 0; from < products.length; from += BATCH) {
    const ids = products.slice(from, from + BATCH)
    const matches = await matcher.match(db, ids, now)
    await db.transaction().execute((tx) => keepMatches(tx, ids, matches, now))
    await failpoint('watchdog.matched')
  }
}

/** What is in a listing for the first time waits to be told to all who watch it; what has gone before it was told counts as never seen. */
async function keepMatches(
  tx: DatabaseTransaction,
  productIds: readonly number[],
  matches: readonly ListingMatch[],
  now: Date,
): Promise<void> {
  const here = sql`unnest(${matches.map(({ listingId }) => listingId)}::bigint[], ${matches.map(({ productId }) => productId)}::bigint[],
    ${matches.map(({ variantId }) => variantId)}::bigint[]) h (listing_id, product_id, variant_id)`
  await sql`delete from watchdog.listing_product p where product_id = any(${productIds as number[]}::bigint[]) and not is_known
    and not exists (select from ${here} where h.listing_id = p.listing_id and h.product_id = p.product_id)`.execute(tx)
  await sql`delete from watchdog.listing_found f using watchdog.listing_watch w
    where w.id = f.watch_id and f.product_id = any(${productIds as number[]}::bigint[])
    and not exists (select from ${here} where h.listing_id = w.listing_id and h.product_id = f.product_id)`.execute(tx)
  const { rows } = await sql<{ watcherId: number }>`
    with entered as (insert into watchdog.listing_product (listing_id, product_id, is_known)
      select h.listing_id, h.product_id, false from ${here} join watchdog.listing l on l.id = h.listing_id
      on conflict do nothing returning listing_id, product_id),
    found as (insert into watchdog.listing_found (watch_id, product_id, variant_id, found_at)
      select w.id, e.product_id, h.variant_id, ${now} from entered e join watchdog.listing_watch w on w.listing_id = e.listing_id
      join ${here} on h.listing_id = e.listing_id and h.product_id = e.product_id
      on conflict do nothing returning watch_id)
    select distinct w.watcher_id as "watcherId" from found f join watchdog.listing_watch w on w.id = f.watch_id`.execute(
    tx,
  )
  await setMailTimes(
    tx,
    rows.map(({ watcherId }) => watcherId),
    now,
  )
  if (rows.length > 0) await failpoint('watchdog.entered')
}
