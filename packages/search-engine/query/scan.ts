import type { EnginePlan } from '../plan/plan.ts'
import { categoryRows, type Segment } from '../segment/segment.ts'
import { OUT, sourceLength, type Block, type RowSource } from './block.ts'
import { bindFacets, countsWholeGroups, type BoundFacets } from './bind-facets.ts'
import { FacetSums } from './facet-sums.ts'
import { bindFilter } from './filter-rows.ts'
import { bindOrder, OrderKeys } from './order-keys.ts'
import type { PairBonus } from './pair-bonus.ts'
import type { Partial } from './partial.ts'
import { ShownOrder, shownOrderOf } from './shown-order.ts'
import { chooseByKeys, chooseByPlace } from './shown-rows.ts'
import type { RowRange } from './stored-data.ts'
import { TopHits } from './top-hits.ts'
import { walkGroups, walkRows, walkSplit, type Looked } from './walk-blocks.ts'

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
 * One pass over the rows of a source, block by block: filters mark what fails; then the hits are selected for all facets without
 * filters of their own and for the page, and once more per facet with filters the rows that it counts; each counter is
 * one tight loop over the selected rows or groups. `dead` rows are left out. With `sums` the counts go there.
 */
export function scan(
  segment: Segment,
  dead: Uint8Array | null,
  task: ScanTask,
  source: RowSource,
  block: Block,
  bonus: PairBonus | null,
  sums: FacetSums | null = null,
): Partial {
  const { plan } = task
  const range = planRange(segment, plan.category)
  const bits = facetBits(plan, task)
  const passed = source.kind === 'list' ? source.passed : undefined
  const filters = plan.filters
    .filter(({ filter }) => filter !== passed)
    .map(({ facet, filter }) => bindFilter(segment, filter, bits.get(facet)!, range))
  const maxScore = bonus === null ? 0 : bonus.maxScore
  const shownBy = shownOrderOf(segment, plan.shownBy) ?? bindOrder(segment, plan.shownBy, 'shown', range, maxScore)
  const orderKeys = bindOrder(segment, plan.orderBy, 'order', range, maxScore)
  const order = shownBy instanceof ShownOrder ? shownBy : null
  const hits = topHits(segment, task, orderKeys, order)
  if (bonus === null) block.clearScores()
  else block.hasScores = true
  /** Small segments, which count into sums, are not worth what that takes beforehand. */
  const groups =
    sums === null && bonus === null && order && block.rooms ? groupsToScan(segment, task, source, range) : null
  const bind = (into: FacetSums | null, whole: ShownOrder | null) =>
    bindSelections(
      segment,
      task,
      bits,
      range,
      hits,
      whole,
      Math.min(sourceLength(source), segment.meta.groupCount),
      block,
      into,
    )
  const look = (own: Block, { facets, hits: ownHits }: Selection): void => {
    if (own.groupCount === 0) return
    facets.countGroups(own)
    if (ownHits) total += own.groupCount
    if (facets.needsShown || ownHits) runShown(own, facets, ownHits, shownBy, bonus)
  }
  let total = 0
  let counted: FacetSums | null = null
  let selections: Selection[]
  const walk = { segment, dead, source, filters, block, hasScores: bonus !== null, look }
  if (groups && filters.every(({ level }) => level === 'group'))
    walkGroups(walk, groups, (selections = bind(null, order)))
  else if (groups) {
    counted = new FacetSums(plan.facets.length, groups.end - groups.start)
    const [ofGroups, ofRows] = [bind(counted, order), bind(counted, null)]
    selections = [...ofGroups, ...ofRows]
    walkSplit(walk, ofGroups, ofRows)
  } else walkRows(walk, (selections = bind(sums, null)))
  const facets: Partial['facets'] = plan.facets.map(() => null)
  for (const selection of selections) selection.facets.finish(facets)
  return { total, facets: counted?.facets ?? facets, hits: hits?.finish() ?? null, visited: sourceLength(source) }
}

