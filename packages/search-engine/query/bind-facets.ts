import type { ColumnLayout } from '../build/layout.ts'
import type { EnginePlan, FacetFilter, FacetRequest } from '../plan/plan.ts'
import type { CategoryNode, EngineSchema } from '../plan/schema.ts'
import { categoryRows, type Segment } from '../segment/segment.ts'
import type { Block } from './block.ts'
import { enumCounter, listCounter, onlyValueCounter, wholeGroupCounter, type ValueCounter } from './count-values.ts'
import { WordCounter } from './count-words.ts'
import type { FacetSums } from './facet-sums.ts'
import type { FacetCount } from './partial.ts'
import type { ShownOrder } from './shown-order.ts'
import { ChildCounter, ShownValues } from './shown-rows.ts'
import { columnOf, isInside, listData, numberData, type NumberData, type RowRange } from './stored-data.ts'
import { laterValuesOf } from './whole-groups.ts'

/** Facet requests that count the same rows, bound to a segment's arrays. */
export interface BoundFacets {
  /** Whether any of them needs the shown rows. */
  readonly needsShown: boolean
  /** Whether the rows themselves: of whole groups what the first row has may be known. */
  readonly needsShownRows: boolean
  countGroups(block: Block): void
  countShown(block: Block): void
  /** Writes each count to its request's place. */
  finish(facets: (FacetCount | null)[]): void
}

interface Binding {
  /** Filters that all counted rows pass. */
  readonly filters: readonly FacetFilter[]
  /** Not null: all rows of a group are counted, or none, and this is the order that shows one. */
  readonly whole: ShownOrder | null
  readonly sums: FacetSums | null
  readonly shownValues: (index: number) => ShownValues
  readonly words: WordCounter[]
  readonly values: ValueCounter[]
  readonly histograms: { readonly numbers: NumberData; readonly shown: ShownValues }[]
  readonly children: ChildCounter[]
}

/**
 * `mostGroups`: there are no more groups; `block` lends room for their values, until its next search; `sums`: what to add to, if anything;
 * `filters`: those that all counted rows pass; `whole`: set where all rows of a group are counted, or none, see `countsWholeGroups`.
 */
export function bindFacets(
  segment: Segment,
  plan: EnginePlan,
  filters: readonly FacetFilter[],
  whole: ShownOrder | null,
  wanted: readonly number[],
  range: RowRange,
  mostGroups: number,
  block: Block,
  sums: FacetSums | null,
): BoundFacets {
  const shownValues = (index: number) => shownValuesOf(index, mostGroups, block, sums)
  const binding: Binding = { filters, whole, sums, shownValues, words: [], values: [], histograms: [], children: [] }
  const finishers = wanted.map((index) => ({ index, count: bindRequest(segment, plan, index, range, binding) }))
  const { words, values, histograms, children } = binding
  return {
    needsShown: histograms.length > 0,
    needsShownRows: histograms.some(({ numbers }) => numbers.level === 'row'),
    countGroups(block) {
      for (const word of words) word.count(block)
      for (const counter of values) counter.count(block)
      for (const child of children) child.count(block)
    },
    countShown(block) {
      for (const { shown, numbers } of histograms) shown.collect(block, numbers)
    },
    finish(facets) {
      for (const { index, count } of finishers) {
        if (sums) sums.add(index, count())
        else facets[index] = count()
      }
    },
  }
}

function shownValuesOf(index: number, mostGroups: number, block: Block, sums: FacetSums | null): ShownValues {
  if (!sums) return new ShownValues(block.takeNumbers(mostGroups))
  let shown = sums.shown.get(index)
  if (!shown) sums.shown.set(index, (shown = new ShownValues(block.takeNumbers(sums.mostGroups))))
  return shown
}

function bindRequest(
  segment: Segment,
  plan: EnginePlan,
  index: number,
  range: RowRange,
  binding: Binding,
): () => FacetCount {
  const request = plan.facets[index]!
  switch (request.kind) {
    case 'values':
      return bindValues(segment, columnOf(segment, request.column, ['enum', 'bitmask', 'list']), index, range, binding)
    case 'unknown': {
      const { unknown } = columnOf(segment, request.column, ['integer', 'enum', 'bitmask', 'list', 'range'])
      if (!unknown) return () => ({ kind: 'unknown', count: 0 })
      const word = wordCounter(segment, unknown.word, range, binding)
      return () => ({ kind: 'unknown', count: word.counts(unknown)[0]! })
    }
    case 'histogram': {
      const numbers = histogramData(segment, request, range, binding.whole)
      const shown = binding.shownValues(index)
      binding.histograms.push({ numbers, shown })
      return () => ({ kind: 'histogram', values: shown.values, weights: null })
    }
    case 'children': {
      const child = new ChildCounter(childrenOf(segment, plan.category).map((node) => categoryGroups(segment, node)))
      binding.children.push(child)
      return () => ({ kind: 'children', counts: child.counts })
    }
  }
}

