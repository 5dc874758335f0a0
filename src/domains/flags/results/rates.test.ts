import { expect, test } from 'vitest'
import { newcombe, splitProbability, wilson } from './rates.ts'

test('Wilson’s interval is that of the published examples', () => {
  // Newcombe 1998 (Statistics in Medicine 17, 857–872), table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const published = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const
  for (const [conversions, users, low, high] of published) {
    const interval = wilson(conversions, users)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  }
  expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 })
})

test('Newcombe’s interval for a difference is that of the published example', () => {
  // Newcombe 1998 (Statistics in Medicine 17, 873–890), table II, method 10: 56 of 70 less 48 of 80, and 9 of 10 less 3 of 10.
  const first = newcombe(wilson(48, 80), wilson(56, 70))
  expect([first.low, first.high].map((end) => end.toFixed(4))).toEqual(['0.0524', '0.3339'])
  const second = newcombe(wilson(3, 10), wilson(9, 10))
  expect([second.low, second.high].map((end) => end.toFixed(4))).toEqual(['0.1705', '0.8090'])
})

test('a split is as probable as the tables of chi-squared say', () => {
  // Upper 5 % and 0.1 % points of 1, 2, 3 and 4 degrees of freedom.
  expect(splitProbability([50, 50], [0.5, 0.5])).toBeCloseTo(1, 6)
  const uneven = (chi2: number) => Math.sqrt((chi2 * 1000) / 4)
  for (const [chi2, probability] of [
    [3.841, 0.05],
    [10.828, 0.001],
  ] as const)
    expect(splitProbability([500 + uneven(chi2), 500 - uneven(chi2)], [0.5, 0.5])).toBeCloseTo(probability, 4)
  const three = Math.sqrt((5.991 * 300) / 3 / 2)
  expect(splitProbability([100 + three, 100 - three, 100], [1 / 3, 1 / 3, 1 / 3])).toBeCloseTo(0.05, 3)
  const four = Math.sqrt((7.815 * 400) / 4 / 2)
  expect(splitProbability([100 + four, 100 - four, 100, 100], [0.25, 0.25, 0.25, 0.25])).toBeCloseTo(0.05, 3)
  const five = Math.sqrt((9.488 * 500) / 5 / 2)
  expect(splitProbability([100 + five, 100 - five, 100, 100, 100], [0.2, 0.2, 0.2, 0.2, 0.2])).toBeCloseTo(0.05, 3)
  expect(splitProbability([0, 0], [0.5, 0.5])).toBe(1)
  expect(splitProbability([10, 5], [1, 0])).toBe(0)
})
