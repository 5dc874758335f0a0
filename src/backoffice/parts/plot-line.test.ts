import { expect, test } from 'vitest'
import { lonePlaces } from './plot-line.ts'

test('B-08 a known day between unknown ones is a point of its own, also the first and the last of a plot', () => {
  expect(lonePlaces([null, null, 7])).toEqual([2])
  expect(lonePlaces([0, null, 3, 4, null, 5])).toEqual([0, 5])
  expect(lonePlaces([1, 2, 3])).toEqual([])
  expect(lonePlaces([null, null])).toEqual([])
})
