import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DiscountVerdict, judgePrice } from './honest-discount.ts'

/**
 * The rule again, by hours instead of by runs: what the offer cost in each hour since it was first seen, and loops over them.
 * It shares nothing with the code under test, not even the way in which clock changes are found.
 */
const HOUR_MS = 3_600_000
const SPAN = 130 * 24

interface Story {
  readonly start: number
  readonly rows: readonly { readonly hour: number; readonly priceCents: number; readonly isSoldOut: boolean }[]
  readonly unseen: readonly { readonly since: number; readonly until: number | null }[]
  readonly nowHour: number
}

const story: fc.Arbitrary<Story> = fc
  .record({
    start: fc.integer({ min: 0, max: 365 * 24 }).map((hours) => Date.UTC(2025, 10, 1) + hours * HOUR_MS),
    first: fc.constantFrom(10_000, 9_999),
    // Few prices and few days, so that returns, steps and equal rows are common.
    rows: fc.array(
      fc.record({
        hour: fc.oneof(
          fc.integer({ min: 1, max: SPAN }),
          fc.integer({ min: 1, max: 130 }).map((day) => day * 24),
        ),
        priceCents: fc.oneof(
          fc.constantFrom(6_666, 7_000, 8_000, 9_000, 9_950, 9_999, 10_000),
          fc.integer({ min: 1, max: 15_000 }),
        ),
        isSoldOut: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
      }),
      { maxLength: 9 },
    ),
    unseen: fc.array(
      fc.record({ since: fc.integer({ min: 0, max: SPAN }), length: fc.option(fc.integer({ min: 1, max: 60 * 24 })) }),
      { maxLength: 3 },
    ),
    nowHour: fc.integer({ min: 1, max: SPAN }),
    soon: fc.boolean(),
  })
  .map(({ first, rows, unseen, soon, nowHour, start }) => ({
    start,
    rows: [{ hour: 0, priceCents: first, isSoldOut: false }, ...rows],
    unseen: unseen.map(({ since, length }) => ({ since, until: length === null ? null : since + length })),
    // Half of the time soon after the last row, where there is most to say.
    nowHour: soon ? Math.max(...rows.map(({ hour }) => hour), 0) + (nowHour % 300) : nowHour,
  }))

function judged({ start, rows, unseen, nowHour }: Story): DiscountVerdict {
  const at = (hour: number) => start + hour * HOUR_MS
  return judgePrice(
    {
      seen: rows.map(({ hour, priceCents, isSoldOut }) => ({
        at: at(hour),
        priceCents,
        availability: isSoldOut ? ('out_of_stock' as const) : ('in_stock' as const),
      })),
      unseen: unseen.map(({ since, until }) => ({ since: at(since), until: until === null ? null : at(until) })),
      watchedSince: start,
    },
    at(nowHour),
  )
}

/** The clocks of Lisbon and the Azores go back at 01:00 UTC on the last Sunday of October, forward on that of March. */
function isSummer(at: number): boolean {
  const year = new Date(at).getUTCFullYear()
  const lastSunday = (month: number) =>
    Date.UTC(year, month + 1, 0, 1) - new Date(Date.UTC(year, month + 1, 0)).getUTCDay() * 24 * HOUR_MS
  return at >= lastSunday(2) && at < lastSunday(9)
}

interface Truth {
  readonly percent: number
  readonly lowestOf720Hours: number
  readonly price: number
}

function truthOf({ start, rows, unseen, nowHour }: Story): Truth | null {
  const rowAt = (hour: number) =>
    rows.filter((row) => row.hour <= hour).reduce((last, row) => (row.hour >= last.hour ? row : last))
  const soldOut = Array.from({ length: nowHour + 1 }, (_, hour) => rowAt(hour).isSoldOut)
  if (soldOut[nowHour] === true) return null
  // What was last asked of somebody who could pay it.
  const prices: number[] = []
  for (let hour = 0; hour <= nowHour; hour += 1)
    prices.push(soldOut[hour] === true ? (prices.at(-1) ?? NaN) : rowAt(hour).priceCents)
  const lifeOf = (hour: number) =>
    !isSummer(start + hour * HOUR_MS) && isSummer(start + (hour + 720) * HOUR_MS) ? 719 : 720
  let began = nowHour
  while (began > 0 && prices[began - 1] === prices[began]) began -= 1
  if (began === 0 || !((prices[began - 1] as number) > (prices[began] as number)) || nowHour >= began + lifeOf(began))
    return null
  const back = isSummer(start + (began - 721) * HOUR_MS) && !isSummer(start + began * HOUR_MS) ? 721 : 720
  if (began - back < 0 || Number.isNaN(prices[began - back])) return null
  const hours = Array.from({ length: back }, (_, index) => began - back + index)
  const isUnseen = (hour: number) =>
    soldOut[hour] === true || unseen.some(({ since, until }) => hour >= since && (until === null || hour < until))
  if (!hours.some((hour) => !isUnseen(hour) || (hour > 0 && prices[hour] !== prices[hour - 1]) || hour === 0))
    return null
  const lowest = Math.min(...hours.map((hour) => prices[hour] as number))
  const price = prices[nowHour] as number
  let percent = 0
  while ((percent + 1) * lowest <= (lowest - price) * 100) percent += 1
  return percent === 0
    ? null
    : { percent, lowestOf720Hours: Math.min(...hours.slice(-720).map((hour) => prices[hour] as number)), price }
}

describe('B-03 the rule against a brute-force definition', () => {
  test('B-03 says the same of every story', () => {
    let proven = 0
    fc.assert(
      fc.property(story, (told) => {
        const verdict = judged(told)
        const truth = truthOf(told)
        if (truth !== null) proven += 1
        expect(verdict.kind === 'discount' ? verdict.discount.percent : null).toBe(truth?.percent ?? null)
      }),
      { numRuns: 1500 },
    )
    // Else it would prove nothing.
    expect(proven).toBeGreaterThan(50)
  })

  test('B-03 never prints a percentage above the true one, none without 30 days of watching, never zero', () => {
    fc.assert(
      fc.property(story, (told) => {
        const verdict = judged(told)
        if (verdict.kind === 'none') return
        const { percent, referenceCents, since, until } = verdict.discount
        const truth = truthOf(told) as Truth
        expect(percent).toBeGreaterThanOrEqual(1)
        expect(percent / 100).toBeLessThanOrEqual((truth.lowestOf720Hours - truth.price) / truth.lowestOf720Hours)
        expect(referenceCents).toBeLessThanOrEqual(truth.lowestOf720Hours)
        expect(Date.parse(since) - told.start).toBeGreaterThanOrEqual(720 * HOUR_MS)
        expect(Date.parse(until) - Date.parse(since)).toBeLessThanOrEqual(720 * HOUR_MS)
      }),
      { numRuns: 1500 },
    )
  })
})
