import type { EnginePlan, FacetAnswer, FacetRequest } from '../plan/plan.ts'
import type { Segment } from '../segment/segment.ts'
import type { SignedPartial } from './answer-segment.ts'
import { childrenOf } from './bind-facets.ts'
import { histogram, type HistogramPart } from './histogram.ts'

/** The answers to the plan's facet requests, parts added up. */
export function mergeFacets(parts: readonly SignedPartial[], plan: EnginePlan, segment: Segment): FacetAnswer[] {
  return plan.facets.map((request, index) => mergeFacet(parts, request, index, plan, segment))
}

function mergeFacet(parts: readonly SignedPartial[], request: FacetRequest, index: number, plan: EnginePlan, segment: Segment): FacetAnswer {
  const { facet } = request
  switch (request.kind) {
    case 'values': {
      const limit = request.limit ?? Infinity
      const counts = keptOr(parts, index, limit, () => topCounts(sumCounts(parts, index), limit))
      return { kind: 'values', facet, column: request.column, counts }
    }
    case 'unknown': {
      let count = 0
      for (const { partial, sign } of parts) {
        const own = partial.facets[index]
        if (own?.kind === 'unknown') count += sign * own.count
      }
      return { kind: 'unknown', facet, column: request.column, count }
    }
    case 'histogram': {
      const { column, buckets } = request
      return { kind: 'histogram', facet, column, ...keptOr(parts, index, buckets, () => histogram(histogramParts(parts, index), buckets)) }
    }
    case 'children': {
      const sums = sumCounts(parts, index)
      const counts = childrenOf(segment, plan.category).map((child, i) => ({ category: child.id, count: sums[i] ?? 0 }))
      return { kind: 'children', facet, counts: counts.filter(({ count }) => count > 0) }
    }
  }
}

/** Where one kept count is all that there is, its answer is kept with it. */
function keptOr<T>(parts: readonly SignedPartial[], index: number, key: number, answer: () => T): T {
  const own = parts.filter(({ partial }) => partial.facets[index])
  const count = own.length === 1 ? own[0]!.partial.facets[index] : null
  const answers = count?.kind === 'values' || count?.kind === 'histogram' ? count.answers : undefined
  if (!answers) return answer()
  if (!answers.has(key)) {
    if (answers.size >= ANSWERS_KEPT) answers.clear()
    answers.set(key, answer())
  }
  return answers.get(key) as T
}

/** Limits or numbers of buckets that are remembered per count: a site asks one. */
const ANSWERS_KEPT = 4

function histogramParts(parts: readonly SignedPartial[], index: number): HistogramPart[] {
  const own: HistogramPart[] = []
  for (const { partial, sign } of parts) {
    const count = partial.facets[index]
    if (count?.kind === 'histogram') own.push({ values: count.values, weights: count.weights, sign })
  }
  return own
}

/** Segments know different highest values: the sum is as long as the longest. */
function sumCounts(parts: readonly SignedPartial[], index: number): Int32Array {
  const own: { counts: Int32Array; sign: number }[] = []
  for (const { partial, sign } of parts) {
    const count = partial.facets[index]
    if (count?.kind === 'values' || count?.kind === 'children') own.push({ counts: count.counts, sign })
  }
  if (own.length === 1 && own[0]!.sign === 1) return own[0]!.counts
  const sums = new Int32Array(own.reduce((longest, { counts }) => Math.max(longest, counts.length), 0))
  for (const { counts, sign } of own) for (let value = 0; value < counts.length; value++) sums[value]! += sign * counts[value]!
  return sums
}

/**
 * Values above zero, highest count first, then lowest value: as numbers count × 65,536 + (65,535 − value), which the
 * machine sorts without asking us.
 */
function topCounts(counts: Int32Array, limit: number): { value: number; count: number }[] {
  const least = leastCount(counts, limit)
  const keys = new Float64Array(valuesWith(counts, least))
  for (let value = 0, found = 0; value < counts.length && found < keys.length; value++) {
    keys[found] = counts[value]! * 65_536 + (65_535 - value)
    found -= (least - 1 - counts[value]!) >> 31
  }
  if (keys.length <= FEW) sortFew(keys)
  else keys.sort()
  const top: { value: number; count: number }[] = []
  for (let at = keys.length - 1; at >= 0 && top.length < limit; at--) top.push({ value: 65_535 - (keys[at]! % 65_536), count: Math.floor(keys[at]! / 65_536) })
  return top
}

/** Up to so many numbers are in order before the machine's own sort has begun. */
const FEW = 32

function sortFew(keys: Float64Array): void {
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!
    let at = i
    for (; at > 0 && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!
    keys[at] = key
  }
}

/** A count that so many values reach at least, but not many more, so that of thousands of values only the first need sorting. */
function leastCount(counts: Int32Array, limit: number): number {
  if (counts.length <= limit) return 1
  const bySize = new Int32Array(33)
  for (let value = 0; value < counts.length; value++) bySize[32 - Math.clz32(counts[value]!)]!++
  let size = 32
  let values = 0
  while (size > 1 && (values += bySize[size - 1]!) < limit) size--
  const least = size > 1 ? 2 ** (size - 2) : 1
  return least > 1 && valuesWith(counts, least + (least >> 1)) >= limit ? least + (least >> 1) : least
}

/** How many values have a count of at least `least`; without a branch, because counts come in no order. */
function valuesWith(counts: Int32Array, least: number): number {
  let values = 0
  for (let value = 0; value < counts.length; value++) values -= (least - 1 - counts[value]!) >> 31
  return values
}
