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
  let sums = new Int32Array(0)
  for (const { partial, sign } of parts) {
    const own = partial.facets[index]
    if (own?.kind !== 'values' && own?.kind !== 'children') continue
    if (own.counts.length > sums.length) {
      const longer = new Int32Array(own.counts.length)
      longer.set(sums)
      sums = longer
    }
    for (let value = 0; value < own.counts.length; value++) sums[value]! += sign * own.counts[value]!
  }
  return sums
}

/** Values above zero, highest count first, then lowest value; as numbers count × 65,536 + (65,535 − value), sorted natively. */
function topCounts(counts: Int32Array, limit: number | undefined): { value: number; count: number }[] {
  const keys: number[] = []
  for (let value = 0; value < counts.length; value++) if (counts[value]! > 0) keys.push(counts[value]! * 65_536 + (65_535 - value))
  const sorted = Float64Array.from(keys).sort().reverse()
  return Array.from(limit === undefined ? sorted : sorted.subarray(0, limit), (key) => ({ value: 65_535 - (key % 65_536), count: Math.floor(key / 65_536) }))
}
