import { expect, test } from 'vitest'
import { checkFile } from './sizes.ts'

const lines = (count: number) => Array.from({ length: count }, (_, index) => `const a${index} = ${index}`).join('\n')

test('a file at the limit passes, one line more does not', () => {
  expect(checkFile('a/thing.ts', lines(400), 400)).toEqual([])
  expect(checkFile('a/thing.ts', lines(401), 400)).toEqual(['a/thing.ts: 401 lines, the limit is 400'])
})

test('a function of 80 lines passes, of 81 does not; a group of tests may be longer', () => {
  const body = (count: number) => `() => {\n${lines(count - 2)}\n}`
  expect(checkFile('a/thing.ts', `const f = ${body(80)}`, 400)).toEqual([])
  expect(checkFile('a/thing.ts', `const f = ${body(81)}`, 400)).toEqual(['a/thing.ts:1: a function of 81 lines, the limit is 80'])
  expect(checkFile('a/thing.test.ts', `describe('x', ${body(200)})`, 400)).toEqual([])
})

test('drawers for everything are refused by name', () => {
  expect(checkFile('a/utils.ts', '', 400)).toHaveLength(1)
  expect(checkFile('a/index.test.ts', '', 400)).toHaveLength(1)
  expect(checkFile('a/price-index.ts', '', 400)).toEqual([])
})
