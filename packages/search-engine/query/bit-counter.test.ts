import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskRoom } from '../kernel/kernel.ts'
import { BitCounter } from './bit-counter.ts'

function countsOf(words: readonly number[]) {
  return Array.from({ length: 32 }, (_, bit) => words.filter((word) => (word >>> bit) & 1).length)
}

test('counts each bit as often as it is set, in whatever portions the words come', () => {
  const portions = fc.array(fc.array(fc.integer(), { maxLength: 70 }), { maxLength: 12 })
  fc.assert(
    fc.property(portions, (words) => {
      const counter = new BitCounter()
      for (const portion of words)
        counter.add(
          Int32Array.from([-1, ...portion, -1, -1]),
          Int32Array.from(portion, (_, i) => i + 6),
          5,
          portion.length,
        )
      for (const portion of words) counter.addFirst(Int32Array.from([...portion, -1]), portion.length)
      expect([...counter.counts()]).toEqual(countsOf([...words, ...words].flat()))
    }),
  )
})

test('counts only the words that are selected, where all of a block are read', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ word: fc.integer(), isSelected: fc.boolean() }), { minLength: 1, maxLength: 300 }),
      (own) => {
        maskRoom.numbers.fill(-1)
        maskRoom.numbers.set(own.map(({ isSelected }) => (isSelected ? -1 : 0)))
        const counter = new BitCounter()
        counter.addSelected(Int32Array.from([-1, ...own.map(({ word }) => word)]), 1, own.length)
        expect([...counter.counts()]).toEqual(
          countsOf(own.flatMap(({ word, isSelected }) => (isSelected ? [word] : []))),
        )
      },
    ),
  )
})

test('counts further than its bytes can', () => {
  const counter = new BitCounter()
  const words = new Int32Array(5000).fill(-1)
  for (let portion = 0; portion < 20; portion++) counter.addFirst(words, words.length)
  expect([...counter.counts()]).toEqual(Array.from({ length: 32 }, () => 100_000))
})
