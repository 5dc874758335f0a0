import type { EnginePlan, FacetRequest } from '../plan/plan.ts'
import { categoryRows, type Segment } from '../segment/segment.ts'
import { categoryGroups, childrenOf } from './bind-facets.ts'
import { sourceLength, type Block, type RowSource } from './block.ts'
import type { Memo } from './memo.ts'
import type { FacetCount, Partial } from './partial.ts'
import { planRange, scan, type ScanTask } from './scan.ts'
import { shownOrderOf } from './shown-order.ts'
import { columnOf, type NumberData, type RowRange } from './stored-data.ts'

/**
 * The counts of a plan's facet requests from the memo; what is missing is scanned at once and kept, and where rows are
 * read anyway, the hits that the task needs are found too. Without filters a group counts in its category alone, so the
 * counts of a category are the sum of its children's:
 *
 *   furniture  =  sofas  +  tables  +  rows of furniture in neither        each kept, sums too
 */
export function recallFacets(segment: Segment, memo: Memo, task: ScanTask, source: RowSource, block: Block): Partial {
  const { plan } = task
  const facets: Partial['facets'] = plan.facets.map(() => null)
  const summed: number[] = []
  const scanned: number[] = []
  const keyOf = keysOf(plan)
  const isRange = plan.filters.length === 0 && source.kind === 'range'
  let visited = 0
  for (const index of task.facets) {
    const request = plan.facets[index]!
    const known =
      (isRange ? countWithoutLooking(segment, plan, request, source) : null) ?? memo.get(keyOf(request))?.facets[0]
    const shown =
      !known &&
      plan.filters.length === 0 &&
      source.kind === 'range' &&
      request.kind === 'histogram' &&
      request.end === undefined
        ? shownValues(segment, plan, request.column, source)
        : null
    if (known) facets[index] = known
    else if (shown) {
      facets[index] = keep(memo, keyOf(request), shown, sourceLength(source))
      visited += sourceLength(source)
    } else if (isRange && isSum(request)) summed.push(index)
    else scanned.push(index)
  }
  if (summed.length > 0)
    visited += sumChildren(
      segment,
      memo,
      { ...task, facets: summed, needsHits: false },
      planRange(segment, plan.category),
      block,
      facets,
    )
  let found: Pick<Partial, 'hits' | 'total'> = { hits: null, total: 0 }
  if (scanned.length > 0) {
    const counted = scan(segment, null, { ...task, facets: scanned }, source, block, null)
    found = counted
    for (const index of scanned) facets[index] = counted.facets[index]!
    visited += counted.visited
  }
  for (const index of [...summed, ...scanned])
    facets[index] = keep(memo, keyOf(plan.facets[index]!), facets[index]!, sourceLength(source))
  return { total: found.total, facets, hits: found.hits, visited }
}

/** What the shown rows of all groups of a range have, where it lies side by side, to be read when it is asked for; else null. */
function shownValues(
  segment: Segment,
  { shownBy }: EnginePlan,
  name: string,
  { start, end }: RowRange,
): FacetCount | null {
  const column = columnOf(segment, name, ['integer'])
  const valuesOf = () => shownOrderOf(segment, shownBy)?.valuesOf(column, true) ?? null
  if (start === end || valuesOf() === null) return null
  const groups = { start: segment.groupOf[start]!, end: segment.groupOf[end - 1]! + 1 }
  const read = (block: Block) => {
    shownOrderOf(segment, shownBy)!.meetRange(groups.start, groups.end)
    const values = block.takeNumbers(groups.end - groups.start)
    return values.subarray(0, knownNumbers(valuesOf()!, groups, values))
  }
  return { kind: 'histogram', read, answers: new Map() }
}

/** Copies what is known of [start, end), and returns how much that is. */
function knownNumbers({ data, absent }: NumberData, { start, end }: RowRange, values: Int32Array): number {
  let length = 0
  for (let at = start; at < end; at++) {
    values[length] = data[at]!
    length += data[at] === absent ? 0 : 1
  }
  return length
}

/** Names of a plan's counts in the memo: a page asks for twenty, so what they share is written once. */
function keysOf({ category, filters, shownBy }: EnginePlan): (request: FacetRequest) => string {
  const shared = JSON.stringify([category, filters])
  return (request) => {
    const own = `${shared} ${request.kind} ${'column' in request ? request.column : ''}`
    return request.kind === 'histogram' ? `${own} ${request.end ?? ''} ${JSON.stringify(shownBy)}` : own
  }
}

/** Long lists of counts over few rows are counted again rather than kept. */
function keep(memo: Memo, key: string, count: FacetCount, rows: number): FacetCount {
  if (count.kind === 'values' && count.counts.length > rows * 2) return count
  return memo.set(key, { total: 0, facets: [count], hits: null, visited: 0 }).facets[0]!
}

/** Is the count of a category without filters the sum of its children's? */
export function isSum({ kind }: FacetRequest): boolean {
  return kind === 'values' || kind === 'unknown'
}

/** Children are ranges of groups, and a column of another category has no values here. */
function countWithoutLooking(
  segment: Segment,
  plan: EnginePlan,
  request: FacetRequest,
  { start, end }: RowRange,
): FacetCount | null {
  if (request.kind === 'children') {
    const counts = childrenOf(segment, plan.category)
      .map((node) => categoryGroups(segment, node))
      .map((groups) => groups.end - groups.start)
    return { kind: 'children', counts: Int32Array.from(counts) }
  }
  const column = segment.columns.get(request.column)
  if (!column || column.storage === 'numbers' || start >= end || (column.start < end && start < column.end)) return null
  if (request.kind === 'unknown')
    return { kind: 'unknown', count: column.unknown ? groupsIn(segment, { start, end }) : 0 }
  return request.kind === 'values' && column.kind !== 'range'
    ? { kind: 'values', counts: new Int32Array(column.max + 1) }
    : null
}

export function groupsIn({ groupOf }: Segment, { start, end }: RowRange): number {
  return start === end ? 0 : groupOf[end - 1]! - groupOf[start]! + 1
}

/** Adds up the children's counts and those of the rows in no child; returns how many rows it read. */
function sumChildren(
  segment: Segment,
  memo: Memo,
  task: ScanTask,
  range: RowRange,
  block: Block,
  sums: Partial['facets'],
): number {
  let visited = 0
  let from = range.start
  const add = (partial: Partial): void => {
    visited += partial.visited
    for (const index of task.facets) sums[index] = sumOf(sums[index]!, partial.facets[index]!)
  }
  const addOwn = (to: number, isNeeded = to > from): void => {
    if (isNeeded) add(scan(segment, null, task, { kind: 'range', start: from, end: to }, block, null))
  }
  for (const child of childrenOf(segment, task.plan.category)) {
    const own = categoryRows(segment, child.order, child.subtreeEnd)
    if (own.end - own.start < memo.countsFromRows) continue
    addOwn(own.start)
    from = own.end
    add(
      recallFacets(
        segment,
        memo,
        { ...task, plan: { ...task.plan, category: child.id } },
        { kind: 'range', ...own },
        block,
      ),
    )
  }
  addOwn(range.end, range.end > from || range.start === range.end)
  return visited
}

function sumOf(sum: FacetCount | null, more: FacetCount): FacetCount {
  if (sum?.kind === 'unknown' && more.kind === 'unknown') return { kind: 'unknown', count: sum.count + more.count }
  if (sum?.kind !== 'values' || more.kind !== 'values') return more
  const counts = sum.counts.slice()
  for (let value = 0; value < counts.length; value++) counts[value]! += more.counts[value]!
  return { kind: 'values', counts }
}
