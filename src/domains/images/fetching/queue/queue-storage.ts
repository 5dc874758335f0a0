import { sql } from 'kysely'
import type { Database, DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { SourceState } from '../keeping/picture-storage.ts'

/**
 * Places in the queue, first to last: `wanted` by a browser that waits for it; `looked` on a page that somebody has asked for; on the first
 * screen of a category (ask-soon.ts); the others by what listings show first (intake.ts).
 */
export const QUEUE = {
  wanted: 0,
  looked: 1,
  firstScreen: 2,
  firstInStock: 3,
  first: 4,
  second: 5,
  furtherInStock: 6,
  further: 7,
  check: 8,
} as const

/** How an address stands. */
interface SourceStanding {
  readonly id: number
  readonly state: SourceState
  readonly reason: string | null
  readonly pictureId: number | null
  readonly attempts: number
  /** Validators of what was found there last. */
  readonly etag: string | null
  readonly lastModified: string | null
}

/** An address taken from the queue to be fetched. */
export interface ClaimedSource extends SourceStanding {
  readonly url: string
  readonly eshopId: number
  /** How often it was begun without coming to an end, this time included. */
  readonly claims: number
  /** Where it stood in the queue. */
  readonly queue: number
}

/** How long one who has claimed an address is believed to be at it. */
const LEASE = '3 minutes'

/** Takes the next addresses of a shop by place in the queue; none that stands behind the place `upTo`. */
export async function claimOfShop(
  db: Database,
  now: Date,
  { eshopId, limit, upTo }: { eshopId: number; limit: number; upTo: number },
): Promise<ClaimedSource[]> {
  const { rows } = await sql<ClaimedSource>`
    with chosen as (select id, queue from images.source where eshop_id = ${eshopId} and queue <= ${upTo}
      order by eshop_id, queue, id limit ${limit} for update skip locked)
    update images.source s set queue = null, next_at = ${now}::timestamptz + ${LEASE}::interval, claims = claims + 1 from chosen c where s.id = c.id
    returning s.id, s.url, s.eshop_id as "eshopId", s.state, s.reason, s.picture_id as "pictureId", s.attempts, s.etag, s.last_modified as "lastModified", s.claims, c.queue`.execute(
    db,
  )
  return rows.toSorted((a, b) => a.queue - b.queue || a.id - b.id)
}

/** Shops that have addresses in the queue, each with the place of its first. Costs two steps in an index for each, however many rows wait. */
export async function shopsInQueue(
  db: DatabaseOrTransaction,
  upTo: number,
): Promise<{ eshopId: number; queue: number }[]> {
  const { rows } = await sql<{ eshopId: number; queue: number }>`
    with recursive shop (eshop_id, queue) as (
      (select eshop_id, queue from images.source where queue is not null order by eshop_id, queue limit 1)
      union all
      select next.eshop_id, next.queue from shop cross join lateral (
        select s.eshop_id, s.queue from images.source s where s.queue is not null and s.eshop_id > shop.eshop_id order by s.eshop_id, s.queue limit 1) next)
    select eshop_id as "eshopId", queue from shop where queue <= ${upTo}`.execute(db)
  return rows
}

const ENTER_AT_ONCE = 1_000

/** Puts those whose time has come back into the queue: tries after failures, checks, and what a worker that is gone had claimed. */
export async function enterQueue(db: DatabaseOrTransaction, now: Date): Promise<number> {
  const { rows } = await sql`
    update images.source set queue = case when state = 'due' then priority else ${QUEUE.check} end, next_at = null
    where id in (select id from images.source where next_at <= ${now} order by next_at limit ${ENTER_AT_ONCE} for update skip locked) returning id`.execute(
    db,
  )
  return rows.length
}

/** Gives one back as it was: its shop's server asks for a pause, or this process ends. */
export async function releaseSource(
  db: DatabaseOrTransaction,
  { id, queue }: Pick<ClaimedSource, 'id' | 'queue'>,
  until: Date | null,
): Promise<void> {
  await sql`update images.source set queue = ${until === null ? queue : null}, next_at = ${until}, claims = greatest(claims - 1, 0) where id = ${id}`.execute(
    db,
  )
}

/** What came of it. */
export interface SettledSource extends SourceStanding {
  readonly nextAt: Date
}

/**
 * Writes it. Offers that show something else by it are noted; a picture that nobody has any more begins to wait for its removal.
 * Throws when the address has come to show another picture since it was claimed (taken down, its file lost): what is known of it then stands.
 */
export async function settleSource(
  tx: DatabaseOrTransaction,
  before: Pick<ClaimedSource, 'state' | 'pictureId'>,
  after: SettledSource,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ variant_ids: (number | string)[] }>`
    update images.source set state = ${after.state}, reason = ${after.reason}, picture_id = ${after.pictureId}, attempts = ${after.attempts}, etag = ${after.etag},
      last_modified = ${after.lastModified}, checked_at = ${now}, queue = null, next_at = ${after.nextAt}, claims = 0 where id = ${after.id} and picture_id is not distinct from ${before.pictureId} returning variant_ids`.execute(
    tx,
  )
  if (rows[0] === undefined) throw new Error(`address ${after.id} has changed while it was fetched`)
  if (before.state === after.state && before.pictureId === after.pictureId) return
  await noteChanged(tx, rows[0].variant_ids.map(Number))
  if (before.pictureId !== null && before.pictureId !== after.pictureId) await noteUnused(tx, before.pictureId, now)
}

/**
 * Notes offers to be told of (`tellChangedOffers`), in the order of ids, so that two who note the same offers wait for one another in one direction.
 * `isShown` false: their cards show it anyway, only grouping is told.
 */
export async function noteChanged(
  tx: DatabaseOrTransaction,
  variantIds: readonly number[],
  isShown = true,
): Promise<void> {
  if (variantIds.length === 0) return
  await sql`insert into images.changed_variant as c (variant_id, is_shown) select distinct id, ${isShown}::boolean from unnest(${variantIds as number[]}::bigint[]) as n (id) order by 1
    on conflict (variant_id) do update set is_shown = true where excluded.is_shown and not c.is_shown`.execute(tx)
}

async function noteUnused(tx: DatabaseOrTransaction, pictureId: number, now: Date): Promise<void> {
  await sql`update images.picture p set unused_since = ${now} where p.id = ${pictureId} and not exists (select from images.source s where s.picture_id = p.id)`.execute(
    tx,
  )
}
