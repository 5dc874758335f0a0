import fc from 'fast-check'
import { expect, test } from 'vitest'
import { components, type Link, partition } from './partition.ts'

const MARGIN = 1
function apartOf(pairs: readonly (readonly [number, number])[]) {
  return (a: number, b: number): boolean => !pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a))
}

test('B-02 what says the same is one group, and nothing hangs together over a third that is like both', () => {
  const links = [
    { a: 0, b: 1, score: 9 },
    { a: 1, b: 2, score: 5 },
  ]
  expect(partition(3, links, { together: [], mayShare: () => true, margin: MARGIN }).labels).toEqual([0, 0, 0])
  expect(partition(3, links, { together: [], mayShare: apartOf([[0, 2]]), margin: MARGIN }).labels).toEqual([0, 0, 2])
})

test('B-02 one that could go with either of two that cannot be one goes with neither, until one of them is taken', () => {
  const links = [
    { a: 0, b: 1, score: 5 },
    { a: 0, b: 2, score: 4.5 },
  ]
  expect(partition(3, links, { together: [], mayShare: apartOf([[1, 2]]), margin: MARGIN }).labels).toEqual([0, 1, 2])
  expect(
    partition(3, [links[0] as Link, { a: 0, b: 2, score: 3 }], {
      together: [],
      mayShare: apartOf([[1, 2]]),
      margin: MARGIN,
    }).labels,
  ).toEqual([0, 0, 2])
  // 3 is of the shop of 0 and surely 2: so 0 is 1.
  expect(
    partition(4, [...links, { a: 2, b: 3, score: 9 }], {
      together: [],
      mayShare: apartOf([
        [1, 2],
        [0, 3],
        [1, 3],
      ]),
      margin: MARGIN,
    }).labels,
  ).toEqual([0, 0, 2, 2])
})

test('B-02 who says too little to be merged is a rival all the same, within the margin', () => {
  const withRival = (score: number) =>
    partition(3, [{ a: 0, b: 1, score: 5 }], {
      together: [],
      rivals: [{ a: 0, b: 2, score }],
      mayShare: apartOf([[1, 2]]),
      margin: MARGIN,
    })
  expect(withRival(4.5).labels).toEqual([0, 1, 2])
  expect(withRival(4.5).obstacleTo({ a: 0, b: 1, score: 5 })).toEqual({ kind: 'rival', of: 0, rival: 2 })
  expect(withRival(3).labels).toEqual([0, 0, 2])
})

test('B-02 what a person has told apart nobody brings together over a third; of two decisions the newer one is first', () => {
  const told = (together: [number, number][]) =>
    partition(3, [], {
      together,
      isApart: (a, b) => Math.min(a, b) === 0 && Math.max(a, b) === 2,
      mayShare: () => true,
      margin: MARGIN,
    }).labels
  expect(
    told([
      [0, 1],
      [1, 2],
    ]),
  ).toEqual([0, 0, 2])
  expect(
    told([
      [1, 2],
      [0, 1],
    ]),
  ).toEqual([0, 1, 1])
})

test('B-02 what a person put together is together, whatever speaks against it', () => {
  expect(
    partition(3, [{ a: 1, b: 2, score: 9 }], { together: [[0, 1]], mayShare: apartOf([[0, 1]]), margin: MARGIN })
      .labels,
  ).toEqual([0, 0, 0])
  expect(
    partition(3, [{ a: 1, b: 2, score: 9 }], { together: [[0, 1]], mayShare: apartOf([[0, 2]]), margin: MARGIN })
      .labels,
  ).toEqual([0, 0, 2])
})

test('B-02 nobody stands in a group with one that they are kept apart from, and a second look finds the same', () => {
  const place = fc.nat(6)
  const pairs = fc.array(
    fc.tuple(place, place).filter(([a, b]) => a !== b),
    { maxLength: 12 },
  )
  const links = fc.array(
    fc.record({ a: place, b: place, score: fc.integer({ min: 0, max: 5 }) }).filter(({ a, b }) => a < b),
    { maxLength: 14 },
  )
  fc.assert(
    fc.property(links, pairs, (given, apart) => {
      const mayShare = apartOf(apart)
      const { labels } = partition(7, given, { together: [], mayShare, margin: MARGIN })
      for (const [a, left] of labels.entries())
        for (const [b, right] of labels.entries()) if (a !== b && left === right) expect(mayShare(a, b)).toBe(true)
      expect(partition(7, given.toReversed(), { together: [], mayShare, margin: MARGIN }).labels).toEqual(labels)
    }),
  )
})

test('components label each place with the smallest that it is connected with', () => {
  expect(
    components(6, [
      [4, 2],
      [5, 4],
      [0, 1],
    ]),
  ).toEqual([0, 0, 2, 3, 2, 2])
})
