import { expect, test } from 'vitest'
import { namedPlaces } from './draw-plot.ts'

test('B-07 the last day of a plot is named, and the others as far as there is room', () => {
  expect(namedPlaces(30, 450)).toEqual([4, 9, 14, 19, 24, 29])
  expect(namedPlaces(3, 450)).toEqual([0, 1, 2])
  expect(namedPlaces(30, 10)).toEqual([29])
  expect(namedPlaces(0, 450)).toEqual([])
})
