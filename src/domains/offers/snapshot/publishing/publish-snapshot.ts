import { sql } from 'kysely'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { markDirtyFrom } from '#platform/outbox/outbox.ts'
import { STALE_AFTER_MS } from '../../rules/freshness.ts'
import { settleHidden } from './hidden-offers.ts'
import { layOverrides, liftOverrides } from '../../overrides/lay-overrides.ts'
import { rediscount } from '../../history/rediscount.ts'
import { writeWatchGap } from '../../history/watch-gaps.ts'
import { eshopsWithSnapshot } from '../applied-snapshots.ts'
import { publishArrivedBrands } from '../first/arrived-brands.ts'
import type { KnownOffers } from '../known/known-offers.ts'
import { refreshProducts } from './refresh-products.ts'
import { tellChangedOffers } from './tell-changes.ts'
import { addBrands, addProducts, noteGroupingDue } from './write-products.ts'
import { endAbsences, writeAbsences, writeRefusedStretches, writeSightings } from './write-sightings.ts'
import { endReused, insertVariants, updateVariants, writeObservations } from './write-variants.ts'

export interface SnapshotToPublish {
  readonly eshopId: number
  readonly runId: number
  readonly now: Date
  /** When the snapshot was taken from the shop; null: it is no new sighting (reprocess). */
  readonly seenAt: Date | null
  readonly known: KnownOffers
}

/**
 * Applies what `diffSnapshot` found, in the caller's transaction: offers, products, observations, absences, dirty marks.
 * All of it or nothing is seen from outside. Publishing is one at a time in the whole database. Which offers are one article
 * is found out afterwards (grouping/): a new offer is a product of its own until then.
 */
export async function publishSnapshot(tx: DatabaseTransaction, snapshot: SnapshotToPublish): Promise<void> {
  const { eshopId, known, now } = snapshot
  await takePublishLock(tx)
  if (known.arrived > 0) await publishArrivedBrands(tx, eshopId)
  await settleHidden(tx, { eshopId, known, runId: snapshot.seenAt === null ? null : snapshot.runId })
  await liftOverrides(tx, CHANGED)
  await endReused(tx, now)
  await addBrands(tx)
  await addProducts(tx, now)
  await noteGroupingDue(tx)
  await noteTouched(tx)
  await writeObservations(tx, now)
  await endAbsences(tx, now)
  await writeRefusedStretches(tx, eshopId, known, now)
  await insertVariants(tx, eshopId, known.rulesVersion, now)
  await updateVariants(tx, known.rulesVersion, now)
  await layOverrides(tx, CHANGED, { runId: snapshot.seenAt === null ? null : snapshot.runId, now })
  if ((await eshopsWithSnapshot(tx, [eshopId])).has(eshopId)) {
    await writeAbsences(tx, eshopId, now)
    await writeSightings(tx, eshopId, known)
  }
  await refreshProducts(tx, now)
  await markDirtyFrom(tx, sql`select product_id from pg_temp.touched`)
  await writeSnapshot(tx, snapshot)
  await rediscountPublished(tx, now)
  await tellChanges(tx, now)
}

/** Known offers that are written anew. */
const CHANGED = sql`select variant_id from pg_temp.diff where action = 'changed'`

/** Of offers that were there before; new ones nobody can have been waiting for. */
async function tellChanges(tx: DatabaseTransaction, now: Date): Promise<void> {
  await tellChangedOffers(
    tx,
    sql`select variant_id from pg_temp.diff where action = 'changed' union all select old_id from pg_temp.diff where action = 'reused'
      union all select variant_id from pg_temp.missing`,
    now,
  )
}

/** Held by whoever writes offers in bulk, until its transaction ends. */
export function takePublishLock(tx: DatabaseTransaction): Promise<void> {
  return lockUntilCommit(tx, 'publishing')
}

/** Products of which something that is shown changes; gathered before offers move. */
async function noteTouched(tx: DatabaseTransaction): Promise<void> {
  await sql`create temporary table touched on commit drop as
    select product_id, true as is_new from pg_temp.assigned
    union all select v.product_id, false from pg_temp.diff d join offers.variant v on v.id = d.old_id where d.action in ('changed', 'reused')
    union all select v.product_id, false from pg_temp.missing m join offers.variant v on v.id = m.variant_id`.execute(
    tx,
  )
}

/** Offers whose price row of this moment was just written, or that are watched anew since now: those which an import must judge. */
async function rediscountPublished(tx: DatabaseTransaction, now: Date): Promise<void> {
  const { rows } = await sql<{
    id: number
  }>`select v.id from pg_temp.diff d join offers.variant v on v.id = d.variant_id
    where d.action = 'changed' and (v.watched_since = ${now} or exists (select from offers.price_observation o where o.variant_id = v.id and o.observed_at = ${now}))`.execute(
    tx,
  )
  await rediscount(
    tx,
    rows.map(({ id }) => id),
    now,
  )
}

/** The snapshot's own row. A shop that was stale as a whole becomes fresh: all its products have changed by that. */
async function writeSnapshot(tx: DatabaseTransaction, snapshot: SnapshotToPublish): Promise<void> {
  if (snapshot.seenAt !== null) await seeSnapshot(tx, snapshot.eshopId, snapshot.runId, snapshot.seenAt, snapshot.now)
}

/** The shop's last snapshot was seen (again) at a moment: a 304 too. One that was stale, noted or not, makes all of the shop's products other ones. */
export async function seeSnapshot(
  tx: DatabaseTransaction,
  eshopId: number,
  runId: number,
  seenAt: Date,
  now: Date,
): Promise<void> {
  const staleAt = new Date(seenAt.getTime() + STALE_AFTER_MS)
  await markDirtyFrom(
    tx,
    sql`select v.product_id from offers.snapshot s join offers.variant v on v.eshop_id = s.eshop_id and v.state = 'live'
    where s.eshop_id = ${eshopId} and coalesce(s.next_change_at <= ${now}, true) and ${staleAt}::timestamptz > ${now}::timestamptz`,
  )
  await writeWatchGap(tx, eshopId, seenAt)
  await sql`insert into offers.snapshot (eshop_id, run_id, applied_at, next_change_at) values (${eshopId}, ${runId}, ${seenAt}, ${staleAt > now ? staleAt : null})
    on conflict (eshop_id) do update set run_id = excluded.run_id, applied_at = excluded.applied_at, next_change_at = excluded.next_change_at`.execute(
    tx,
  )
}
