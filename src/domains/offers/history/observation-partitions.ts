import { sql } from 'kysely'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { Database } from '#platform/database/connect.ts'

const MONTHS_AHEAD = 3

/**
 * Monthly partitions of the price observations, made before their month begins; rows of months without one stand in the
 * default partition. A month of which rows are there already stays there.
 */
export async function ensureObservationPartitions(db: Database, now: Date): Promise<string[]> {
  const made: string[] = []
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const [from, until] = [monthStart(now, ahead), monthStart(now, ahead + 1)]
    const name = `price_observation_${from.slice(0, 7).replace('-', '_')}`
    if (await ensurePartition(db, name, from, until)) made.push(name)
  }
  return made
}

function ensurePartition(db: Database, name: string, from: string, until: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'observationPartitions')
    const { rows } = await sql<{ isNeeded: boolean }>`select to_regclass(${`offers.${name}`}) is null and not exists (
      select from offers.price_observation_default where observed_at >= ${from}::timestamptz and observed_at < ${until}::timestamptz) as "isNeeded"`.execute(
      tx,
    )
    if (rows[0]?.isNeeded !== true) return false
    await sql`create table offers.${sql.ref(name)} partition of offers.price_observation for values from (${sql.lit(from)}) to (${sql.lit(until)})`.execute(
      tx,
    )
    return true
  })
}

function monthStart(now: Date, ahead: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString()
}
