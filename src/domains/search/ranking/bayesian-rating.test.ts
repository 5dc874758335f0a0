import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bayesianRating } from './bayesian-rating.ts'

const vectors = fc.array(fc.nat({ max: 500 }), { minLength: 10, maxLength: 10 })

function ratedBy(vector: readonly number[]): number {
  const reviewsCount = vector.reduce((sum, count) => sum + count, 0)
  return bayesianRating({ rating: 0, reviewsCount, imagesCount: 0, vector: [...vector] }) as number
}
function all(halfStars: number, count: number): number[] {
  return Array.from({ length: 10 }, (_, at) => (at === halfStars - 1 ? count : 0))
}

describe("the order 'Melhor avaliados'", () => {
  test('one five does not stand above many fives, nor above ninety fives and ten fours', () => {
    expect(ratedBy(all(10, 1))).toBeLessThan(ratedBy(all(10, 100)))
    expect(ratedBy(all(10, 1))).toBeLessThan(ratedBy(all(10, 90).map((count, at) => (at === 7 ? 10 : count))))
  })

  test('a better review lifts, a worse one lowers, and what nobody has reviewed has no place', () => {
    fc.assert(
      fc.property(vectors, (vector) => {
        const before = ratedBy(vector)
        const withOne = (halfStars: number) =>
          ratedBy(vector.map((count, at) => count + (at === halfStars - 1 ? 1 : 0)))
        expect(withOne(10)).toBeGreaterThanOrEqual(before)
        expect(withOne(1)).toBeLessThanOrEqual(before)
        expect(before).toBeGreaterThanOrEqual(500)
        expect(before).toBeLessThanOrEqual(5000)
      }),
    )
    expect(bayesianRating(null)).toBeNull()
  })
})
