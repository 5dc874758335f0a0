import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'
import { csvRecords } from './csv-records.ts'
import { jsonLines } from './json-lines.ts'

describe('csvRecords', () => {
  test('keeps line ends and signs inside quotes, and says at which line each record begins', () => {
    expect(csvRecords('a;b\r\n"x\ny";"1;""2"""\r\n\r\nc;\n', ';')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\ny', '1;"2"'] },
      { line: 5, cells: ['c', ''] },
    ])
    expect(csvRecords('"a;b\nc', ';').map(({ cells }) => cells)).toEqual([['"a', 'b'], ['c']])
  })
  test('reads back what was written, as csv-parse does', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'é', '"', ';', '\n', ' ') }).map((text) => `x${text}`)
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const text = rows.map((cells) => csvLine(cells)).join('')
        expect(csvRecords(text, ';').map(({ cells }) => cells)).toEqual(parse(text, { delimiter: ';' }))
      }),
    )
  })
})

test.each(['=1', '+1', '-1', '@a', '|a', '%a', ' =1', '\ufeff=1', '\t=1', '＝1', '＋1', '－1', '＠a'])(
  'fault F12 %j is text to a spreadsheet',
  (cell) => expect(csvLine([cell])).toBe(`"'${cell}"\r\n`),
)

test('jsonLines finds the line of each value by its path', () => {
  const lines = jsonLines('{"a":[1,\n{"b:\\"":"x]",\n"c":{}}],\n"d":-1}')
  expect([...lines]).toEqual([
    ['', 1],
    ['a', 1],
    ['a[0]', 1],
    ['a[1]', 2],
    ['a[1].b:"', 2],
    ['a[1].c', 3],
    ['d', 4],
  ])
})

test('a text of brackets alone is read in time, and its paths end where no file of people goes', () => {
  const depth = 500_000
  const lines = jsonLines(`{"a":${'['.repeat(depth)}${']'.repeat(depth)},\n"b":1}`)
  expect([lines.size, lines.get('b')]).toEqual([34, 2])
})

test('jsonLines takes no path that no reader names: a long name does not stand before each of the values below it', () => {
  const json = `{"${'k'.repeat(1_000_000)}":[${'1,'.repeat(100_000)}{"a":1}],\n"b":2}`
  expect([...jsonLines(json)]).toEqual([
    ['', 1],
    ['b', 2],
  ])
})
