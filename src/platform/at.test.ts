import { expect, test } from 'vitest'
import { at } from './at.ts'

test('the element at a place; one beyond the list is an error, not undefined', () => {
  expect([at(['a', 'b'], 0), at(['a', 'b'], 1)]).toEqual(['a', 'b'])
  expect(() => at(['a', 'b'], 2)).toThrow('no element 2 in a list of 2')
  expect(() => at([], -1)).toThrow(RangeError)
})
