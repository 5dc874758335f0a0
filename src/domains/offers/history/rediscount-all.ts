import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { markDirty } from '#platform/outbox/outbox.ts'
import { takePublishLock } from '../snapshot/publishing/publish-snapshot.ts'
import { BATCH, rediscount } from './rediscount.ts'

/** Judges every offer whose price ever changed; for a changed rule and the demo's past. Marks what differs dirty; gives how many products. */
export async function rediscountAll(db: Database, now: Date): Promise<number> {
  let products = 0
  for (let last = 0; ;) {
    const { rows } = await sql<{
      id: number
    }>`select v.id from offers.variant v where v.id > ${last} and v.state <> 'ended' and (v.reference_cents is not null or exists (
      select from offers.price_observation o where o.variant_id = v.id and o.price_cents <> v.price_cents)) order by v.id limit ${BATCH}`.execute(
      db,
    )
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return products
    last = ids.at(-1) as number
    products += await db.transaction().execute(async (tx) => {
      await takePublishLock(tx)
      const changed = await rediscount(tx, ids, now)
      await markDirty(tx, changed)
      return changed.length
    })
  }
}
