import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FEED_LIMITS } from '../../feed-limits.ts'
import { CsvRows } from './csv-rows.ts'

function rowsOf(text: string, separator = ',', size = 1_000_000, limits = FEED_LIMITS) {
  const reader = new CsvRows(separator, limits)
  const rows = (text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []).flatMap((chunk) => {
    reader.push(chunk)
    return reader.take(1000)
  })
  reader.end()
  return [...rows, ...reader.take(1000)]
}

const cells = fc.array(fc.array(fc.stringMatching(/^[a"\n\r,; 1]{0,6}$/), { minLength: 2, maxLength: 4 }), {
  minLength: 1,
  maxLength: 6,
})

describe('CsvRows', () => {
  test('reads back what was written, and as csv-parse does, however the text is cut', () => {
    fc.assert(
      fc.property(
        cells,
        fc.constantFrom(',', ';'),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 9 }),
        (table, separator, end, size) => {
          const text =
            table
              .map((row) =>
                row.map((cell) => (/["\n\r,;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator),
              )
              .join(end) + end
          const found = rowsOf(text, separator, size).map((row) => row.cells)
          expect(found).toEqual(table)
          expect(found).toEqual(parse(text, { delimiter: separator, record_delimiter: end, relax_column_count: true }))
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('keeps the line of each row, line ends in quotes counted', () => {
    expect(rowsOf('a,b\r\n"x\ny",2\r\n\r\n3,4\r\n').map(({ line, cells: row }) => [line, row[0]])).toEqual([
      [1, 'a'],
      [2, 'x\ny'],
      [5, '3'],
    ])
  })

  test('takes a quote inside a cell for inches', () => {
    expect(rowsOf('Mesa 24" preta\tx\n', '\t')[0]?.cells).toEqual(['Mesa 24" preta', 'x'])
  })

  test('loses one row and not the rest to a quote that never closes', () => {
    const found = rowsOf('a,b\n"x,1\ny,2\nz,3\n', ',', 3)
    expect(found.map((row) => row.cells[0])).toEqual(['a', '"x', 'y', 'z'])
    expect(found.map((row) => row.problem)).toEqual([null, 'aspas que não fecham', null, null])
  })

  test('loses one row and not those up to the next quote when a quote that opens is not meant', () => {
    const found = rowsOf('a,b\n"x,1\ny,2\nz,"3,\n4"\nw,5\n', ',', 3)
    expect(found.map(({ line, cells: row }) => [line, ...row])).toEqual([
      [1, 'a', 'b'],
      [2, '"x', '1'],
      [3, 'y', '2'],
      [4, 'z', '3,\n4'],
      [6, 'w', '5'],
    ])
    expect(found.map((row) => row.problem)).toEqual([null, 'aspas que não fecham', null, null, null])
  })

  test('does not join cells between a quote that is not meant and the next one', () => {
    expect(rowsOf('"x,1,"y"\nz,2,3\n').map(({ cells: row, problem }) => [problem, ...row])).toEqual([
      ['aspas que não fecham', '"x', '1', '"y"'],
      [null, 'z', '2', '3'],
    ])
  })

  test('takes a name in quotes at the beginning of a cell as it stands', () => {
    expect(rowsOf('"Óbidos" mesa,1\n')[0]).toMatchObject({ cells: ['"Óbidos" mesa', '1'], problem: null })
  })

  test('bounds a row', () => {
    const limits = { ...FEED_LIMITS, maxRowChars: 100 }
    expect(rowsOf(`a,"${'x\n'.repeat(200)}`, ',', 50, limits)[0]?.cells).toEqual(['a', '"x'])
    expect(() => rowsOf('x'.repeat(200), ',', 50, limits)).toThrow('FAILED_LIMIT')
  })
})
