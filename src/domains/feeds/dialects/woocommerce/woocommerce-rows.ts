import { owned } from '#platform/memory/owned-text.ts'
import { aCell, cellOf, type ItemCell, type NamedRow, type RowJoiner } from '../../read/csv/row-joiner.ts'

/** Variable products whose variations may still come. */
const MAX_PARENTS = 20_000
const MAX_PARENT_CHARS = 16 * 1024 ** 2
const NOT_FOR_SALE = /\bgrouped\b/i
const WITH_UNIT = /^(weight|length|width|height) (\w+)$/
/** What a variation does not take from its product. */
const OWN =
  /^(?:id|sku|gtin|type|name|parent|published|in stock|stock|backorders|regular price|sale price|sale from|sale until|attribute \d+ (?:name|value))$/

interface Parent {
  readonly id: string
  readonly name: string
  readonly isPublished: boolean
  readonly cells: readonly ItemCell[]
  readonly chars: number
}

/**
 * WooCommerce's table has a row for a variable product and one for each of its variations, which names it by "id:7" or SKU
 * and leaves out what they share. Offers are simple products and variations; the variable product itself has no price.
 * Variations that come before their product, or much later, stand for themselves.
 */
export function woocommerceRows(): RowJoiner {
  const parents = new Map<string, Parent>()
  let chars = 0
  return {
    add(row) {
      const type = cellOf(row, 'type').toLowerCase()
      if (NOT_FOR_SALE.test(type)) return []
      if (/\bvariable\b|\bvariavel\b/.test(type.normalize('NFD').replace(/\p{M}/gu, ''))) {
        keep(aParent(row), cellOf(row, 'sku'))
        return []
      }
      const reference = cellOf(row, 'parent')
      const parent = reference === '' ? undefined : parents.get(reference.toLowerCase())
      if (!isPublished(row) || parent?.isPublished === false) return []
      return [{ row: row.row, cells: cellsOf(row, parent ?? null, reference) }]
    },
    end: () => [],
  }

  function keep(parent: Parent, sku: string): void {
    for (const [key, oldest] of parents) {
      if (parents.size < MAX_PARENTS && chars + parent.chars <= MAX_PARENT_CHARS) break
      parents.delete(key)
      chars -= oldest.chars
    }
    for (const key of [`id:${parent.id}`, sku.toLowerCase()])
      if (key !== '' && !parents.has(key)) {
        parents.set(key, parent)
        chars += parent.chars
      }
  }
}

/** Its texts are copied: parts of a text keep all of it in memory. */
function aParent(row: NamedRow): Parent {
  const light = { ...row.row, cells: [], source: '' }
  const cells = row.cells.map(({ name, value }) => ({ name, value: owned(value), row: light, at: 0 }))
  return {
    id: owned(cellOf(row, 'id')),
    name: owned(cellOf(row, 'name')),
    isPublished: isPublished(row),
    cells,
    chars: cells.reduce((sum, { value }) => sum + value.length, 0),
  }
}

function cellsOf(row: NamedRow, parent: Parent | null, reference: string): ItemCell[] {
  const own = new Set(row.cells.map(({ name }) => name))
  const inherited = parent === null ? [] : parent.cells.filter(({ name }) => !OWN.test(name) && !own.has(name))
  const group = parent?.id ?? /^id:(\d+)$/i.exec(reference)?.[1] ?? ''
  return [
    ...(cellOf(row, 'id') === '' && cellOf(row, 'sku') !== '' ? [aCell('id', cellOf(row, 'sku'), row)] : []),
    ...(group === '' ? [] : [aCell('group', group, row)]),
    ...[...row.cells, ...inherited].flatMap((cell) => finished(cell)),
    ...nameOf(row, parent),
    ...attributesOf(row, parent),
    ...saleDatesOf(row),
    ...availabilityOf(row),
  ]
}

/** Units stand in the header: "Peso (kg)". */
function finished(cell: ItemCell): ItemCell[] {
  if (/^(?:name|attribute \d+ (?:name|value)|in stock|stock|backorders|sale from|sale until|parent)$/.test(cell.name))
    return []
  const unit = WITH_UNIT.exec(cell.name)
  if (unit === null) return [cell]
  return /^0?(?:[.,]0+)?$/.test(cell.value.trim())
    ? []
    : [{ ...cell, name: unit[1] as string, value: `${cell.value.trim()} ${unit[2]}` }]
}

function nameOf(row: NamedRow, parent: Parent | null): ItemCell[] {
  const name =
    row.cells.find((cell) => cell.name === 'name') ?? (parent === null ? undefined : aCell('name', parent.name, row))
  if (name === undefined || parent === null || name.value.trim() !== parent.name)
    return name === undefined ? [] : [name]
  const choices = attributePairs(row.cells).map(([, { value }]) => value)
  return [{ ...name, value: [parent.name, choices.join(', ')].filter(Boolean).join(' - ') }]
}

/** The variation's own attributes, then those of its product that it says nothing about and that have one value. */
function attributesOf(row: NamedRow, parent: Parent | null): ItemCell[] {
  const own = attributePairs(row.cells)
  const names = new Set(own.map(([name]) => name.value.toLowerCase()))
  const shared = attributePairs(parent?.cells ?? []).filter(
    ([name, value]) => !names.has(name.value.toLowerCase()) && !value.value.includes(','),
  )
  return [...own, ...shared].flatMap(([name, value]) => [
    { ...name, name: 'attribute name' },
    { ...value, name: 'attribute value' },
  ])
}

function attributePairs(cells: readonly ItemCell[]): (readonly [name: ItemCell, value: ItemCell])[] {
  return cells.flatMap((cell) => {
    const at = /^attribute (\d+) name$/.exec(cell.name)?.[1]
    const value = at === undefined ? undefined : cells.find(({ name }) => name === `attribute ${at} value`)
    return value === undefined ? [] : [[cell, value] as const]
  })
}

function saleDatesOf(row: NamedRow): ItemCell[] {
  const [from, until] = [cellOf(row, 'sale from'), cellOf(row, 'sale until')]
  return from === '' && until === '' ? [] : [aCell('sale dates', `${from}/${until}`, row)]
}

/** A number in "Stock" is told apart from the yes or no of "In stock?", which has the last word. */
function availabilityOf(row: NamedRow): ItemCell[] {
  const said = row.cells.find(({ name }) => name === 'in stock') ?? row.cells.find(({ name }) => name === 'stock')
  if (said === undefined) return []
  const isOut = /^(?:0|no|nao|não|false)$/i.test(said.value.trim())
  const goesOn = /^(?:1|yes|notify|sim|si|sí|oui|ja)$/i.test(cellOf(row, 'backorders'))
  return [{ ...said, name: 'availability', value: isOut && goesOn ? 'backorder' : said.value }]
}

function isPublished(row: NamedRow): boolean {
  const said = cellOf(row, 'published')
  return said === '' || !/^(?:0|-1|no|false)$/i.test(said)
}
