import type { EnginePlan } from '../plan/plan.ts'
import { categoryRows, type Segment } from '../segment/segment.ts'
import { DEAD, fillBlock, markGroups, selectAll, selectedCodes, selectRows, sourceLength, type Block, type RowSource } from './block.ts'
import { bindFacets, type BoundFacets } from './bind-facets.ts'
import { bindFilter } from './filter-rows.ts'
import { OrderKeys } from './order-keys.ts'
import type { PairBonus } from './pair-bonus.ts'
import type { Partial } from './partial.ts'
import { shownOrderOf, type ShownOrder } from './shown-order.ts'
import { chooseByKeys, chooseByPlace } from './shown-rows.ts'
import type { RowRange } from './stored-data.ts'
import { TopHits } from './top-hits.ts'

/** What one scan is asked for, of a plan that may be answered by several. */
export interface ScanTask {
  readonly plan: EnginePlan
  /** Facet requests to answer, by index. */
  readonly facets: readonly number[]
  /** How many hits, and whether hits and total are asked at all. */
  readonly hitLimit: number
  readonly needsHits: boolean
}

/** Rows of the plan's category. */
export function planRange(segment: Segment, category: number | null): RowRange {
  if (category === null) return { start: 0, end: segment.meta.rowCount }
  const node = segment.categories.get(category)
  if (!node) throw new RangeError(`plan names category ${category}, which the schema does not have`)
  return categoryRows(segment, node.order, node.subtreeEnd)
}

/**
 * One pass over the rows of a source, block by block: filters set codes; then the hits are selected for all facets without
 * filters of their own and for the page, and once more per facet with filters the rows that it counts; each counter is
 * one tight loop over the selected rows or groups. `dead` rows are left out.
 */
export function scan(segment: Segment, dead: Uint8Array | null, task: ScanTask, source: RowSource, block: Block, bonus: PairBonus | null): Partial {
  const { plan } = task
  const range = planRange(segment, plan.category)
  const codes = facetCodes(plan, task)
  const filters = plan.filters.map(({ facet, filter }) => bindFilter(segment, filter, codes.get(facet)!, range))
  const maxScore = bonus === null ? 0 : bonus.maxScore
  const shownBy = shownOrderOf(segment, plan.shownBy) ?? new OrderKeys(segment, plan.shownBy, 'shown', range, maxScore)
  const orderKeys = new OrderKeys(segment, plan.orderBy, 'order', range, maxScore)
  const hits = task.needsHits ? new TopHits(segment, orderKeys, task.hitLimit, plan.page.kind === 'cursor' ? plan.page.after : null) : null
  const selections = bindSelections(segment, task, codes, range, hits)
  if (bonus === null) block.scores.fill(0)

  let total = 0
  const mayDrop = dead !== null || filters.length > 0
  const length = sourceLength(source)
  for (let at = 0; at < length; ) {
    at = fillBlock(block, source, at, segment.groupOf, dead)
    for (const filter of filters) filter(block)
    for (const { selectedOf, facets, hits: own } of selections) {
      if (mayDrop) selectRows(block, selectedOf, bonus !== null)
      else selectAll(block, bonus !== null)
      if (block.rowCount === 0) continue
      markGroups(block)
      facets.countGroups(block)
      if (own) total += block.groupCount
      if (facets.needsShown || own) runShown(block, facets, own, shownBy, orderKeys, bonus)
    }
  }
  const facets: Partial['facets'] = plan.facets.map(() => null)
  for (const selection of selections) selection.facets.finish(facets)
  return { total, facets, hits: hits?.finish() ?? null, visited: length }
}

/** What looks at the rows that failed nothing or only one facet, told by their codes. */
interface Selection {
  readonly selectedOf: Uint8Array
  readonly facets: BoundFacets
  readonly hits: TopHits | null
}

function bindSelections(segment: Segment, { plan, facets }: ScanTask, codes: ReadonlyMap<string, number>, range: RowRange, hits: TopHits | null): Selection[] {
  const codeOf = (index: number) => (plan.facets[index]!.kind === 'children' ? 0 : (codes.get(plan.facets[index]!.facet) ?? 0))
  const used = new Set([...(hits ? [0] : []), ...facets.map(codeOf)])
  return [...used].map((code) => ({
    selectedOf: selectedCodes(code),
    facets: bindFacets(segment, plan, facets.filter((index) => codeOf(index) === code), range),
    hits: code === 0 ? hits : null,
  }))
}

/** The passes that look at shown rows. */
function runShown(block: Block, facets: BoundFacets, hits: TopHits | null, shownBy: ShownOrder | OrderKeys, orderKeys: OrderKeys, bonus: PairBonus | null): void {
  bonus?.addTo(block)
  if (shownBy instanceof OrderKeys) {
    shownBy.compose(block, block.all, block.rowCount, block.rowKeys)
    chooseByKeys(block, shownBy)
  } else chooseByPlace(block, shownBy)
  facets.countShown(block)
  if (!hits) return
  orderKeys.compose(block, block.shown, block.shownCount, block.shownKeys)
  hits.collect(block)
}

/** One code per filtered facet; rows that fail a facet that no request leaves out are out at once. */
function facetCodes(plan: EnginePlan, task: ScanTask): Map<string, number> {
  const asked = new Set(task.facets.map((i) => plan.facets[i]!).filter((request) => request.kind !== 'children').map((request) => request.facet))
  const codes = new Map<string, number>()
  let next = 1
  for (const { facet } of plan.filters) if (!codes.has(facet)) codes.set(facet, asked.has(facet) ? next++ : DEAD)
  return codes
}

