import { expect, test } from 'vitest'
import type { CsvRow } from '../../read/csv/csv-rows.ts'
import type { NamedRow } from '../../read/csv/row-joiner.ts'
import { shopifyRows } from './shopify-rows.ts'

function aRow(cells: Readonly<Record<string, string>>): NamedRow {
  const row = {} as CsvRow
  return { row, cells: Object.entries(cells).map(([name, value], at) => ({ name, value, row, at })) }
}

/** What the items of a table say under a column's name. */
function said(rows: readonly Readonly<Record<string, string>>[], column: string): (string | null)[] {
  const joiner = shopifyRows()
  const items = [...rows.flatMap((row) => joiner.add(aRow(row))), ...joiner.end()]
  return items.map(({ cells }) => cells.findLast(({ name }) => name === column)?.value ?? null)
}

const pot = { handle: 'pot', title: 'Pot', status: 'active' }

test('a variant keeps what its own row tells, and takes the rest from its product', () => {
  const rows = [
    {
      ...pot,
      vendor: 'Pinhal',
      'option1 name': 'Title',
      'option1 value': 'Black',
      'variant price': '9',
      color: 'Black',
      'product dimension (inch)': '10 x 10',
    },
    {
      handle: 'pot',
      'option1 value': 'Tangerine',
      'variant price': '9',
      color: 'Tangerine',
      'product dimension (inch)': '12 x 12',
    },
    { handle: 'pot', 'option1 value': 'Blue', 'variant price': '9' },
  ]
  expect(said(rows, 'color')).toEqual(['Black', 'Tangerine', 'Black'])
  expect(said(rows, 'product dimension (inch)')).toEqual(['10 x 10', '12 x 12', '10 x 10'])
  expect(said(rows, 'vendor')).toEqual(['Pinhal', 'Pinhal', 'Pinhal'])
})

test('of a column that lists what the variants may be chosen in each has its own', () => {
  const rows = (list: string) => [
    {
      ...pot,
      'option1 name': 'Acabamento',
      'option1 value': 'Preto',
      'variant price': '9',
      cor: list,
      material: 'Aço, vidro',
    },
    { handle: 'pot', 'option1 value': 'Cinzento escuro', 'variant price': '9' },
    { handle: 'pot', 'option1 value': 'Aurora', 'variant price': '9' },
  ]
  for (const list of [
    'Preto / Cinzento escuro / Aurora',
    'preto, cinzento escuro, aurora',
    'Preto; Cinzento escuro; Aurora',
    'Preto | Cinzento escuro | Aurora',
  ])
    expect([list, said(rows(list), 'cor')]).toEqual([list, ['Preto', 'Cinzento escuro', 'Aurora']])
  expect(said(rows('Preto; Cinzento escuro'), 'cor')).toEqual(['Preto', 'Cinzento escuro', null])
  expect(said(rows('Preto'), 'cor')).toEqual(['Preto', 'Preto', 'Preto'])
  expect(said(rows('Preto / Dourado'), 'cor')).toEqual(Array.from({ length: 3 }, () => 'Preto / Dourado'))
  expect(said(rows(''), 'material')).toEqual(Array.from({ length: 3 }, () => 'Aço, vidro'))
})
