import { expect, test } from 'vitest'
import { fieldOf, movedHandle, priceScale } from './price-scale.ts'

test('L-12 the scale of a price slider holds every price, in steps that one can tell apart', () => {
  expect(priceScale(12.5, 1999.9)).toEqual({ min: 10, max: 2000, step: 10 })
  expect(priceScale(19.9, 60)).toEqual({ min: 19, max: 60, step: 1 })
  expect(priceScale(199, 45_000)).toEqual({ min: 0, max: 45_000, step: 250 })
  expect(priceScale(null, null)).toBeNull()
  expect(priceScale(100, 100)).toBeNull()
})

test('L-12 handles do not pass each other, and an end of the scale asks for nothing', () => {
  const scale = { min: 0, max: 2000, step: 10 }
  expect(movedHandle(scale, [100, 500], 'from', 900)).toEqual([500, 500])
  expect(movedHandle(scale, [100, 500], 'to', 50)).toEqual([100, 100])
  expect(movedHandle(scale, [100, 500], 'to', 9000)).toEqual([100, 2000])
  expect([fieldOf(scale, 'from', 0), fieldOf(scale, 'to', 2000), fieldOf(scale, 'to', 500)]).toEqual(['', '', '500'])
})
