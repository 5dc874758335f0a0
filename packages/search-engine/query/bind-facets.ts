import type { ColumnLayout } from '../build/layout.ts'
import type { EnginePlan, FacetRequest } from '../plan/plan.ts'
import type { CategoryNode } from '../plan/schema.ts'
import { categoryRows, type Segment } from '../segment/segment.ts'
import type { Block } from './block.ts'
import { enumCounter, listCounter, type ValueCounter } from './count-values.ts'
import { WordCounter } from './count-words.ts'
import type { FacetCount } from './partial.ts'
import { ChildCounter, ShownValues } from './shown-rows.ts'
import { columnOf, listData, numberData, type NumberData, type RowRange } from './stored-data.ts'

/** The facet requests of a scan, bound to a segment's arrays. */
export interface BoundFacets {
  /** Codes for which the shown rows are needed: 0 for children and unfiltered histograms, others for filtered ones. */
  readonly shownCodes: readonly number[]
  countGroups(block: Block): void
  countShown(block: Block, code: number): void
  finish(): (FacetCount | null)[]
}

interface Binding {
  readonly words: WordCounter[]
  readonly values: ValueCounter[]
  readonly histograms: { readonly code: number; readonly numbers: NumberData; readonly shown: ShownValues }[]
  readonly children: ChildCounter[]
  readonly finishers: Map<number, () => FacetCount>
}

export function bindFacets(segment: Segment, plan: EnginePlan, wanted: readonly number[], codes: ReadonlyMap<string, number>, range: RowRange): BoundFacets {
  const binding: Binding = { words: [], values: [], histograms: [], children: [], finishers: new Map() }
  for (const index of wanted) {
    const request = plan.facets[index]!
    binding.finishers.set(index, bindRequest(segment, plan, request, codes.get(request.facet) ?? 0, range, binding))
  }
  const { words, values, histograms, children, finishers } = binding
  return {
    shownCodes: [...new Set([...children.map(() => 0), ...histograms.map((histogram) => histogram.code)])],
    countGroups(block) {
      for (const word of words) word.count(block)
      for (const counter of values) counter.count(block)
    },
    countShown(block, code) {
      for (const histogram of histograms) if (histogram.code === code) histogram.shown.collect(block, histogram.numbers)
      if (code === 0) for (const child of children) child.count(block)
    },
    finish: () => plan.facets.map((_, index) => finishers.get(index)?.() ?? null),
  }
}

function bindRequest(segment: Segment, plan: EnginePlan, request: FacetRequest, code: number, range: RowRange, binding: Binding): () => FacetCount {
  switch (request.kind) {
    case 'values':
      return bindValues(segment, columnOf(segment, request.column, ['enum', 'bitmask', 'list']), code, range, binding)
    case 'unknown': {
      const { unknown } = columnOf(segment, request.column, ['integer', 'enum', 'bitmask', 'list', 'range'])
      if (!unknown) return () => ({ kind: 'unknown', count: 0 })
      const word = claimWord(segment, unknown.word, range, binding, (counter) => counter.claim(unknown, code))
      return () => ({ kind: 'unknown', count: word.counts(unknown)[0]! })
    }
    case 'histogram': {
      const numbers = numberData(segment, columnOf(segment, request.column, ['integer']), 'col', range)
      const shown = new ShownValues()
      binding.histograms.push({ code, numbers, shown })
      return () => ({ kind: 'histogram', values: shown.values, weights: null })
    }
    case 'children': {
      const child = new ChildCounter(childrenOf(segment, plan.category).map((node) => categoryRows(segment, node.order, node.subtreeEnd)))
      binding.children.push(child)
      return () => ({ kind: 'children', counts: child.counts })
    }
  }
}

function bindValues(segment: Segment, column: ColumnLayout, code: number, range: RowRange, binding: Binding): () => FacetCount {
  if (column.storage === 'packed') {
    const field = column.field!
    const word = claimWord(segment, field.word, range, binding, (counter) => counter.claim(field, code))
    return () => ({ kind: 'values', counts: word.counts(field) })
  }
  const counter =
    column.storage === 'list'
      ? listCounter(listData(segment, column, range), column.max, code)
      : enumCounter(numberData(segment, column, 'col', range), column.max, code)
  binding.values.push(counter)
  return () => ({ kind: 'values', counts: counter.counts })
}

/** A counter of the word that accepts the claim; a second one only when two facets want the same bits. */
function claimWord(segment: Segment, word: number, range: RowRange, binding: Binding, claim: (counter: WordCounter) => boolean): WordCounter {
  const found = binding.words.find((counter) => counter.index === word && claim(counter))
  if (found) return found
  const counter = new WordCounter(segment, word, range)
  claim(counter)
  binding.words.push(counter)
  return counter
}

const childrenKnown = new WeakMap<Segment, Map<number | null, CategoryNode[]>>()

/** Direct children of a category, or the roots, in the order of the tree; worked out once per segment. */
export function childrenOf(segment: Segment, category: number | null): readonly CategoryNode[] {
  let known = childrenKnown.get(segment)
  if (!known) childrenKnown.set(segment, (known = new Map()))
  let children = known.get(category)
  if (!children) known.set(category, (children = findChildren(segment, category)))
  return children
}

function findChildren(segment: Segment, category: number | null): CategoryNode[] {
  const parent = category === null ? null : segment.categories.get(category)!
  const children: CategoryNode[] = []
  const below = [...segment.categories.values()].filter((node) => !parent || (node.order > parent.order && node.order <= parent.subtreeEnd))
  below.sort((a, b) => a.order - b.order)
  for (const node of below) {
    const last = children.at(-1)
    if (!last || node.order > last.subtreeEnd) children.push(node)
  }
  return children
}
