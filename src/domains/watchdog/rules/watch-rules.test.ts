import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailTime, STANDARD_QUIET } from '../mail-time.ts'
import { GONE_FOR_MS, newWatch, watchStep } from './watch-step.ts'

const DAY_MS = 86_400_000
const YEAR = 365

/** What a watch finds in a stream: the moments, by the rule. */
function found(stream: readonly { readonly at: number; readonly holds: boolean }[], start: number): number[] {
  let state = newWatch(false, start)
  return stream.flatMap(({ at, holds }) => {
    const step = watchStep('price', state, { holds, at })
    state = step.state
    return step.found ? [at] : []
  })
}

/** The same told from the outside: the beginning of each stretch at the target before which it was above for a week, or for ever. */
function crossings(stream: readonly { readonly at: number; readonly holds: boolean }[]): number[] {
  const begins = stream.filter(({ holds }, i) => holds && stream[i - 1]?.holds !== true)
  const ends = stream.filter(({ holds }, i) => !holds && stream[i - 1]?.holds === true)
  return begins.flatMap(({ at }, nth) => {
    const gone = nth === 0 ? Number.POSITIVE_INFINITY : at - (ends[nth - 1]?.at ?? 0)
    return gone >= GONE_FOR_MS.price ? [at] : []
  })
}

describe('N-09 the rule of crossings', () => {
  test('finds each crossing of a year of prices once, and nothing else', () => {
    const steps = fc.array(
      fc.record({ days: fc.integer({ min: 1, max: 20 }), price: fc.integer({ min: 80, max: 120 }) }),
      {
        maxLength: 80,
      },
    )
    fc.assert(
      fc.property(steps, fc.integer({ min: 80, max: 119 }), (changes, target) => {
        let day = 0
        const stream = changes
          .map(({ days, price }) => ({ at: (day += days) * DAY_MS, holds: price <= target }))
          .filter(({ at }) => at <= YEAR * DAY_MS)
        expect(found(stream, 0)).toEqual(crossings(stream))
      }),
    )
  })

  test('a price that goes to and fro each day for a year is found once', () => {
    const stream = Array.from({ length: YEAR }, (_, day) => ({ at: day * DAY_MS, holds: day % 2 === 1 }))
    expect(found(stream, 0)).toEqual([DAY_MS])
  })

  test('what is so already when a watch begins is no news', () => {
    const begun = newWatch(true, 0)
    expect(watchStep('availability', begun, { holds: true, at: DAY_MS }).found).toBe(false)
  })
})

const HOUR_MS = 3_600_000

describe('U-07 the time of a mail', () => {
  const noon = Date.parse('2026-07-14T12:00:00Z')
  const summer = (): number => HOUR_MS
  test.each([
    ['2026-07-14T12:00:00Z', '2026-07-14T12:10:00.000Z', 'what is found in ten minutes is one mail'],
    ['2026-07-14T20:49:59Z', '2026-07-14T20:59:59.000Z', 'the last minute before the quiet hours'],
    ['2026-07-14T20:50:00Z', '2026-07-15T07:00:00.000Z', 'ten in the evening in Lisbon waits for eight in the morning'],
    ['2026-07-15T03:12:00Z', '2026-07-15T07:00:00.000Z', 'the middle of the night'],
  ])('found at %s it goes at %s: %s', (at, goes) => {
    const time = mailTime(Date.parse(at), { lastMailAt: null, isFrequent: false, quiet: STANDARD_QUIET }, summer)
    expect(new Date(time).toISOString()).toBe(goes)
  })

  test('keeps to the hours that somebody has chosen, within a day or over midnight, or to none', () => {
    const goes = (quiet: { from: number; to: number } | null) =>
      new Date(mailTime(noon, { lastMailAt: null, isFrequent: true, quiet }, summer)).toISOString().slice(11, 16)
    expect([goes({ from: 12, to: 18 }), goes({ from: 18, to: 14 }), goes({ from: 18, to: 12 }), goes(null)]).toEqual([
      '17:00',
      '13:00',
      '12:10',
      '12:10',
    ])
  })

  test('is a day after the last one, unless more are asked for, and never in the quiet hours', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 * 24 * 60 }),
        fc.integer({ min: 0, max: 5 * 24 * 60 }),
        fc.boolean(),
        (minutes, ago, isFrequent) => {
          const now = noon + minutes * 60_000
          const lastMailAt = now - ago * 60_000
          const at = mailTime(now, { lastMailAt, isFrequent, quiet: STANDARD_QUIET }, summer)
          const hour = new Date(at + HOUR_MS).getUTCHours()
          expect(hour >= 8 && hour < 22).toBe(true)
          expect(at).toBeGreaterThan(now)
          if (!isFrequent) expect(at - lastMailAt).toBeGreaterThanOrEqual(DAY_MS)
          expect(at - Math.max(now, lastMailAt + DAY_MS)).toBeLessThan(11 * HOUR_MS)
        },
      ),
    )
  })
})
