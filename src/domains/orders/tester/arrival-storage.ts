import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Arrival } from './arrival.ts'
import { testCodeHash } from './test-code.ts'

/** Kept of one code; further ones are not looked at. */
export const MOST_ARRIVALS = 20

export interface StoredArrival extends Arrival {
  readonly arrivedAt: Date
}

/** Keeps what came with a code until its hour is over. */
export async function keepArrival(db: DatabaseOrTransaction, code: string, arrival: Arrival, now: Date): Promise<void> {
  const hash = testCodeHash(code)
  await sql`
    insert into orders.test_arrival (code_hash, arrival, arrived_at)
    select ${hash}, ${JSON.stringify(arrival)}::jsonb, ${now}
    where (select count(*) from orders.test_arrival where code_hash = ${hash}) < ${MOST_ARRIVALS}`.execute(db)
}

/** What came with a code, the newest first. */
export async function arrivalsOf(db: DatabaseOrTransaction, code: string): Promise<readonly StoredArrival[]> {
  const { rows } = await sql<{ arrival: Arrival; arrivedAt: Date }>`
    select arrival, arrived_at as "arrivedAt" from orders.test_arrival where code_hash = ${testCodeHash(code)}
    order by id desc limit ${MOST_ARRIVALS}`.execute(db)
  return rows.map(({ arrival, arrivedAt }) => ({ ...arrival, arrivedAt }))
}

export async function forgetArrivals(db: DatabaseOrTransaction, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from orders.test_arrival where arrived_at < ${before}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
