import { expect, test } from 'vitest'
import { FixedCounts } from './fixed-counts.ts'

test('counts how often each key came', () => {
  const counts = new FixedCounts(1_024)
  expect(['a', 'b', 'a', 'a', 'b'].map((key) => counts.add(key))).toEqual([1, 1, 2, 3, 2])
})

test('a key that comes more often than can be counted stays at the most', () => {
  const counts = new FixedCounts(4)
  let last = 0
  for (let n = 0; n < 65_540; n += 1) last = counts.add('a')
  expect(last).toBe(65_535)
})

test('half as many keys as it has places are nearly all remembered, and none is taken for another', () => {
  const counts = new FixedCounts(16_384)
  const keys = Array.from({ length: 8_192 }, (_, index) => `key ${index}`)
  expect(keys.filter((key) => counts.add(key) > 1)).toEqual([])
  expect(keys.filter((key) => counts.add(key) === 1).length).toBeLessThan(keys.length * 0.1)
})

test('a flood of keys makes it forget, and nothing grow', () => {
  const counts = new FixedCounts(1_024)
  counts.add('mine')
  for (let n = 0; n < 20_000; n += 1) counts.add(`flood ${n}`)
  expect(counts.add('mine')).toBe(1)
})
