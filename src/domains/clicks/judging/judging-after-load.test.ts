import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { classifyClicks } from './classify.ts'
import { insertClicks } from '../storage.ts'
import { aClick } from '../testing.ts'

const { db } = await testDatabase()
const CLICKS = 3_000

/** Entries that were read from the indexes of the clicks that count. */
async function entriesRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ entries: number }>`
    select sum(idx_tup_read)::int as entries from pg_stat_user_indexes where schemaname = 'clicks' and indexrelname like 'click_billable%'`.execute(
    db,
  )
  return rows[0]?.entries ?? 0
}

test('B-04 clicks that were loaded at once and told to the planner before anybody judged them are looked up one by one', async () => {
  await insertClicks(
    db,
    Array.from({ length: CLICKS }, (_, index) =>
      aClick({
        variantId: 1 + (index % 700),
        productId: 1 + (index % 700),
        rendering: `r${index >> 7}`,
        at: new Date(Date.UTC(2026, 10, 21) + index * 20_000).toISOString(),
      }),
    ),
  )
  await sql`analyze clicks.click`.execute(db)
  const before = await entriesRead()
  expect(await classifyClicks(db, manualClock('2026-11-22T00:00:00Z'))).toBe(CLICKS)
  // Read whole for every click, an index of those that count would be some millions.
  expect((await entriesRead()) - before).toBeLessThan(CLICKS * 20)
})
