import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BitCounter } from './bit-counter.ts'

test('counts each bit as often as it is set, in whatever portions the words come', () => {
  const portions = fc.array(fc.array(fc.integer(), { maxLength: 70 }), { maxLength: 12 })
  fc.assert(
    fc.property(portions, (words) => {
      const counter = new BitCounter()
      for (const portion of words) counter.add(Int32Array.from([-1, ...portion, -1, -1]), Int32Array.from(portion, (_, i) => i + 6), 5, portion.length)
      const expected = Array.from({ length: 32 }, (_, bit) => words.flat().filter((word) => (word >>> bit) & 1).length)
      expect([...counter.counts()]).toEqual(expected)
    }),
  )
})
