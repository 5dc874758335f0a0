import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { classifyClicks } from '#domains/clicks/judging/classify.ts'
import { insertClicks } from '#domains/clicks/storage.ts'
import { aClick } from '#domains/clicks/testing.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { correctClicks } from '../ledger/correct-clicks.ts'
import { postClicks } from '../ledger/post-clicks.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { daysProblem, shopStatistics, type StatisticsBy } from './shop-statistics.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
const YEAR = { from: '2025-11-27', to: '2026-11-26' }

async function rowsBy(by: StatisticsBy, eshopId = 1, days = YEAR) {
  const rows = await shopStatistics(db, eshopId, { by, ...days })
  return rows.map(({ key, clicks, counted, paid, costMicros, takenBack, takenBackMicros }) => [
    key,
    clicks,
    counted,
    paid,
    costMicros,
    takenBack,
    takenBackMicros,
  ])
}

test('B-04 B-07 statistics are the clicks, by day in Portugal, week, month, reason, place, category and offer, and change with corrections', async () => {
  const made = [
    // before and after midnight in Portugal, in the week of the end of summer time
    aClick({ at: '2026-10-24T22:59:59Z', cpcMicros: 150_000, variantId: 1 }),
    aClick({ at: '2026-10-24T23:00:00Z', cpcMicros: 150_000, variantId: 2, source: 4 }),
    aClick({ at: '2026-11-02T12:00:00Z', cpcMicros: 90_000, variantId: 1 }),
    aClick({ at: '2026-11-02T12:01:00Z', cpcMicros: 90_000, variantId: 1, userAgent: 'curl/8.5.0' }),
    aClick({ at: '2026-11-02T12:02:00Z', cpcMicros: 90_000, variantId: 3, afterCap: true }),
    aClick({ at: '2026-11-02T12:03:00Z', variantId: 3 }),
    aClick({ at: '2026-11-02T12:00:00Z', cpcMicros: 70_000, eshopId: 2, variantId: 9 }),
  ]
  await insertClicks(db, made)
  await classifyClicks(db, clock)
  await postClicks(db, clock)
  const { corrected } = await db
    .transaction()
    .execute((tx) => correctClicks(tx, [{ uid: made[2]?.uid ?? '', reason: 'by_hand' }], clock.now()))
  expect(corrected).toHaveLength(1)
  const late = ['2026-11-02', 4, 3, 1, 90_000, 1, 90_000]
  expect(await rowsBy('day')).toEqual([
    ['2026-10-24', 1, 1, 1, 150_000, 0, 0],
    ['2026-10-25', 1, 1, 1, 150_000, 0, 0],
    late,
  ])
  expect(await rowsBy('week')).toEqual([['2026-10-19', 2, 2, 2, 300_000, 0, 0], late])
  expect(await rowsBy('month')).toEqual([
    ['2026-10-01', 2, 2, 2, 300_000, 0, 0],
    ['2026-11-01', ...late.slice(1)],
  ])
  expect(await rowsBy('reason')).toEqual([
    ['billed', 4, 4, 3, 390_000, 1, 90_000],
    ['after_cap', 1, 1, 0, 0, 0, 0],
    ['bot', 1, 0, 0, 0, 0, 0],
  ])
  expect(await rowsBy('source')).toEqual([
    ['1', 5, 4, 2, 240_000, 1, 90_000],
    ['4', 1, 1, 1, 150_000, 0, 0],
  ])
  expect(await rowsBy('category')).toEqual([[null, 6, 5, 3, 390_000, 1, 90_000]])
  expect(await rowsBy('offer', 1, { from: '2026-11-15', to: '2026-11-26' })).toEqual([
    ['1', 2, 1, 1, 90_000, 1, 90_000],
    ['3', 2, 2, 0, 0, 0, 0],
  ])
  expect(await rowsBy('day', 2)).toEqual([['2026-11-02', 1, 1, 1, 70_000, 0, 0]])
  expect(await rowsBy('day', 3)).toEqual([])
  expect((await verifyLedger(db)).differences).toEqual([])
})

test('B-04 `ledger verify` names a sum that is not its clicks, and one that says less was taken back', async () => {
  await sql`update clicks.shop_sum set counted = counted + 1 where eshop_id = 2 and kind = 'source'`.execute(db)
  await sql`update clicks.shop_sum set taken_back = 0 where eshop_id = 1 and kind = 'reason' and taken_back > 0`.execute(
    db,
  )
  expect((await verifyLedger(db)).differences).toEqual([
    {
      of: 'sums of clicks of shop 2 on 2026-11-02 by source "1"',
      ledger: '1 2 1 70000',
      should: '1 1 1 70000',
    },
    {
      of: 'sums of clicks taken back of shop 1 on 2026-11-02',
      ledger: 'none',
      should: '1 at 90000 micro-euros',
    },
  ])
})

test('B-04 a year may be looked at, no more, and no end before the beginning', () => {
  expect(daysProblem(YEAR)).toBeNull()
  expect(daysProblem({ from: '2025-11-25', to: '2026-11-26' })).toMatch(/more than 366 days/)
  expect(daysProblem({ from: '2026-11-27', to: '2026-11-26' })).toBe('query.to is before query.from')
})
