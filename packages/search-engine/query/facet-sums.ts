import type { FacetCount } from './partial.ts'
import type { ShownValues } from './shown-rows.ts'

/**
 * Counts that several small segments add up to, by index of the plan's facet request: the longest are counted in one place
 * instead of being made, and then added, for each of a dozen overlay segments.
 */
export class FacetSums {
  readonly facets: (FacetCount | null)[]
  /** By index too: the values of all segments' shown rows. */
  readonly shown = new Map<number, ShownValues>()
  /** There are no more groups in all the segments. */
  readonly mostGroups: number

  constructor(requests: number, mostGroups: number) {
    this.facets = Array.from({ length: requests }, () => null)
    this.mostGroups = mostGroups
  }

  /** The counts of request `index`, at least so long, to count into. */
  countsOf(index: number, length: number): Int32Array {
    const sum = this.facets[index]
    const own = sum?.kind === 'values' ? sum.counts : new Int32Array(0)
    if (own.length >= length) return own
    const longer = new Int32Array(length)
    longer.set(own)
    this.facets[index] = { kind: 'values', counts: longer }
    return longer
  }

  /** Adds what one segment counted, unless it was counted in place. */
  add(index: number, count: FacetCount): void {
    const sum = this.facets[index] ?? null
    if (sum === null || count.kind === 'histogram') this.facets[index] = count
    else if (sum.kind === 'unknown' && count.kind === 'unknown') sum.count += count.count
    else if (sum.kind === 'children' && count.kind === 'children') addEach(sum.counts, count.counts)
    else if (sum.kind === 'values' && count.kind === 'values' && sum.counts !== count.counts)
      addEach(this.countsOf(index, count.counts.length), count.counts)
  }
}

function addEach(sums: Int32Array, counts: Int32Array): void {
  for (let value = 0; value < counts.length; value++) sums[value]! += counts[value]!
}
