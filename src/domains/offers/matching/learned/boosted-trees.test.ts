import { expect, test } from 'vitest'
import { BoostedTrees } from './boosted-trees.ts'

/** Two trees: of price and size, and of price alone. */
const MODEL = {
  features: ['size', 'price'],
  bias: -1,
  nodes: [1, 0.5, 0, 0, 2, 0.75, -1, 0.5, -1, 1, -1, -2, 1, 3, 0, -1, 0.25, -1, -0.25],
}
const PLACES = ['colour', 'price', 'size']

test('each tree adds the leaf that its questions lead to; what is up to a cut goes low', () => {
  const trees = new BoostedTrees(MODEL, PLACES)
  expect(trees.score([9, 0.5, 2])).toBeCloseTo(-1 + 0.5 + 0.25)
  expect(trees.score([9, 0.5, 2.5])).toBeCloseTo(-1 + 1 + 0.25)
  expect(trees.score([9, 4, 0])).toBeCloseTo(-1 - 2 - 0.25)
})

test('what the features add is the score less its start, each by the questions about it', () => {
  const trees = new BoostedTrees(MODEL, PLACES)
  const shares = [...trees.shares([9, 0.5, 2.5])]
  expect(shares).toEqual([0, 0.75 + 0.25, 0.25])
  expect(trees.bias + shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(trees.score([9, 0.5, 2.5]))
})

test('a feature that no pair has, and a tree without an end, are named', () => {
  expect(() => new BoostedTrees(MODEL, ['price'])).toThrow('"size"')
  expect(() => new BoostedTrees({ ...MODEL, nodes: MODEL.nodes.slice(0, 8) }, PLACES)).toThrow('end within a tree')
})
