import type { FacetFilter, IndexSchema, OrderKey, RowFilter, SearchPlan } from '../port.ts'
import { compareKeys } from './compare-keys.ts'
import type { KeptProduct, KeptRow } from './documents.ts'
import { rowScore } from './row-score.ts'

/** The row that a product is shown by, under some filters of a plan. */
export interface ShownRow {
  readonly row: KeptRow
  readonly at: number
  readonly score: number
  readonly matchingRows: number
  /** Of the plan's order. */
  readonly keys: readonly (number | null)[]
}

/**
 * Chooses a product's shown row among its kept rows, as the plan means it; null when none matches. The cluster says which products
 * may be on a page, this which of their rows are, with true scores and keys.
 */
export function showProduct(
  product: KeptProduct,
  plan: SearchPlan,
  { schema, filters }: { readonly schema: IndexSchema; readonly filters: readonly FacetFilter[] },
): ShownRow | null {
  let best: { row: KeptRow; at: number; score: number; keys: readonly (number | null)[] } | null = null
  let matchingRows = 0
  for (const [at, row] of product.rows.entries()) {
    if (!filters.every(({ filter }) => passes(filter, valueOf(product, row, filter.column)))) continue
    const score = rowScore(plan, row, schema)
    if (score === null) continue
    matchingRows += 1
    const keys = keysOf(plan.shownBy, product, row, { score, rank: row.rank })
    const order = best === null ? -1 : compareKeys(keys, best.keys, plan.shownBy) || row.id - best.row.id
    if (order < 0) best = { row, at, score, keys }
  }
  if (best === null) return null
  const { row, at, score } = best
  const rank = Math.max(...product.rows.map((other) => other.rank))
  return { row, at, score, matchingRows, keys: keysOf(plan.orderBy, product, row, { score, rank }) }
}

export function valueOf(product: KeptProduct, row: KeptRow, column: string) {
  return row.values[column] ?? product.shared[column] ?? null
}

function keysOf(
  keys: readonly OrderKey[],
  product: KeptProduct,
  row: KeptRow,
  { score, rank }: { readonly score: number; readonly rank: number },
): (number | null)[] {
  return keys.map(({ by, column }) => {
    switch (by) {
      case 'rank':
        return rank
      case 'score':
        return score
      case 'id':
        return row.id
      case 'column':
        return valueOf(product, row, column ?? '') as number | null
    }
  })
}

function passes(filter: RowFilter, value: ReturnType<typeof valueOf>): boolean {
  if (value === null) return false
  switch (filter.kind) {
    case 'any':
      return typeof value === 'number'
        ? filter.values.includes(value)
        : Array.isArray(value) && value.some((one: number) => filter.values.includes(one))
    case 'between':
      return typeof value === 'number' && isBetween(filter, value, value)
    case 'overlaps':
      return typeof value === 'object' && 'low' in value && isBetween(filter, value.high, value.low)
  }
}

/** Open where a bound is null. */
function isBetween(bounds: { low: number | null; high: number | null }, atLeast: number, atMost: number): boolean {
  return (bounds.low === null || atLeast >= bounds.low) && (bounds.high === null || atMost <= bounds.high)
}
