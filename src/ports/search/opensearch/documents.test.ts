import { describe, expect, test } from 'vitest'
import { aRow, exampleSchema } from '../testing-examples.ts'
import { documentMaker } from './documents.ts'
import { mappingOf, refuseOtherMapping } from './mapping.ts'

const schema = {
  ...exampleSchema,
  columns: exampleSchema.columns.map((column) =>
    column.name === 'colour' || column.name === 'seats' ? { ...column, perProduct: true as const } : column,
  ),
}
const make = documentMaker(schema)

describe('a product’s document', () => {
  test('has what rows share once, their own values and words in them, and the sets of all of them together', () => {
    const own = { price: 300, tags: [7], width: { low: 800, high: 900 } }
    const rows = [
      aRow(10, { rank: 3, values: { ...own, shop: 1, colour: [0, 3], seats: 2 }, words: { title: ['sofa', 'é'] } }),
      aRow(11, { rank: 9, values: { shop: 2, tags: [7, 9], colour: [0, 3], seats: 2 }, payload: 'card' }),
    ]
    expect(make({ group: 1, rows })).toMatchObject({
      group: 1,
      live: true,
      ancestors: [1, 2],
      rank: 9,
      product: { colour: [0, 3], seats: 2 },
      any: { shop: ['1', '2'], tags: ['7', '9'] },
      rows: [
        { id: 10, group: 1, rank: 3, c: { ...own, shop: 1 }, words: { title: 'sofa é' } },
        { id: 11, group: 1, rank: 9, c: { shop: 2, tags: [7, 9] }, words: {} },
      ],
      cards: '[null,"card"]',
    })
  })

  test('leaves out what is unknown, an empty set and a parameter outside its category among it', () => {
    const values = { price: null, tags: [], seats: 4, colour: [] }
    expect(make({ group: 1, rows: [aRow(10, { category: 3, values })] })).toMatchObject({
      ancestors: [1, 3],
      product: {},
      rows: [{ c: {} }],
    })
  })

  test('of a product that is gone says nothing but that', () => {
    expect(make({ group: 7, rows: [] })).toEqual({ group: 7 })
  })

  test('names column and row of what no column may hold', () => {
    const wrong: [object, RegExp][] = [
      [{ values: { price: 2 ** 31 } }, /2147483648 of row 10 .*"price" \(integer\)/],
      [{ values: { price: 1.5 } }, /1.5 of row 10/],
      [{ values: { shop: 65_536 } }, /"shop" \(enum\)/],
      [{ values: { shop: [1] } }, /\[1\] of row 10/],
      [{ values: { colour: [32] } }, /"colour" \(bitmask\)/],
      [{ values: { tags: [-1] } }, /"tags" \(list\)/],
      [{ values: { width: { low: 9, high: 8 } } }, /"width" \(range\)/],
      [{ values: { width: 9 } }, /"width" \(range\)/],
      [{ rank: 2 ** 20 }, /rank of row 10 is 1048576/],
      [{ version: -1 }, /version of row 10/],
      [{ category: 77 }, /category 77/],
      [{ words: { title: ['a b'] } }, /row 10 has a word/],
      [{ words: { title: ['a'.repeat(1_001)] } }, /row 10 has a word/],
    ]
    for (const [row, said] of wrong) expect(() => make({ group: 1, rows: [aRow(10, row)] })).toThrow(said)
  })

  test('is refused when rows differ in what they share', () => {
    const rows = [aRow(10, { values: { colour: [1] } }), aRow(11, { values: { colour: [2] } })]
    expect(() => make({ group: 1, rows })).toThrow(/product 1 differ in column "colour"/)
  })
})

describe('a mapping', () => {
  test('has a version that follows its fields', () => {
    const { version } = mappingOf(schema)._meta
    expect(version).toMatch(/^[0-9a-f]{16}$/)
    expect(mappingOf({ ...schema })._meta.version).toBe(version)
    expect(mappingOf(exampleSchema)._meta.version).not.toBe(version)
  })

  test('that is another is refused by its first field; the order of fields is none of it', () => {
    const { properties } = mappingOf(schema)
    const turned = Object.fromEntries(Object.entries(properties).toReversed())
    expect(() => refuseOtherMapping('x-1', { properties: turned }, schema)).not.toThrow()
    const { rank: _rank, ...without } = properties
    expect(() => refuseOtherMapping('x-1', { properties: without }, schema)).toThrow(
      /x-1: mapping of rank is undefined/,
    )
    const other = { ...properties, group: { type: 'keyword' } }
    expect(() => refuseOtherMapping('x-1', { properties: other }, schema)).toThrow(
      'mapping of group is {"type":"keyword"}, the code wants {"type":"long"}',
    )
  })

  test('takes no name of a column that would be a path', () => {
    const columns = [{ name: 'a.b', kind: 'integer' as const }]
    expect(() => mappingOf({ ...schema, columns })).toThrow(/"a.b"/)
  })
})
