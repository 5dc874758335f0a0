import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { isOf, type WatchOwner } from '../watch-storage.ts'

/** A listing to be watched, with what stands in it as it begins. */
export interface NewListing {
  readonly url: string
  readonly productIds: readonly number[]
  /** Of the shop whose listing it is. */
  readonly eshopId: number | null
}

/** Finds or makes; its row is locked until the transaction ends. What somebody watches already keeps what it knows. */
export async function keepListing(
  tx: DatabaseOrTransaction,
  { url, productIds, eshopId }: NewListing,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    insert into watchdog.listing (url, eshop_id, created_at) values (${url}, ${eshopId}, ${now})
    on conflict (url) do update set created_at = watchdog.listing.created_at returning id, xmax = 0 as "isNew"`.execute(
    tx,
  )
  const { id, isNew } = rows[0] as { id: number; isNew: boolean }
  if (isNew)
    await sql`insert into watchdog.listing_product (listing_id, product_id, is_known)
      select ${id}::bigint, unnest(${productIds as number[]}::bigint[]), true`.execute(tx)
  return id
}

/** One watch of a listing and watcher; a second one changes nothing (null). Gives its number. */
export async function putListWatch(
  tx: DatabaseOrTransaction,
  { watcherId, listingId, words, now }: { watcherId: number; listingId: number; words: string; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{
    id: number
  }>`insert into watchdog.listing_watch (watcher_id, listing_id, words, created_at)
    values (${watcherId}, ${listingId}, ${words}, ${now}) on conflict (watcher_id, listing_id) do nothing returning id`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}

export interface KeptList {
  readonly id: number
  /** Of the listing, canonical. */
  readonly url: string
  readonly words: string
  readonly createdAt: Date
}

/** A person's watched listings, the newest first. */
export function listsOfPerson(db: DatabaseOrTransaction, personId: number): Promise<KeptList[]> {
  return listsOf(db, { personId })
}

/** A person's, or those that an address alone has; the newest first. */
export async function listsOf(db: DatabaseOrTransaction, owner: WatchOwner): Promise<KeptList[]> {
  const { rows } = await sql<KeptList>`select w.id, l.url, w.words, w.created_at as "createdAt"
    from watchdog.listing_watch w join watchdog.listing l on l.id = w.listing_id join watchdog.watcher o on o.id = w.watcher_id
    where ${isOf(owner)} order by w.created_at desc, w.id desc`.execute(db)
  return rows
}

export async function removeListOfPerson(db: DatabaseOrTransaction, personId: number, id: number): Promise<void> {
  await sql`delete from watchdog.listing_watch w using watchdog.watcher o
    where o.id = w.watcher_id and o.person_id = ${personId} and w.id = ${id}`.execute(db)
}

export async function removeListWatch(db: DatabaseOrTransaction, id: number): Promise<void> {
  await sql`delete from watchdog.listing_watch where id = ${id}`.execute(db)
}

/** Those that nobody watches any more, but the ones that somebody begins to watch at this moment. */
export async function forgetUnwatchedListings(db: DatabaseOrTransaction): Promise<void> {
  await sql`delete from watchdog.listing where id in (
    select id from watchdog.listing l where not exists (select from watchdog.listing_watch w where w.listing_id = l.id)
    for update skip locked)`.execute(db)
}
