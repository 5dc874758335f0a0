import { hash } from 'node:crypto'
import {
  aCell,
  cellOf,
  type ItemCell,
  type JoinedItem,
  type NamedRow,
  type RowJoiner,
} from '../../read/csv/row-joiner.ts'

/** Rows of one product kept at once; further ones are read with the product's first row. */
const MAX_ROWS = 5000
const MAX_IMAGES = 30
const MAX_ID_CHARS = 100
const OWN = /^(?:variant |option\d value$|handle$|title$|image |published$|status$|item )/
const HIDDEN = /^(?:false|falso|no|não|nao|0|draft|archived|unlisted)$/i

/**
 * Shopify's table has a row for each variant and each further picture of a product, side by side under one handle; only the
 * first tells name, text and brand. An offer is a variant: its row, what the product's first row says, and all pictures.
 * Products that are drafts, archived or not published have no page and are no offers.
 */
export function shopifyRows(): RowJoiner {
  let first: NamedRow | null = null
  let rows: NamedRow[] = []
  return {
    add(row) {
      const handle = cellOf(row, 'handle')
      const isSame = first !== null && (handle === '' || handle === cellOf(first, 'handle'))
      const done = isSame && rows.length < MAX_ROWS ? [] : flush()
      if (!isSame) first = row
      rows.push(row)
      return done
    },
    end: () => flush(),
  }

  function flush(): readonly JoinedItem[] {
    const items = first === null ? [] : itemsOf(first, rows)
    rows = []
    return items
  }
}

function itemsOf(first: NamedRow, rows: readonly NamedRow[]): JoinedItem[] {
  if (HIDDEN.test(cellOf(first, 'published')) || HIDDEN.test(cellOf(first, 'status'))) return []
  const variants = rows.filter(
    (row, at) =>
      (at === 0 && row === first) || cellOf(row, 'variant price') !== '' || cellOf(row, 'option1 value') !== '',
  )
  const images = rows.flatMap((row) => row.cells.filter(({ name }) => name === 'image src')).slice(0, MAX_IMAGES)
  const shared = first.cells.filter(isShared)
  const chosenByAll = new Set(variants.flatMap((row) => optionsOf(first, row).map(([, value]) => value.toLowerCase())))
  const handle = cellOf(first, 'handle')
  const title = first.cells.find(({ name }) => name === 'title')
  const ids = new Set<string>()
  return variants.map((row) => {
    const options = optionsOf(first, row)
    const cells = [aCell('item id', idOf(handle, row, options, ids), row), aCell('item group', handle, first)]
    if (title !== undefined) cells.push(titleOf(title, options))
    for (const cell of row.cells)
      if (cell.name.startsWith('variant ') && cell.name !== 'variant image') cells.push(cell)
    for (const [name, value] of options) cells.push(aCell('option name', name, row), aCell('option value', value, row))
    cells.push(
      ...availabilityOf(row),
      ...ofVariant(row === first ? shared : withOwn(shared, row), options, chosenByAll),
    )
    for (const cell of row.cells) if (cell.name === 'variant image') cells.push(cell)
    cells.push(...images)
    return { row: row.row, cells }
  })
}

function isShared({ name }: ItemCell): boolean {
  return !OWN.test(name) && !/^option\d name$/.test(name)
}

/** What the variant's row tells itself stands before what the product's first row does. */
function withOwn(shared: readonly ItemCell[], row: NamedRow): readonly ItemCell[] {
  const own = row.cells.filter(isShared)
  if (own.length === 0) return shared
  const names = new Set(own.map(({ name }) => name))
  return [...shared.filter(({ name }) => !names.has(name)), ...own]
}

/**
 * A column of the product that lists what its variants may be chosen in ("Black / Dark Gray / Tangerine") says of each variant its own of them:
 * a variant has one colour, not all of its product's.
 */
function ofVariant(cells: readonly ItemCell[], options: Options, chosenByAll: ReadonlySet<string>): ItemCell[] {
  if (chosenByAll.size < 2) return [...cells]
  return cells.flatMap((cell) => {
    const listed = PROSE.test(cell.name)
      ? []
      : cell.value
          .toLowerCase()
          .split(LISTED)
          .map((part) => part.trim())
    if (listed.length < 2 || listed.filter((part) => chosenByAll.has(part)).length < 2) return [cell]
    const own = options.find(([, value]) => listed.includes(value.toLowerCase()))
    return own === undefined ? [] : [{ ...cell, value: own[1] }]
  })
}

const PROSE = /^(?:body \(html\)|vendor|type|tags|product category|google shopping .*)$/
const LISTED = /\s*(?:[;|,]|\s\/\s|\n)\s*/

type Options = readonly (readonly [name: string, value: string])[]

/** The handle alone where it has one variant; else with the variant's SKU or options, whatever the order of rows. */
function idOf(handle: string, row: NamedRow, chosen: Options, taken: Set<string>): string {
  const options = chosen.map(([, value]) => value).join('/')
  const sku = cellOf(row, 'variant sku').replace(/^'/, '')
  let id = [handle, sku === '' ? options : sku].filter(Boolean).join(':')
  if (taken.has(id)) id = [id, options].filter(Boolean).join(':')
  taken.add(id)
  return id.length <= MAX_ID_CHARS ? id : `${id.slice(0, MAX_ID_CHARS - 9)}-${hash('sha256', id, 'hex').slice(0, 8)}`
}

function titleOf(given: ItemCell, options: Options): ItemCell {
  const said = given.value.toLowerCase()
  const missing = options.map(([, value]) => value).filter((value) => !said.includes(value.toLowerCase()))
  return missing.length === 0 ? given : { ...given, value: `${given.value.trim()} - ${missing.join(' / ')}` }
}

/** "Title: Default Title" is Shopify's word for a product without options. */
function optionsOf(first: NamedRow, row: NamedRow): Options {
  const options: [name: string, value: string][] = []
  for (const { valueOf, nameOf } of OPTIONS) {
    const value = cellOf(row, valueOf)
    if (value !== '' && value !== 'Default Title') options.push([cellOf(first, nameOf) || cellOf(row, nameOf), value])
  }
  return options
}

const OPTIONS = [1, 2, 3].map((at) => ({ valueOf: `option${at} value`, nameOf: `option${at} name` }))

/** Nothing left means sold out, or to be had later where the shop goes on selling; a table without numbers lists what is sold. */
function availabilityOf(row: NamedRow): ItemCell[] {
  const pieces = row.cells.find(({ name }) => name === 'variant inventory qty')
  if (pieces === undefined) return []
  const isLeft = Number(pieces.value) > 0
  const goesOn = /^(?:continue|true|yes|sim)$/i.test(cellOf(row, 'variant inventory policy'))
  return [{ ...pieces, name: 'item availability', value: isLeft ? 'in_stock' : goesOn ? 'backorder' : 'out_of_stock' }]
}
