import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FEED_LIMITS } from '../../feed-limits.ts'
import { placeOfCell } from './cell-place.ts'
import { CsvRows } from './csv-rows.ts'
import { csvHead, formatOf } from '../feed-head.ts'

const cell = fc.stringMatching(/^[a"\n,; é]{0,6}$/)
function quoted(text: string) {
  return /["\n,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

describe('placeOfCell', () => {
  test('is where the cell was written, line ends and separators in quotes counted', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 4 }), (table) => {
        let text = ''
        const places: { line: number; column: number }[][] = []
        for (const row of table) {
          places.push([])
          row.forEach((value, at) => {
            const before = text.split('\n')
            places.at(-1)?.push({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1 })
            text += quoted(value) + (at === row.length - 1 ? '\n' : ',')
          })
        }
        const reader = new CsvRows(',', FEED_LIMITS)
        reader.push(text)
        reader.end()
        expect(reader.take(100).map((row) => row.cells.map((_, at) => placeOfCell(row, at)))).toEqual(places)
      }),
    )
  })

  test('takes quotes for letters where they do not close', () => {
    const reader = new CsvRows(';', FEED_LIMITS)
    reader.push('a;"b;c\nd;e\n')
    reader.end()
    expect(reader.take(9).map((row) => placeOfCell(row, row.cells.length - 1))).toEqual([
      { line: 1, column: 6 },
      { line: 2, column: 3 },
    ])
  })
})

describe('csvHead', () => {
  const row = (separator: string) =>
    ['1', '"Mesa, grande; de\n1,20 m | carvalho"', '129,90', 'https://casa.pt/1'].join(separator)

  test.each([',', ';', '\t', '|', '^', '~'])('finds %j between columns whose texts hold the others', (separator) => {
    const text = `id${separator}título, com vírgula${separator}preço${separator}link\n${Array(4).fill(row(separator)).join('\n')}\n`
    const header = separator === ',' ? text.replace('título, com vírgula', 'título') : text
    expect(csvHead(header)).toMatchObject({ separator, head: { columns: { length: 4 } } })
  })

  test("believes Excel's note", () => {
    expect(csvHead('sep=#\r\nid#nome#preço\r\n1#Mesa, a#5\r\n')).toMatchObject({
      separator: '#',
      head: { columns: ['id', 'nome', 'preço'] },
    })
  })
})

describe('formatOf', () => {
  test.each([
    ['<rss>', 'xml'],
    ['id;nome', 'csv'],
    ['[{"id":1}]', 'json'],
    ['{"products":[{"id":1}]}', 'json'],
    ['{"id":1}\n{"id":2}', 'jsonl'],
    ['[SKU],[Nome]\n1,2', 'csv'],
    ['{sku};{nome}', 'csv'],
  ])('takes %j for %s', (text, format) => {
    expect(formatOf(text)).toBe(format)
  })
})
