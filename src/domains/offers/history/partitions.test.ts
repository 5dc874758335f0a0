import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { ensureObservationPartitions } from './observation-partitions.ts'
import { keepEventPartitions } from '#platform/outbox/event-partitions.ts'

const { db } = await testDatabase()
async function tables(like: string) {
  return (
    await sql<{
      name: string
    }>`select relname as name from pg_class where relname ~ ${like} and relkind = 'r' order by 1`.execute(db)
  ).rows.map((row) => row.name)
}

test('days of events are made ahead and dropped after a week, also when the job runs twice', async () => {
  await keepEventPartitions(db, new Date('2026-11-01T23:30:00.000Z'))
  await keepEventPartitions(db, new Date('2026-11-01T23:30:00.000Z'))
  expect(await tables('^domain_event_\\d')).toEqual([
    'domain_event_20261102',
    'domain_event_20261103',
    'domain_event_20261104',
  ])
  await keepEventPartitions(db, new Date('2026-11-10T00:10:00.000Z'))
  expect(await tables('^domain_event_\\d')).toEqual([
    'domain_event_20261103',
    'domain_event_20261104',
    'domain_event_20261111',
    'domain_event_20261112',
    'domain_event_20261113',
  ])
})

test('months of observations are made ahead, unless their rows stand in the default partition', async () => {
  await sql`insert into offers.price_observation (variant_id, observed_at, price_cents, availability) values (1, '2027-01-15', 100, 'in_stock')`.execute(
    db,
  )
  const now = new Date('2026-11-30T10:00:00.000Z')
  expect(await ensureObservationPartitions(db, now)).toEqual([
    'price_observation_2026_11',
    'price_observation_2026_12',
    'price_observation_2027_02',
  ])
  expect(await ensureObservationPartitions(db, now)).toEqual([])
  await sql`insert into offers.price_observation (variant_id, observed_at, price_cents, availability) values (1, '2026-12-24', 100, 'in_stock')`.execute(
    db,
  )
  expect((await sql<{ n: number }>`select count(*)::int as n from offers.price_observation`.execute(db)).rows).toEqual([
    { n: 2 },
  ])
})
