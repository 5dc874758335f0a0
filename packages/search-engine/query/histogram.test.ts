import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distribution, histogram } from './histogram.ts'

const valuesArb = fc.array(fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 4000 })), {
  maxLength: 60,
})

test('what is masked is as if it had never been there, lowest and highest too, kept as it came or as a distribution', () => {
  fc.assert(
    fc.property(
      fc.array(valuesArb, { maxLength: 3 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom(1, 3, 24),
      (lists, share, buckets) => {
        const own = lists.map((values) => values.filter((_, i) => i % 2 === 0 || share < 0.5))
        const left = lists.map((values) => values.filter((_, i) => (i * 0.618) % 1 >= share))
        const masked = lists.map((values) => values.filter((_, i) => (i * 0.618) % 1 < share))
        const parts = lists.map((values, i) => ({
          ...(i === 0 ? distribution(Int32Array.from(values)) : { values: Int32Array.from(values), weights: null }),
          sign: 1 as const,
        }))
        const minus = masked.map((values) => ({ values: Int32Array.from(values), weights: null, sign: -1 as const }))
        expect(histogram([...parts, ...minus], buckets)).toEqual(plain(left.flat(), buckets))
        expect(
          histogram(
            own.map((values) => ({ values: Int32Array.from(values), weights: null, sign: 1 })),
            buckets,
          ),
        ).toEqual(plain(own.flat(), buckets))
      },
    ),
    { numRuns: 500 },
  )
})

/** As the port's text says, one bucket after the other. */
function plain(values: readonly number[], buckets: number) {
  if (values.length === 0) return { min: null, max: null, buckets: [] }
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const width = Math.max(1, Math.ceil((max - min) / buckets))
  const count = Math.max(1, Math.ceil((max - min) / width))
  const bucketOf = (value: number) => Math.min(count - 1, Math.floor((value - min) / width))
  return {
    min,
    max,
    buckets: Array.from({ length: count }, (_, i) => ({
      lower: min + i * width,
      upper: min + (i + 1) * width,
      count: values.filter((value) => bucketOf(value) === i).length,
    })),
  }
}
