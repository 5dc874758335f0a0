import { expect, test } from 'vitest'
import type { ShopStatisticsRow } from '#platform/api-client/calls.ts'
import { explained, figuresOf } from './figures.ts'
import { type KnownOfDay, lineOf, periodLines, sortedLines } from './lines.ts'

function aRow(row: Partial<ShopStatisticsRow>): ShopStatisticsRow {
  return {
    key: null,
    name: null,
    clicks: 0,
    counted: 0,
    paid: 0,
    costMicros: 0,
    takenBack: { clicks: 0, costMicros: 0 },
    ...row,
  }
}
function aDay(day: string, known: number | null): KnownOfDay {
  return { day, impressions: known, orders: known, byClick: known }
}

test('B-07 weeks without clicks are there, and a week of which one day is unknown is unknown', () => {
  const range = { from: '2026-11-14', to: '2026-11-24' }
  const known = [aDay('2026-11-14', null), aDay('2026-11-15', 2), aDay('2026-11-16', 3), aDay('2026-11-17', 4)]
  const lines = periodLines([aRow({ key: '2026-11-16', clicks: 9 })], known, range, 'week', true)
  expect(lines.map(({ key, clicks, impressions, costMicros }) => [key, clicks, impressions, costMicros])).toEqual([
    ['2026-11-09', 0, null, 0],
    ['2026-11-16', 9, 7, 0],
    ['2026-11-23', 0, null, 0],
  ])
  expect(periodLines([], known, range, 'month', false)).toMatchObject([{ key: '2026-11-01', costMicros: null }])
})

test('B-04 what a click costs on average leaves out what was taken back; of none it is unknown', () => {
  const row = aRow({ paid: 4, costMicros: 600_000, takenBack: { clicks: 1, costMicros: 150_000 } })
  expect(lineOf(row)).toMatchObject({ costMicros: 450_000, meanMicros: 150_000, takenBack: 1 })
  expect(lineOf(aRow({})).meanMicros).toBeNull()
})

test('B-07 unknown lines come last in either order', () => {
  const lines = [null, 1, 3].map((orders, at) => ({ ...lineOf(aRow({ key: String(at) })), orders }))
  const keys = (sort: string) => sortedLines(lines, sort).map(({ key }) => key)
  expect([keys('orders'), keys('-orders')]).toEqual([
    ['1', '2', '0'],
    ['2', '1', '0'],
  ])
})

test('B-07 figures of a period: what does not count with why, what came after the budget among it, conversion of what counts, unknown where nothing is told', () => {
  const reasons = [
    aRow({ key: 'billed', clicks: 6, counted: 6, paid: 4, costMicros: 400_000 }),
    aRow({ key: 'after_cap', name: 'O orçamento não cobria o clique.', clicks: 2, counted: 2 }),
    aRow({ key: 'bot', name: 'O pedido veio de um robô.', clicks: 3 }),
  ]
  expect(figuresOf(reasons, [aDay('2026-11-26', 4)], true)).toEqual({
    impressions: 4,
    counted: 6,
    uncounted: 5,
    costMicros: 400_000,
    meanMicros: 100_000,
    takenBackMicros: 0,
    orders: 4,
    conversion: 0.5,
  })
  expect(figuresOf(reasons, [aDay('2026-11-26', null)], false)).toMatchObject({
    orders: null,
    conversion: null,
    costMicros: null,
  })
  expect(figuresOf([], [aDay('2026-11-26', 0)], true).conversion).toBeNull()
  expect(explained(reasons)).toEqual({
    reasons: [
      { message: 'O pedido veio de um robô.', clicks: 3 },
      { message: 'O orçamento não cobria o clique.', clicks: 2 },
    ],
    free: 2,
    afterBudget: 2,
  })
})
