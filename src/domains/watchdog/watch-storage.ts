import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { WatchState } from './rules/watch-step.ts'
import type { WatchWish } from './watched-offers.ts'

/** Whom mails go to: a person, whose address is identity's, or an address alone. */
export type Watcher = { readonly personId: number } | { readonly address: string; readonly isFrequent: boolean | null }

/** Finds or makes; its row is locked until the transaction ends. */
export async function keepWatcher(tx: DatabaseOrTransaction, watcher: Watcher, now: Date): Promise<number> {
  const person = 'personId' in watcher ? watcher.personId : null
  const [address, isFrequent] = 'address' in watcher ? [watcher.address, watcher.isFrequent] : [null, null]
  const { rows } = await sql<{ id: number }>`
    insert into watchdog.watcher (person_id, address, is_frequent, created_at) values (${person}, ${address}, ${isFrequent ?? false}, ${now})
    on conflict ${person === null ? sql`(lower(address)) where address is not null` : sql`(person_id)`}
    do update set is_frequent = coalesce(${isFrequent}::boolean, watchdog.watcher.is_frequent) returning id`.execute(tx)
  return (rows[0] as { id: number }).id
}

export interface NewWatch extends WatchState, WatchWish {
  readonly watcherId: number
  readonly variantId: number
  readonly now: Date
}

/** One watch of an offer and watcher: a second one takes the place of the first. Gives its number. */
export async function putWatch(tx: DatabaseOrTransaction, watch: NewWatch): Promise<number> {
  const { watcherId, variantId, kind, targetCents, region, isTold, awaySince, now } = watch
  const away = awaySince === null ? null : new Date(awaySince)
  const { rows } = await sql<{ id: number }>`
    insert into watchdog.watch (watcher_id, variant_id, kind, target_cents, region, created_at, is_told, away_since)
    values (${watcherId}, ${variantId}, ${kind}, ${targetCents}, ${region}, ${now}, ${isTold}, ${away})
    on conflict (watcher_id, variant_id) do update set kind = excluded.kind, target_cents = excluded.target_cents, region = excluded.region, created_at = excluded.created_at, is_told = excluded.is_told, away_since = excluded.away_since, found_at = null
    returning id`.execute(tx)
  return (rows[0] as { id: number }).id
}

export interface KeptWatch extends WatchWish {
  readonly id: number
  readonly variantId: number
  readonly createdAt: Date
}

/** A person's watches, the newest first. */
export function watchesOfPerson(
  db: DatabaseOrTransaction,
  personId: number,
  variantId: number | null = null,
): Promise<KeptWatch[]> {
  return watchesOf(db, { personId }, variantId)
}

/** A person's, or those that an address alone has; the newest first. */
export async function watchesOf(
  db: DatabaseOrTransaction,
  owner: WatchOwner,
  variantId: number | null = null,
): Promise<KeptWatch[]> {
  const { rows } = await sql<KeptWatch>`
    select w.id, w.variant_id as "variantId", w.kind, w.target_cents as "targetCents", w.region, w.created_at as "createdAt"
    from watchdog.watch w join watchdog.watcher o on o.id = w.watcher_id
    where ${isOf(owner)} and (${variantId}::bigint is null or w.variant_id = ${variantId})
    order by w.created_at desc, w.id desc`.execute(db)
  return rows
}

export type WatchOwner = { readonly personId: number } | { readonly address: string }

/** That the watcher `o` is theirs. */
export function isOf(owner: WatchOwner) {
  return 'personId' in owner ? sql`o.person_id = ${owner.personId}` : sql`lower(o.address) = lower(${owner.address})`
}

export async function removeWatchOfPerson(
  tx: DatabaseOrTransaction,
  personId: number,
  variantId: number,
): Promise<void> {
  await sql`delete from watchdog.watch w using watchdog.watcher o
    where o.id = w.watcher_id and o.person_id = ${personId} and w.variant_id = ${variantId}`.execute(tx)
}

export async function removeWatch(tx: DatabaseOrTransaction, id: number): Promise<void> {
  await sql`delete from watchdog.watch where id = ${id}`.execute(tx)
}

/** With all its watches. */
export async function removeWatcher(tx: DatabaseOrTransaction, id: number): Promise<void> {
  await sql`delete from watchdog.watcher where id = ${id}`.execute(tx)
}
