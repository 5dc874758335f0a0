import { gather, identity } from './growable-column.ts'

/**
 * The order of rows in a segment. Categories in pre-order, so that every subtree is one contiguous range; inside one the
 * groups by rank, so that the recommended order is the storage order; a group's rows side by side.
 *
 *   category 3          category 4          …   without category
 *   g8 g8 g8 │ g2 │ g5 g5 │ g1 │ g9 g9 │        g7 │ …
 *   rank 90    70   70      95   10             …
 */
export interface Cluster {
  /** For each place in the segment, the row as it came. */
  readonly rows: Uint32Array
  readonly groupOf: Uint32Array
  readonly groupStarts: Uint32Array
  readonly groupIds: Float64Array
  readonly groupRanks: Uint32Array
  /** Places of the groups by their ids, ascending. */
  readonly groupsById: Uint32Array
  /** Pre-order numbers that occur, ascending, and the row at which each begins (one more: where the last ends). */
  readonly categoryOrders: Int32Array
  readonly categoryStarts: Uint32Array
}

export interface RowKeys {
  readonly ids: Float64Array
  readonly groups: Float64Array
  /** Pre-order number of the row's category; -1 without one. */
  readonly categories: Int32Array
  readonly ranks: Int32Array
}

/** Finds the order. Throws when rows of one group name different categories, or two of its rows the same id. */
export function clusterRows(keys: RowKeys): Cluster {
  const groups = collectGroups(keys)
  const { orders, place } = categoryPlaces(groups.categories)
  const byId = groupsByOwnId(groups)
  const order = orderGroups(byId, groups, place, orders.length + 1)
  const placeOf = new Uint32Array(order.length)
  for (let at = 0; at < order.length; at++) placeOf[order[at]!] = at

  const groupStarts = startsOf(groups.sizes, order)
  const rows = new Uint32Array(keys.ids.length)
  const next = groupStarts.slice()
  for (let row = 0; row < rows.length; row++) rows[next[placeOf[groups.ofRow[row]!]!]!++] = row
  const groupOf = new Uint32Array(rows.length)
  for (let group = 0; group < order.length; group++) {
    sortByRowId(rows, groupStarts[group]!, groupStarts[group + 1]!, keys.ids)
    for (let at = groupStarts[group]!; at < groupStarts[group + 1]!; at++) groupOf[at] = group
  }
  return {
    rows,
    groupOf,
    groupStarts,
    groupIds: gather(groups.ids, order, new Float64Array(order.length)),
    groupRanks: gather(groups.ranks, order, new Uint32Array(order.length)),
    groupsById: gather(placeOf, byId, new Uint32Array(byId.length)),
    categoryOrders: Int32Array.from(orders),
    categoryStarts: categoryStarts(order, groups.categories, orders, groupStarts),
  }
}

interface Groups {
  readonly ids: number[]
  readonly ranks: number[]
  readonly categories: number[]
  readonly sizes: number[]
  readonly ofRow: Uint32Array
}

function collectGroups(keys: RowKeys): Groups {
  const indexOf = new Map<number, number>()
  const groups: Groups = { ids: [], ranks: [], categories: [], sizes: [], ofRow: new Uint32Array(keys.ids.length) }
  for (let row = 0; row < keys.ids.length; row++) {
    const id = keys.groups[row]!
    let group = indexOf.get(id)
    if (group === undefined) {
      group = groups.ids.length
      indexOf.set(id, group)
      groups.ids.push(id)
      groups.ranks.push(0)
      groups.categories.push(keys.categories[row]!)
      groups.sizes.push(0)
    }
    if (groups.categories[group] !== keys.categories[row])
      throw new RangeError(`rows of group ${id} are in different categories (row ${keys.ids[row]})`)
    groups.ranks[group] = Math.max(groups.ranks[group]!, keys.ranks[row]!)
    groups.sizes[group]!++
    groups.ofRow[row] = group
  }
  return groups
}

/** Categories that occur, ascending, and the dense place of each; groups without one come last. */
function categoryPlaces(categories: readonly number[]): { orders: number[]; place: (category: number) => number } {
  const orders = [...new Set(categories)].filter((c) => c >= 0).sort((a, b) => a - b)
  const places = new Map(orders.map((order, at) => [order, at]))
  return { orders, place: (category) => places.get(category) ?? orders.length }
}

/** Rows mostly come by ascending ids: then nothing is sorted. */
function groupsByOwnId({ ids }: Groups): Uint32Array {
  const groups = identity(ids.length)
  const isAscending = groups.every((group) => group === 0 || ids[group - 1]! < ids[group]!)
  return isAscending ? groups : groups.sort((a, b) => ids[a]! - ids[b]!)
}

/** Groups by category, then rank (highest first), then id: stable sorts, least significant key first. */
function orderGroups(
  byId: Uint32Array,
  groups: Groups,
  place: (category: number) => number,
  places: number,
): Uint32Array {
  const highest = groups.ranks.reduce((a, b) => Math.max(a, b), 0)
  const byRank = stableSort(byId, (group) => highest - groups.ranks[group]!, highest + 1)
  return stableSort(byRank, (group) => place(groups.categories[group]!), places)
}

/** By counting where there are about as many items as keys: a small change must not pay for a million ranks. */
function stableSort(items: Uint32Array, keyOf: (item: number) => number, keys: number): Uint32Array {
  return items.length * 16 < keys ? items.slice().sort((a, b) => keyOf(a) - keyOf(b)) : countingSort(items, keyOf, keys)
}

function countingSort(items: Uint32Array, keyOf: (item: number) => number, keys: number): Uint32Array {
  const next = new Uint32Array(keys + 1)
  for (let i = 0; i < items.length; i++) next[keyOf(items[i]!) + 1]!++
  for (let key = 0; key < keys; key++) next[key + 1]! += next[key]!
  const sorted = new Uint32Array(items.length)
  for (let i = 0; i < items.length; i++) sorted[next[keyOf(items[i]!)]!++] = items[i]!
  return sorted
}

function startsOf(sizes: readonly number[], order: Uint32Array): Uint32Array {
  const starts = new Uint32Array(order.length + 1)
  for (let at = 0; at < order.length; at++) starts[at + 1] = starts[at]! + sizes[order[at]!]!
  return starts
}

function sortByRowId(rows: Uint32Array, start: number, end: number, ids: Float64Array): void {
  if (end - start > FEW) rows.subarray(start, end).sort((a, b) => ids[a]! - ids[b]!)
  else sortFew(rows, start, end, ids)
  for (let at = start + 1; at < end; at++)
    if (ids[rows[at]!] === ids[rows[at - 1]!]) throw new RangeError(`row ${ids[rows[at]!]} was given twice`)
}

/** Up to so many rows are in order before the machine's own sort has begun. */
const FEW = 16

function sortFew(rows: Uint32Array, start: number, end: number, ids: Float64Array): void {
  for (let next = start + 1; next < end; next++) {
    const row = rows[next]!
    let at = next
    for (; at > start && ids[rows[at - 1]!]! > ids[row]!; at--) rows[at] = rows[at - 1]!
    rows[at] = row
  }
}

function categoryStarts(
  order: Uint32Array,
  categories: readonly number[],
  orders: readonly number[],
  groupStarts: Uint32Array,
): Uint32Array {
  const starts = new Uint32Array(orders.length + 1)
  let at = 0
  for (let i = 0; i < orders.length; i++) {
    starts[i] = groupStarts[at]!
    while (at < order.length && categories[order[at]!] === orders[i]) at++
  }
  starts[orders.length] = groupStarts[at]!
  return starts
}
