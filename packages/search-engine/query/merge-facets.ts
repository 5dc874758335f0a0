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
      const counts = topCounts(sumCounts(parts, index), request.limit)
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
      const own: HistogramPart[] = []
      for (const { partial, sign } of parts) {
        const count = partial.facets[index]
        if (count?.kind === 'histogram') own.push({ values: count.values, weights: count.weights, sign })
      }
      return { kind: 'histogram', facet, column: request.column, ...histogram(own, request.buckets) }
    }
    case 'children': {
      const sums = sumCounts(parts, index)
      const counts = childrenOf(segment, plan.category).map((child, i) => ({ category: child.id, count: sums[i] ?? 0 }))
      return { kind: 'children', facet, counts: counts.filter(({ count }) => count > 0) }
    }
  }
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
function topCounts(counts: Int32Array, limit = Infinity): { value: number; count: number }[] {
  const least = leastCount(counts, limit)
  const keys = new Float64Array(counts.length)
  let found = 0
  for (let value = 0; value < counts.length; value++) if (counts[value]! >= least) keys[found++] = counts[value]! * 65_536 + (65_535 - value)
  const sorted = keys.subarray(0, found).sort()
  const top: { value: number; count: number }[] = []
  for (let at = found - 1; at >= 0 && top.length < limit; at--) top.push({ value: 65_535 - (sorted[at]! % 65_536), count: Math.floor(sorted[at]! / 65_536) })
  return top
}

/** Counts above this are told apart no further. */
const HIGH_COUNT = 1023

/** A count that so many values reach at least, so that of thousands of values only the first need sorting. */
function leastCount(counts: Int32Array, limit: number): number {
  if (counts.length <= limit * 2) return 1
  const valuesWith = new Int32Array(HIGH_COUNT + 1)
  for (let value = 0; value < counts.length; value++) valuesWith[Math.min(counts[value]!, HIGH_COUNT)]!++
  let least = HIGH_COUNT
  for (let values = valuesWith[least]!; least > 1 && values < limit; ) values += valuesWith[--least]!
  return least
}
