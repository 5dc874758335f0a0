import { expect, test } from 'vitest'
import { dailyLowest, historyMidnights, summaryOf } from './daily-prices.ts'
import { lisbonDate, lisbonMidnight, lisbonMidnights } from './lisbon-days.ts'
import { seenSegments } from './seen-segments.ts'

function ms(iso: string) {
  return Date.parse(iso)
}
function isos(times: readonly number[]) {
  return times.map((at) => new Date(at).toISOString().slice(0, 16))
}

test('B-03 days are Lisbon’s: of 23 hours in March, of 25 in October', () => {
  expect(isos(lisbonMidnights(ms('2026-03-28T12:00:00Z'), ms('2026-03-30T12:00:00Z'), 9))).toEqual([
    '2026-03-28T00:00',
    '2026-03-29T00:00',
    '2026-03-29T23:00',
  ])
  expect(isos(lisbonMidnights(ms('2026-10-24T12:00:00Z'), ms('2026-10-26T12:00:00Z'), 9))).toEqual([
    '2026-10-23T23:00',
    '2026-10-24T23:00',
    '2026-10-26T00:00',
  ])
  expect(isos(lisbonMidnights(ms('2026-10-24T12:00:00Z'), ms('2026-10-26T12:00:00Z'), 2))).toEqual([
    '2026-10-24T23:00',
    '2026-10-26T00:00',
  ])
  expect([lisbonDate(ms('2026-07-01T23:30:00Z')), lisbonDate(ms('2026-12-01T23:30:00Z'))]).toEqual([
    '2026-07-02',
    '2026-12-01',
  ])
  expect(lisbonMidnights(ms('2026-10-24T12:00:00Z'), ms('2026-10-20T12:00:00Z'), 9)).toEqual([])
})

test('B-03 each of the 4,000 days of eleven years begins at midnight in Lisbon, once', () => {
  const midnights = lisbonMidnights(ms('2020-01-01T12:00:00Z'), ms('2030-12-31T12:00:00Z'), 5000)
  expect(midnights).toHaveLength(4018)
  expect(new Set(midnights.map(lisbonDate)).size).toBe(4018)
  for (const midnight of midnights)
    expect([lisbonMidnight(midnight), lisbonDate(midnight - 1) < lisbonDate(midnight)]).toEqual([midnight, true])
})

test('B-03 a day has the lowest price of it, the usual one is that of half of the days', () => {
  const midnights = historyMidnights(ms('2026-06-01T12:00:00Z'), ms('2026-06-05T12:00:00Z'))
  const stretch = (from: string, until: string, cents: number) => ({ from: ms(from), until: ms(until), cents })
  const days = dailyLowest(
    [
      stretch('2026-06-01T12:00:00Z', '2026-06-02T12:00:00Z', 100),
      stretch('2026-06-02T12:00:00Z', '2026-06-02T13:00:00Z', 50),
      stretch('2026-06-04T00:00:00Z', '2026-06-09T00:00:00Z', 90),
    ],
    midnights,
  )
  expect(days).toEqual([100, 50, null, 90, 90])
  expect(summaryOf(days, midnights)).toEqual({
    lowest: { cents: 50, day: '2026-06-02' },
    highest: { cents: 100, day: '2026-06-01' },
    usualCents: 90,
  })
  expect(summaryOf([null], midnights)).toBeNull()
})

test('B-03 what was seen has holes where nobody looked, and knows nothing of the future', () => {
  const row = (at: number, priceCents: number) => ({
    at,
    priceCents,
    claimedBeforeCents: null,
    availability: 'in_stock' as const,
    deliveryCents: null,
  })
  const seen = seenSegments(
    [row(0, 5), row(10, 6), row(10, 7), row(90, 8)],
    [
      { since: 20, until: 25 },
      { since: 22, until: 30 },
      { since: 40, until: null },
    ],
    2,
    50,
  )
  expect(seen.map(({ from, until, row: { priceCents } }) => [from, until, priceCents])).toEqual([
    [2, 10, 5],
    [10, 20, 7],
    [30, 40, 7],
  ])
})
