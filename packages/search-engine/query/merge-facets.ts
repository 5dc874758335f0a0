import type { EnginePlan, FacetAnswer, FacetRequest } from '../plan/plan.ts'
import type { Segment } from '../segment/segment.ts'
import type { SignedPartial } from './answer-segment.ts'
import { childrenOf } from './bind-facets.ts'
import type { Block } from './block.ts'
import { histogram, type HistogramPart } from './histogram.ts'

/** The answers to the plan's facet requests, parts added up; `block` lends room for values until the next search. */
export function mergeFacets(
  parts: readonly SignedPartial[],
  plan: EnginePlan,
  segment: Segment,
  block: Block,
): FacetAnswer[] {
  return plan.facets.map((request, index) => mergeFacet(parts, request, index, plan, segment, block))
}

function mergeFacet(
  parts: readonly SignedPartial[],
  request: FacetRequest,
  index: number,
  plan: EnginePlan,
  segment: Segment,
  block: Block,
): FacetAnswer {
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
      const { column, buckets, end } = request
      return {
        kind: 'histogram',
        facet,
        column,
        ...(end !== undefined && { end }),
        ...keptOr(parts, index, buckets, () => histogram(histogramParts(parts, index, block), buckets)),
      }
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

function histogramParts(parts: readonly SignedPartial[], index: number, block: Block): HistogramPart[] {
  const own: HistogramPart[] = []
  for (const { partial, sign } of parts) {
    const count = partial.facets[index]
    if (count?.kind !== 'histogram') continue
    if ('read' in count) own.push({ values: count.read(block), weights: null, sign })
    else own.push({ values: count.values, weights: count.weights, sign })
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
  for (const { counts, sign } of own)
    for (let value = 0; value < counts.length; value++) sums[value]! += sign * counts[value]!
  return sums
}

/**
 * Values above zero, highest count first, then lowest value: as numbers count × 65,536 + (65,535 − value), which the
 * machine sorts without asking us. Of thousands of values most counts are zero: what is left is gathered once.
 */
function topCounts(counts: Int32Array, limit: number): { value: number; count: number }[] {
  if (found.length < counts.length) found = new Int32Array(counts.length)
  const values = valuesFrom(counts, 1, found)
  const least = leastCount(counts, found, values, limit)
  const keys = new Float64Array(values)
  let length = 0
  for (let at = 0; at < values; at++) {
    const count = counts[found[at]!]!
    keys[length] = count * 65_536 + (65_535 - found[at]!)
    length -= (least - 1 - count) >> 31
  }
  const sorted = keys.subarray(0, length)
  if (length <= FEW) sortFew(sorted)
  else sorted.sort()
  const top: { value: number; count: number }[] = []
  for (let at = length - 1; at >= 0 && top.length < limit; at--)
    top.push({ value: 65_535 - (sorted[at]! % 65_536), count: Math.floor(sorted[at]! / 65_536) })
  return top
}

/** Scratch: the values that have a count. */
let found = new Int32Array(0)

/** Writes the values with a count of at least `least`; without a branch, because counts come in no order. */
function valuesFrom(counts: Int32Array, least: number, values: Int32Array): number {
  let length = 0
  for (let value = 0; value < counts.length; value++) {
    values[length] = value
    length -= (least - 1 - counts[value]!) >> 31
  }
  return length
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

/** A count that so many of the first `length` values reach at least, but not many more, so that of thousands only the first need sorting. */
function leastCount(counts: Int32Array, values: Int32Array, length: number, limit: number): number {
  if (length <= limit) return 1
  const bySize = new Int32Array(33)
  for (let at = 0; at < length; at++) bySize[32 - Math.clz32(counts[values[at]!]!)]!++
  let size = 32
  let reached = 0
  while (size > 1 && (reached += bySize[size - 1]!) < limit) size--
  const least = size > 1 ? 2 ** (size - 2) : 1
  const middle = least + (least >> 1)
  let above = 0
  for (let at = 0; at < length; at++) above -= (middle - 1 - counts[values[at]!]!) >> 31
  return least > 1 && above >= limit ? middle : least
}
