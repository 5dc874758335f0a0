import type { OrderKey, SearchPlan } from '../port.ts'
import { type BoundSchema, keyColumn, numberPath } from './bound-schema.ts'
import { allOf, type Conditions } from './conditions.ts'
import type { Query } from './query.ts'

/**
 * The order in which the cluster hands over products. A product's place is that of its shown row, which a sort over nested rows
 * cannot choose; it can say the best value of each key among the rows that match. Those together are never behind the shown
 * row's own keys:
 *
 *     key by key, best of all rows  ≤  the shown row's      (as tuples, too)
 *
 * So products are read in the order of their bounds, put in order by their true keys here, and a page is settled when its last
 * product stands before the bound of the next one unread. Keys that all rows of a product share are their own bounds.
 */
export interface OrderBounds {
  readonly sort: readonly Query[]
  /** Bounds are the keys: products come in their true order. */
  readonly areKeys: boolean
  /** Values of a hit's sort as keys of the plan's order, unknown ones null, and the product's id. */
  read(sort: readonly (number | null)[]): Bound
  /** Keys of the plan's order as values of the sort to go on behind; only where bounds are keys. */
  write(bound: Bound): readonly number[]
}

export interface Bound {
  readonly keys: readonly (number | null)[]
  readonly group: number
}

/** Values of the sort for what is not known: behind all that are. */
const UNKNOWN = { asc: 2 ** 31, desc: -1 } as const

/** `found`: what holds of the rows that may be shown. */
export function orderBounds(plan: SearchPlan, schema: BoundSchema, found: Conditions): OrderBounds {
  const keys = distinctKeys(plan)
  // A sort by what all have alike says nothing.
  const sorted = keys.filter(({ by }) => by !== 'score' || plan.words.length > 0)
  const place = new Map(sorted.map((key, at) => [nameOf(key), at]))
  return {
    sort: [...sorted.map((key) => sortBy(key, schema, found)), { group: { order: 'asc' } }],
    areKeys: sorted.every((key) => isOfProduct(key, schema)),
    read: (sort) => ({
      keys: plan.orderBy.map((key) => {
        const at = place.get(nameOf(key))
        const value = at === undefined ? 0 : (sort[at] ?? 0)
        const { direction } = sorted[at ?? -1] ?? key
        return key.by === 'score' ? scoreBound(value, direction) : value === UNKNOWN[direction] ? null : value
      }),
      group: sort.at(-1) as number,
    }),
    write: ({ keys: values, group }) => [
      ...sorted.map((key) => {
        const at = plan.orderBy.findIndex((other) => nameOf(other) === nameOf(key))
        return values[at] ?? UNKNOWN[key.direction]
      }),
      group,
    ],
  }
}

/** The first key by score, which decides what the bound of a score is; null: scores do not matter to the order. */
export function scoreKey(plan: SearchPlan): OrderKey | null {
  return plan.words.length === 0 ? null : (plan.orderBy.find(({ by }) => by === 'score') ?? null)
}

/** A key that stands behind itself changes nothing, in whatever direction. */
function distinctKeys({ orderBy }: SearchPlan): OrderKey[] {
  return orderBy.filter((key, at) => orderBy.findIndex((other) => nameOf(other) === nameOf(key)) === at)
}

function nameOf({ by, column }: OrderKey): string {
  return `${by} ${column ?? ''}`
}

function isOfProduct(key: OrderKey, schema: BoundSchema): boolean {
  return key.by === 'rank' || keyColumn(key, schema)?.perProduct === true
}

function sortBy(key: OrderKey, schema: BoundSchema, { row }: Conditions): Query {
  const { direction: order } = key
  if (key.by === 'score') return { _score: { order } }
  if (key.by === 'rank') return { rank: { order } }
  const column = keyColumn(key, schema)
  const missing = UNKNOWN[order]
  if (column?.perProduct) return { [numberPath(column)]: { order, missing } }
  const path = column === null ? 'rows.id' : numberPath(column)
  const nested = { path: 'rows', ...(row.length > 0 && { filter: allOf(row) }) }
  return { [path]: { order, missing, mode: order === 'asc' ? 'min' : 'max', nested } }
}

/** The cluster adds scores as numbers of 24 bits: beyond them a bound is loosened by what may have been rounded away. */
function scoreBound(value: number, direction: 'asc' | 'desc'): number {
  if (value < 2 ** 24) return value
  return value * (direction === 'desc' ? 1 + 2 ** -18 : 1 - 2 ** -18)
}
