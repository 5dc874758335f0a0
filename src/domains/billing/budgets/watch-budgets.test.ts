import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureEshop } from '#domains/eshops/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { noBudget } from './budget.ts'
import { changeBudget } from './change-budget.ts'
import { watchBudgets } from './watch-budgets.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.close())
let clock = manualClock('2026-11-26T10:00:00Z')
const shop = Number(await ensureEshop(db, 'casa-olmo', 'Casa Olmo', clock.now()))
await sql`update eshops.eshop set contact_mail = 'contas@casa-olmo.pt' where id = ${shop}`.execute(db)
const EURO = 1_000_000

beforeEach(async () => {
  await sql`truncate clicks.lease, billing.budget, billing.budget_alert, billing.bidding, mail.message cascade`.execute(
    db,
  )
  clock = manualClock('2026-11-26T10:00:00Z')
})

function settle(change: Partial<typeof noBudget>) {
  return changeBudget(db, shop, { budget: { ...noBudget, ...change }, version: null, by: null }, clock.now())
}
async function spend(euros: number) {
  const now = clock.now()
  await sql`insert into clicks.lease (id, eshop_id, day, granted_micros, used_micros, granted_at, expires_at, closed_at)
    values (gen_random_uuid(), ${shop}, (${now}::timestamptz at time zone 'Europe/Lisbon')::date, ${euros * EURO}, ${euros * EURO}, ${now}, ${now}, ${now})`.execute(
    db,
  )
  await watchBudgets({ db, clock })
}
/** What the shop was told, in order: the period and its percent. */
async function told(): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select (data->>'period') || ' ' || (data->>'percent') as words from mail.message where mail = 'billing.budget-alert' order by id`.execute(
    db,
  )
  return rows.map(({ words }) => words)
}

describe('B-04 a shop is told before its budget ends', () => {
  test('B-04 at 80 % of a day it is told once, at its end once more, and on the next day anew', async () => {
    await settle({ dailyMicros: 10 * EURO })
    await spend(7.99)
    expect(await told()).toEqual([])
    await spend(0.01)
    await watchBudgets({ db, clock })
    await spend(1)
    expect(await told()).toEqual(['2026-11-26 80'])
    await spend(1)
    await watchBudgets({ db, clock })
    expect(await told()).toEqual(['2026-11-26 80', '2026-11-26 100'])
    clock.advanceMs(24 * 3_600_000)
    await spend(8)
    expect(await told()).toEqual(['2026-11-26 80', '2026-11-26 100', '2026-11-27 80'])
  })

  test('B-04 a budget that is raised is told of again only once 80 % of the new one are spent; one that is saved as it was, never', async () => {
    await settle({ dailyMicros: 10 * EURO })
    await spend(8)
    await settle({ dailyMicros: 10 * EURO })
    await watchBudgets({ db, clock })
    await settle({ dailyMicros: 20 * EURO })
    await spend(7.99)
    expect(await told()).toEqual(['2026-11-26 80'])
    await spend(0.01)
    await watchBudgets({ db, clock })
    expect(await told()).toEqual(['2026-11-26 80', '2026-11-26 80'])
  })

  test('B-04 a month is told of beside its days; a pause tells nothing and opens nothing', async () => {
    await settle({ dailyMicros: 10 * EURO, monthlyMicros: 10 * EURO, isPaused: true })
    await spend(8)
    expect(await told()).toEqual(['2026-11-26 80', '2026-11 80'])
    const { rows } = await sql<{ is_open: boolean }>`select is_open from billing.budget`.execute(db)
    expect(rows).toEqual([{ is_open: false }])
  })
})
