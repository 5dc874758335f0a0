import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartGeometry, PLOT } from './chart-geometry.ts'

function of(price: (number | null)[], dropDay: number | null = null, delivered: (number | null)[] = []) {
  return chartGeometry({ price, delivered, dropDay })
}
function numbers(path: string) {
  return [...path.matchAll(/-?[\d.]+/g)].map(([digits]) => Number(digits))
}

describe('B-03 geometry of the price chart', () => {
  test('B-03 a price holds until it changes: steps, no slopes', () => {
    const { price, end } = of([10_000, 10_000, 8_000, 8_000])
    expect(price).toMatch(/^M56 [\d.]+H268V[\d.]+H480$/)
    const [, high, , low] = numbers(price) as [number, number, number, number]
    expect(low).toBeGreaterThan(high)
    expect(end).toEqual({ x: 480, y: low })
  })

  test('B-03 gaps are gaps: the line breaks and a box stands there', () => {
    const { price, gaps, end } = of([null, 10_000, null, null, 9_000, null, null, null])
    expect(price.match(/M/g)).toHaveLength(2)
    expect(price).toMatch(/^M109 [\d.]+H162M268 [\d.]+H321$/)
    expect(gaps).toEqual([
      { x: 56, width: 53 },
      { x: 162, width: 106 },
      { x: 321, width: 159 },
    ])
    expect(end).toBeNull()
  })

  test('B-03 the true drop is drawn from its day to today', () => {
    expect(of([100, 100, 80, 80], 2).drop).toMatch(/^M268 [\d.]+H480$/)
    expect(of([100, 100, 80, 80]).drop).toBe('')
  })

  test('B-03 nothing seen is one gap, a price that never moved lies in the middle', () => {
    expect(of([null, null])).toMatchObject({ price: '', gaps: [{ x: 56, width: 424 }], ticks: [], end: null })
    const { ticks, end } = of([10_000])
    expect(ticks.length).toBeGreaterThanOrEqual(2)
    expect(end?.y).toBeGreaterThan(PLOT.top)
    expect(end?.y).toBeLessThan(PLOT.bottom)
  })

  test('B-03 five years are drawn by the lowest of some days, the last column whole', () => {
    const days = Array.from({ length: 1830 }, (_, index) => (index === 1826 ? 5_000 : 10_000))
    // 458 columns of four days: the first of two.
    expect(of(days).price).toMatch(/^M56 [\d.]+H479\.1V[\d.]+H480$/)
  })

  test('B-03 whatever was seen lies inside the plot, on ticks that rise evenly', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 1, max: 2_000_000_00 })), { minLength: 1, maxLength: 1900 }),
        (price) => {
          const { ticks, price: path, gaps } = of(price)
          const known = price.filter((cents) => cents !== null)
          if (known.length === 0) return
          expect(ticks.length).toBeGreaterThanOrEqual(2)
          expect(ticks.length).toBeLessThanOrEqual(6)
          expect(ticks[0]?.cents).toBeLessThanOrEqual(Math.min(...known))
          expect(ticks.at(-1)?.cents).toBeGreaterThanOrEqual(Math.max(...known))
          for (const [, y = ''] of path.matchAll(/V([\d.]+)/g))
            expect(Number(y) >= PLOT.top - 0.1 && Number(y) <= PLOT.bottom + 0.1).toBe(true)
          for (const { x, width } of gaps) expect(x >= PLOT.left && x + width <= PLOT.right + 0.2).toBe(true)
        },
      ),
      { numRuns: 200 },
    )
  })
})
