import { type Assumptions, ASSUMPTIONS, type AssumptionName } from './assumptions.ts'
import type { Capacity, ProcessNeed } from './capacity-of.ts'
import type { Quantity } from './quantity.ts'
import { UNIT_COSTS, type UnitCosts } from './unit-costs.ts'

/** Rows of what is printed and of docs/capacity.md; the first one is the head. */
export type Rows = readonly (readonly string[])[]

const UNKNOWN = 'unknown'

/** One line a load: how many of each, the cores that they keep busy, the memory of each; disk by store. */
export function capacityRows(capacities: readonly Capacity[]): Rows {
  return [
    [
      'offers',
      'requests/s',
      'search',
      'webs',
      'workers',
      'PostgreSQL',
      'search processes',
      'OpenSearch nodes',
      'binds first',
      'split first',
    ],
    ...capacities.map((each) => [
      count(each.load.offers),
      count(each.load.requestsPerSecond),
      each.searchPlace,
      need(each.webs),
      need(each.workers),
      need(each.postgres),
      need(each.searches),
      need(each.openSearchNodes),
      each.bindsFirst,
      each.splitFirst,
    ]),
  ]
}

export function storeRows(capacities: readonly Capacity[]): Rows {
  return [
    [
      'offers',
      'requests/s',
      'PostgreSQL',
      'index, targets, kept feeds',
      'original pictures',
      'OpenSearch, two copies',
      'first fill',
      'feeds an hour',
    ],
    ...capacities.map(({ load, stores, firstFillHours, fetchesAnHour }) => [
      count(load.offers),
      count(load.requestsPerSecond),
      bytes(stores.postgres),
      bytes(stores.worker),
      bytes(stores.pictures),
      stores.openSearch === 0 ? '–' : bytes(stores.openSearch),
      firstFillHours === null ? UNKNOWN : `${rounded(firstFillHours)} h`,
      rounded(fetchesAnHour),
    ]),
  ]
}

export function unitCostRows(costs: UnitCosts = UNIT_COSTS): Rows {
  return [
    ['unit cost', 'measured', 'what', 'by', 'on'],
    ...Object.entries(costs).map(([name, { value, unit, what, command, on }]) => [
      name,
      value === null ? UNKNOWN : `${value} ${unit}`,
      what,
      command,
      on,
    ]),
  ]
}

export function assumptionRows(assumed: Assumptions): Rows {
  return [
    ['assumption', 'value', 'what'],
    ...Object.entries(ASSUMPTIONS).map(([name, { what }]) => [name, String(assumed[name as AssumptionName]), what]),
  ]
}

/** Columns side by side, for a terminal. */
export function aligned(rows: Rows): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** '3 × 0.55 cores, 640 MB': how many, what they keep busy together, what each holds. */
function need({ count: many, busyCores, memoryMbEach }: ProcessNeed): string {
  if (many === 0) return '–'
  const cores = busyCores === null ? `${UNKNOWN} cores` : `${rounded(busyCores)} cores`
  const memory = memoryMbEach === null ? `${UNKNOWN} MB` : `${count(memoryMbEach)} MB each`
  return `${many ?? UNKNOWN}: ${cores}, ${memory}`
}

function bytes(quantity: Quantity): string {
  if (quantity === null) return UNKNOWN
  const [size, unit] =
    quantity < 1e9 ? [quantity / 1e6, 'MB'] : quantity < 1e12 ? [quantity / 1e9, 'GB'] : [quantity / 1e12, 'TB']
  return `${rounded(size)} ${unit}`
}

function rounded(value: number): string {
  return value >= 100 ? count(value) : String(Number(value.toPrecision(2)))
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en')
}