/** What the shown rows have, of an integer or of one end of a range. */
function histogramData(
  segment: Segment,
  { column: name, end }: Extract<FacetRequest, { kind: 'histogram' }>,
  range: RowRange,
  whole: ShownOrder | null,
): NumberData {
  if (end !== undefined) return numberData(segment, columnOf(segment, name, ['range']), end, range)
  const column = columnOf(segment, name, ['integer'])
  return whole?.valuesOf(column, true) ?? numberData(segment, column, 'col', range)
}

function bindValues(
  segment: Segment,
  column: ColumnLayout,
  index: number,
  range: RowRange,
  binding: Binding,
): () => FacetCount {
  if (column.storage === 'packed') {
    const field = column.field!
    const word = wordCounter(segment, field.word, range, binding)
    return () => ({ kind: 'values', counts: word.counts(field) })
  }
  const counter = valueCounter(segment, column, index, range, binding)
  binding.values.push(counter)
  return () => ({ kind: 'values', counts: counter.finish() })
}

/** Can the request be counted without a look at the rows of groups that are wholly counted? */
export function countsWholeGroups(segment: Segment, request: FacetRequest, range: RowRange): boolean {
  const column = request.kind === 'values' ? segment.columns.get(request.column) : undefined
  return (
    column === undefined ||
    column.level === 'group' ||
    column.storage === 'packed' ||
    (column.storage === 'numbers' && isInside(range, column))
  )
}

function valueCounter(
  segment: Segment,
  column: ColumnLayout,
  index: number,
  range: RowRange,
  { filters, whole, sums }: Binding,
): ValueCounter {
  if (column.storage === 'list') return listCounter(listData(segment, column, range), column.max)
  for (const { filter } of filters)
    if (filter.kind === 'any' && filter.column === column.name && filter.values.length === 1)
      return onlyValueCounter(filter.values[0]!, column.max)
  const numbers = numberData(segment, column, 'col', range)
  const counts = sums?.countsOf(index, column.max + 2)
  if (whole && column.level === 'row')
    return wholeGroupCounter(numbers, segment.groupStarts, laterValuesOf(segment, column), column.max, counts)
  return enumCounter(numbers, column.max, counts)
}

function wordCounter(segment: Segment, word: number, range: RowRange, binding: Binding): WordCounter {
  const found = binding.words.find((counter) => counter.index === word)
  if (found) return found
  const counter = new WordCounter(segment, word, range, binding.whole !== null)
  binding.words.push(counter)
  return counter
}

/** Groups [start, end) of a category with its subtree. */
export function categoryGroups(segment: Segment, node: CategoryNode): { start: number; end: number } {
  const { start, end } = categoryRows(segment, node.order, node.subtreeEnd)
  if (start === end) return { start: 0, end: 0 }
  return { start: segment.groupOf[start]!, end: segment.groupOf[end - 1]! + 1 }
}

const childrenKnown = new WeakMap<EngineSchema, Map<number | null, CategoryNode[]>>()

/** Direct children of a category, or the roots, in the order of the tree; worked out once per schema, which a base and its overlay share. */
export function childrenOf(segment: Segment, category: number | null): readonly CategoryNode[] {
  const { schema } = segment.meta
  let known = childrenKnown.get(schema)
  if (!known) childrenKnown.set(schema, (known = new Map()))
  let children = known.get(category)
  if (!children) known.set(category, (children = findChildren(segment, category)))
  return children
}

function findChildren(segment: Segment, category: number | null): CategoryNode[] {
  const parent = category === null ? null : segment.categories.get(category)!
  const children: CategoryNode[] = []
  const below = [...segment.categories.values()].filter(
    (node) => !parent || (node.order > parent.order && node.order <= parent.subtreeEnd),
  )
  below.sort((a, b) => a.order - b.order)
  for (const node of below) {
    const last = children.at(-1)
    if (!last || node.order > last.subtreeEnd) children.push(node)
  }
  return children
}
