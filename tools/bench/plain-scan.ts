import type { IndexRow, SearchPlan } from '#ports/search/port.ts'
import { schema } from './engine-catalogue.ts'

const MASKS = ['cor', 'material', 'estilo', 'divisao', 'lugares', 'forma', 'entrega-mainland', 'promo'] as const
const ENUMS = ['loja', 'fabricante', 'condicao', 'stock'] as const

/** The probe's table: typed columns in the order of arrival, nothing sorted, nothing indexed. */
export interface PlainTable {
  readonly orders: Int16Array
  readonly prices: Int32Array
  readonly masks: Readonly<Record<string, Int32Array>>
  readonly enums: Readonly<Record<string, Int32Array>>
  add(row: IndexRow): void
}

export function plainTable(rows: number): PlainTable {
  const column = () => new Int32Array(rows).fill(-1)
  const masks = Object.fromEntries(MASKS.map((name) => [name, new Int32Array(rows)]))
  const enums = Object.fromEntries(ENUMS.map((name) => [name, column()]))
  const orders = new Int16Array(rows).fill(-1)
  const prices = column()
  const orderOf = new Map(schema.categories.map(({ id, order }) => [id, order]))
  let at = 0
  return {
    orders,
    prices,
    masks,
    enums,
    add(row) {
      if (row.category !== null) orders[at] = orderOf.get(row.category) ?? -1
      prices[at] = row.values.price as number
      for (const name of MASKS) for (const id of (row.values[name] ?? []) as number[]) masks[name]![at]! |= 1 << id
      for (const name of ENUMS) enums[name]![at] = (row.values[name] ?? -1) as number
      at++
    },
  }
}

/**
 * What a scan without any of the engine's ideas does for a plan: every row tested, the matching rows' (not even the
 * products') values counted per facet, no order, no collapse. Returns the number of rows that match.
 */
export function plainScan(table: PlainTable, plan: SearchPlan): number {
  const node = plan.category === null ? null : schema.categories.find(({ id }) => id === plan.category)!
  const [first, last] = node ? [node.order, node.subtreeEnd] : [-1, 32_767]
  const tests = plan.filters
    .map(({ filter }) => filter)
    .filter((filter) => filter.kind === 'any')
    .filter(({ column }) => column in table.masks || column in table.enums)
  const between = plan.filters.map(({ filter }) => filter).find((filter) => filter.kind === 'between')
  const [low, high] = [between?.low ?? 0, between?.high ?? 2 ** 31 - 1]
  const counts = new Map([...MASKS, ...ENUMS].map((name) => [name, new Int32Array(65_536)]))
  let matching = 0
  for (let row = 0; row < table.orders.length; row++) {
    const order = table.orders[row]!
    const price = table.prices[row]!
    if (order < first || order > last || price < low || price > high) continue
    if (!tests.every(({ column, values }) => hasOne(table, column, values, row))) continue
    matching++
    for (const name of MASKS)
      for (let bits = table.masks[name]![row]!; bits !== 0; bits &= bits - 1)
        counts.get(name)![31 - Math.clz32(bits & -bits)]!++
    for (const name of ENUMS) if (table.enums[name]![row]! >= 0) counts.get(name)![table.enums[name]![row]!]!++
  }
  return matching
}

function hasOne(table: PlainTable, column: string, values: readonly number[], row: number): boolean {
  const bits = table.masks[column]?.[row]
  return values.some((value) =>
    bits === undefined ? table.enums[column]?.[row] === value : ((bits >>> value) & 1) === 1,
  )
}
