import { expect, test } from 'vitest'
import { checkFile } from './sizes.ts'

function lines(count: number) {
  return Array.from({ length: count }, (_, index) => `const a${index} = ${index}`).join('\n')
}

test('a file at the limit passes, one line more does not', () => {
  expect(checkFile('a/thing.ts', lines(400))).toEqual([])
  expect(checkFile('a/thing.ts', lines(401))).toEqual(['a/thing.ts: lines 401, the limit is 400'])
})

test('a function of 80 lines passes, of 81 does not; a group of tests may be longer', () => {
  const body = (count: number) => `() => {\n${lines(count - 2)}\n}`
  expect(checkFile('a/thing.ts', `declare(${body(80)})`)).toEqual([])
  expect(checkFile('a/thing.ts', `declare(${body(81)})`)).toEqual([
    'a/thing.ts: lines of the longest function 81, the limit is 80',
  ])
  expect(checkFile('a/thing.test.ts', `describe('x', ${body(200)})`)).toEqual([])
})

test('an exception may shrink and not grow: its figure is the one of today', () => {
  const exception = { lines: 500, why: 'planted' }
  expect(checkFile('a/thing.ts', lines(500), exception)).toEqual([])
  expect(checkFile('a/thing.ts', lines(501), exception)).toHaveLength(1)
  expect(checkFile('a/thing.ts', lines(450), exception)).toEqual([
    'a/thing.ts: lines 450 is less than its exception of 500: tools/check/ratchet.json says 450',
  ])
  expect(checkFile('a/thing.ts', lines(300), exception)[0]).toMatch(/takes its figure out$/)
})

test('drawers for everything are refused by name', () => {
  expect(checkFile('a/utils.ts', '')).toHaveLength(1)
  expect(checkFile('a/index.test.ts', '')).toHaveLength(1)
  expect(checkFile('a/price-index.ts', '')).toEqual([])
})

test('a function at the top of a file is declared; inside, and where its type is named, arrows are fine', () => {
  expect(checkFile('a/thing.ts', 'export const f = (a: number) => a + 1')).toEqual([
    'a/thing.ts:1: f is a function at the top of a file: declare it with "function"',
  ])
  expect(
    checkFile('a/thing.ts', 'const read: Reader = (a) => a\nfunction f() { const g = () => 1\n return g }'),
  ).toEqual([])
})
