import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutBridges } from './family-links.ts'

function allOf(from: number, to: number): [number, number][] {
  const ids = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return ids.flatMap((a, at) => ids.slice(at + 1).map((b): [number, number] => [a, b]))
}

test('B-02 one wrong pair between two families joins them no more', () => {
  const families = [...allOf(1, 12), ...allOf(21, 32)]
  expect(withoutBridges([...families, [1, 21]])).toEqual(families)
})

test.each([
  ['two alone', [[1, 2]]],
  [
    'a chain of three',
    [
      [1, 2],
      [2, 3],
    ],
  ],
  ['one that is linked with a single one of many', [...allOf(1, 12), [12, 13]]],
  ['many around one', Array.from({ length: 30 }, (_, at) => [1, at + 2])],
] as [string, [number, number][]][])('B-02 links that say all there is stay: %s', (_, links) => {
  expect(withoutBridges(links)).toEqual(links)
})

test('B-02 the order of the links plays no part', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 31, max: 60 })), {
        selector: ([a, b]) => `${a} ${b}`,
      }),
      (links) => {
        expect(withoutBridges(links.toReversed()).toReversed()).toEqual(withoutBridges(links))
      },
    ),
  )
})