/** Where the best rows of the page are kept; null: none are asked for. */
function topHits(
  segment: Segment,
  { plan, needsHits, hitLimit }: ScanTask,
  keys: ReturnType<typeof bindOrder>,
  order: ShownOrder | null,
): TopHits | null {
  if (!needsHits) return null
  return new TopHits(segment, keys, hitLimit, plan.page.kind === 'cursor' ? plan.page.after : null, order)
}

/** Groups [start, end) of a range, when what is asked of groups whose rows are all counted can be told without a look at those. */
function groupsToScan(
  segment: Segment,
  { plan, facets }: ScanTask,
  source: RowSource,
  range: RowRange,
): RowRange | null {
  if (
    source.kind === 'list' ||
    source.start === source.end ||
    !facets.every((index) => countsWholeGroups(segment, plan.facets[index]!, range))
  )
    return null
  return { start: segment.groupOf[source.start]!, end: segment.groupOf[source.end - 1]! + 1 }
}

interface Selection extends Looked {
  readonly facets: BoundFacets
  readonly hits: TopHits | null
}

function bindSelections(
  segment: Segment,
  { plan, facets }: ScanTask,
  bits: ReadonlyMap<string, number>,
  range: RowRange,
  hits: TopHits | null,
  whole: ShownOrder | null,
  mostGroups: number,
  block: Block,
  sums: FacetSums | null,
): Selection[] {
  const bitOf = (index: number) =>
    plan.facets[index]!.kind === 'children' ? 0 : (bits.get(plan.facets[index]!.facet) ?? 0)
  const used = new Set([...(hits ? [0] : []), ...facets.map(bitOf)])
  return [...used].map((allowed) => ({
    allowed,
    facets: bindFacets(
      segment,
      plan,
      plan.filters.filter(({ facet }) => allowed === 0 || bits.get(facet) !== allowed),
      whole,
      facets.filter((index) => bitOf(index) === allowed),
      range,
      mostGroups,
      block,
      sums,
    ),
    hits: allowed === 0 ? hits : null,
  }))
}

/** The passes that look at shown rows. */
function runShown(
  block: Block,
  facets: BoundFacets,
  hits: TopHits | null,
  shownBy: ShownOrder | OrderKeys,
  bonus: PairBonus | null,
): void {
  bonus?.addTo(block)
  if (shownBy instanceof OrderKeys) {
    shownBy.compose(
      { rows: block.rows, groups: groupsOfRows(block), scores: block.scores },
      0,
      block.rowCount,
      block.rowKeys,
      block.values,
    )
    chooseByKeys(block, shownBy)
  } else if (block.candidates.level === 'group') {
    shownBy.meetGroups(block)
    if (facets.needsShownRows || hits?.needsShownRows) shownBy.firstRows(block)
  } else chooseByPlace(block, shownBy)
  facets.countShown(block)
  if (!hits) return
  if (bonus !== null)
    for (let slot = 0; slot < block.groupCount; slot++) block.shownScores[slot] = block.scores[block.shown[slot]!]!
  hits.collect(block)
}

function groupsOfRows({ slots, slotGroups, rowCount, bySlot: groups }: Block): Int32Array {
  for (let i = 0; i < rowCount; i++) groups[i] = slotGroups[slots[i]!]!
  return groups
}

/** One bit per filtered facet; rows that fail a facet that no request leaves out are out at once. */
function facetBits(plan: EnginePlan, task: ScanTask): Map<string, number> {
  const asked = new Set(
    task.facets
      .map((i) => plan.facets[i]!)
      .filter((request) => request.kind !== 'children')
      .map((request) => request.facet),
  )
  const bits = new Map<string, number>()
  let next = 0
  for (const { facet } of plan.filters) if (!bits.has(facet)) bits.set(facet, asked.has(facet) ? 1 << next++ : OUT)
  return bits
}
