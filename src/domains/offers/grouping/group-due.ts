import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { openSession, type Session } from '#platform/database/session.ts'
import { takePublishLock } from '../snapshot/publish-snapshot.ts'
import { OfferMemory } from './articles.ts'
import { groupBatch, type GroupedCounts } from './group-batch.ts'

export interface GroupingDeps {
  readonly pool: Pool
  readonly clock: Clock
}

export interface GroupDueOptions {
  /** Looked at between batches: true ends the sweep early, the rest stays due. */
  readonly isStopping?: () => boolean
}

/** Offers looked at in one transaction: imports that want to publish wait no longer than one of them takes. */
const BATCH = 500

/** Any fixed number: one sweep at a time in the whole database. */
const GROUPING_LOCK = 7_406_219

/**
 * Groups all offers that are due (new, or saying something else of their article), batch by batch, each in a transaction
 * under the publish lock: killed in the middle, a batch is done or still due. One sweep at a time; a second one finds the
 * lock taken and does nothing.
 */
export const groupDueOffers = async (deps: GroupingDeps, options: GroupDueOptions = {}): Promise<GroupedCounts> => {
  const counts = { offers: 0, compared: 0, merges: 0, splits: 0 }
  if (!(await isAnythingDue(deps.pool))) return counts
  const session = await openSession(deps.pool)
  try {
    if (!(await tryLock(session))) return counts
    // A power cut may take the last batches back; they are due again then.
    await session.client.query('set synchronous_commit = off')
    const memory = new OfferMemory()
    for (let after: Place | null = START; after !== null && options.isStopping?.() !== true; ) {
      const from: Place = after
      after = await session.db.transaction().execute(async (tx) => {
        await takePublishLock(tx)
        const { ids, last } = await takeDue(tx, from)
        if (last === null) return null
        const done = await groupBatch(tx, ids, memory, deps.clock.now())
        for (const name of COUNTED) counts[name] += done[name]
        return last
      })
    }
    return counts
  } finally {
    await session.end()
  }
}

const COUNTED = ['offers', 'compared', 'merges', 'splits'] as const

/** How far a sweep has come: category, then offer. What becomes due behind it waits for the next sweep. */
type Place = readonly [near: number, variantId: number]
const START: Place = [-1, 0]

const isAnythingDue = async (pool: Pool): Promise<boolean> => (await pool.query('select from offers.grouping_due limit 1')).rowCount !== 0

const tryLock = async (session: Session): Promise<boolean> => {
  const { rows } = await session.client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [GROUPING_LOCK])
  return rows[0]?.locked === true
}

const takeDue = async (tx: DatabaseTransaction, [near, variantId]: Place): Promise<{ ids: number[]; last: Place | null }> => {
  const { rows } = await sql<{ near: number; variant_id: number }>`
    delete from offers.grouping_due d using (select near, variant_id from offers.grouping_due where (near, variant_id) > (${near}::int, ${variantId}::bigint) order by near, variant_id limit ${BATCH}) b
    where d.near = b.near and d.variant_id = b.variant_id returning d.near, d.variant_id`.execute(tx)
  const last = rows.toSorted((a, b) => a.near - b.near || a.variant_id - b.variant_id).at(-1)
  return { ids: rows.map((row) => row.variant_id), last: last === undefined ? null : [last.near, last.variant_id] }
}
