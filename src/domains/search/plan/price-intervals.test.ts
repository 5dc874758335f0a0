import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceStepEnds, priceStepOf } from '../price-steps.ts'
import { evenIntervals, FEWEST_PRODUCTS_TO_SPLIT, MOST_PRICE_CHOICES } from './price-intervals.ts'

function countsOf(prices: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const price of prices) counts.set(priceStepOf(price), (counts.get(priceStepOf(price)) ?? 0) + 1)
  return counts
}

describe('L-12 predefined price choices', () => {
  test('a step ends at a round price, which belongs to it', () => {
    expect([499, 500, 501].map(priceStepOf)).toEqual([0, 0, 1])
    expect(priceStepOf(99_999_999)).toBe(priceStepEnds.length)
  })

  test('what lies close together is parted as evenly as round prices allow', () => {
    const prices = Array.from({ length: 100 }, (_, at) => 2_000 + at * 480)
    expect(evenIntervals(countsOf(prices))).toEqual([
      { fromCents: null, toCents: 10_000 },
      { fromCents: 10_000, toCents: 20_000 },
      { fromCents: 20_000, toCents: 30_000 },
      { fromCents: 30_000, toCents: 40_000 },
      { fromCents: 40_000, toCents: null },
    ])
  })

  test('few products, and products of one step, are not parted', () => {
    expect(
      evenIntervals(countsOf(Array.from({ length: FEWEST_PRODUCTS_TO_SPLIT - 1 }, (_, at) => at * 9_000))),
    ).toEqual([])
    expect(evenIntervals(countsOf(Array.from({ length: 50 }, () => 45_000)))).toEqual([])
  })

  test('each part holds a product, parts follow each other, and no even part is missed by more than the step that it ends in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 700_000 }), { minLength: FEWEST_PRODUCTS_TO_SPLIT, maxLength: 400 }),
        (prices) => {
          const counts = countsOf(prices)
          const intervals = evenIntervals(counts)
          const held = intervals.map(
            ({ fromCents, toCents }) =>
              prices.filter((price) => price > (fromCents ?? -1) && price <= (toCents ?? Infinity)).length,
          )
          expect(intervals.length).toBeLessThanOrEqual(MOST_PRICE_CHOICES)
          expect(held.every((count) => count > 0)).toBe(true)
          const fullestStep = Math.max(...counts.values())
          if (intervals.length > 0)
            expect(Math.max(...held)).toBeLessThanOrEqual(prices.length / MOST_PRICE_CHOICES + 2 * fullestStep)
        },
      ),
    )
  })
})
