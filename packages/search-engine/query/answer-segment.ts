import type { EnginePlan } from '../plan/plan.ts'
import { lowerBound, type Segment } from '../segment/segment.ts'
import { sourceLength, type Block, type RowSource } from './block.ts'
import type { Memo } from './memo.ts'
import { pairBonus } from './pair-bonus.ts'
import type { FacetSums } from './facet-sums.ts'
import type { Partial } from './partial.ts'
import { pickDriver } from './row-source.ts'
import { planRange, scan, type ScanTask } from './scan.ts'
import { isSum, recallFacets } from './recall-facets.ts'
import { findHits, hitsToKeep, isStorageOrder, knownHits } from './recall-hits.ts'
import type { RowRange } from './stored-data.ts'
import { textCandidates } from './text-candidates.ts'

/** A plan with a facet chosen is kept from so many times as many rows on: there are many such, each asked less often. */
const CHOSEN_FACTOR = 4

/** A segment, and which of its rows another segment has replaced. */
export interface SegmentState {
  readonly segment: Segment
  readonly dead: Uint8Array | null
  /** The same as a list, ascending. */
  readonly deadRows: Uint32Array
  readonly memo: Memo | null
}

/** A part to add (or, masked, to take off); hits on dead rows are to be skipped. */
export interface SignedPartial {
  readonly partial: Partial
  readonly sign: 1 | -1
  readonly dead: Uint8Array | null
}

/** The parts of an answer that a segment gives, by the way that looks at the fewest rows; of a segment without memo the counts go to `sums`, if given. */
export function answerSegment(
  state: SegmentState,
  task: ScanTask,
  block: Block,
  sums: FacetSums | null = null,
): SignedPartial[] {
  const { segment } = state
  const { plan } = task
  const range = planRange(segment, plan.category)
  if (plan.words.length > 0) return [added(scanText(state, task, range, block, sums))]

  const driver = pickDriver(segment, plan, range)
  if (driver)
    return scanApart(
      state,
      task,
      driver.facet,
      { kind: 'list', rows: driver.rows, scores: null, passed: driver.filter },
      block,
      sums,
    )
  const source: RowSource = { kind: 'range', ...range }
  if (state.memo) {
    const length = sourceLength(source)
    const only = length >= state.memo.countsFromRows ? onlyOwnFacet(task) : null
    const apart = only ?? (length >= state.memo.fromRows * CHOSEN_FACTOR ? facetBesideChoice(task) : null)
    if (apart !== null) return scanApart(state, task, apart, source, block, sums)
  }
  return scanOrRecall(state, task, source, block, sums)
}

function added(partial: Partial): SignedPartial {
  return { partial, sign: 1, dead: null }
}

function scanText(
  { segment, dead }: SegmentState,
  task: ScanTask,
  range: RowRange,
  block: Block,
  sums: FacetSums | null,
): Partial {
  const { rows, scores, visited } = textCandidates(segment, task.plan.words, range)
  const partial = scan(segment, dead, task, { kind: 'list', rows, scores }, block, pairBonus(segment, task.plan), sums)
  return { ...partial, visited: visited + rows.length }
}

/** The facet with filters that is counted too, when there is exactly one. */
function onlyOwnFacet(task: ScanTask): string | null {
  const own = ownFacets(task)
  return own.size === 1 ? [...own][0]! : null
}

/**
 * Of two chosen facets one that is counted too, where the other is a choice of values: without its own filters it counts
 * as every page of that choice does, so that the memo may know ("in stock", for the prices of "in stock, up to 890 €").
 */
function facetBesideChoice(task: ScanTask): string | null {
  const { filters } = task.plan
  if (new Set(filters.map(({ facet }) => facet)).size !== 2) return null
  for (const own of ownFacets(task))
    if (filters.every(({ facet, filter }) => facet === own || filter.kind === 'any')) return own
  return null
}

function ownFacets({ plan, facets }: ScanTask): ReadonlySet<string> {
  const counted = new Set(
    facets
      .map((index) => plan.facets[index]!)
      .filter(({ kind }) => kind !== 'children')
      .map(({ facet }) => facet),
  )
  return new Set(plan.filters.map(({ facet }) => facet).filter((facet) => counted.has(facet)))
}

/**
 * Reads the source for all but one facet, so that rows that fail its filters are dropped at once; that facet counts
 * without its filters, which is a smaller plan, often in the memo.
 */
function scanApart(
  state: SegmentState,
  task: ScanTask,
  facet: string,
  source: RowSource,
  block: Block,
  sums: FacetSums | null,
): SignedPartial[] {
  const { plan } = task
  const isOwn = (index: number) => plan.facets[index]!.facet === facet && plan.facets[index]!.kind !== 'children'
  const rest = { ...task, facets: task.facets.filter((index) => !isOwn(index)) }
  const next =
    state.memo && sourceLength(source) >= state.memo.fromRows * CHOSEN_FACTOR ? facetBesideChoice(rest) : null
  const parts =
    next === null ? scanOrRecall(state, rest, source, block, sums) : scanApart(state, rest, next, source, block, sums)
  const own = task.facets.filter(isOwn)
  if (own.length === 0) return parts
  const without: EnginePlan = { ...plan, filters: plan.filters.filter((filter) => filter.facet !== facet) }
  return [...parts, ...answerSegment(state, { plan: without, facets: own, hitLimit: 0, needsHits: false }, block, sums)]
}

/**
 * Long scans come from the memo, in parts, because the same counts are asked again under every sort and region: each count
 * by the filters alone, each histogram by what is shown too, hits by the order as well. What is missing of the counts is
 * scanned at once. With more than one facet chosen a plan hardly comes again: it is scanned in one go. Of small categories
 * only the counts are kept, as parts of the sums of larger ones.
 */
function scanOrRecall(
  state: SegmentState,
  task: ScanTask,
  source: RowSource,
  block: Block,
  sums: FacetSums | null,
): SignedPartial[] {
  const { memo, segment, dead } = state
  const { plan } = task
  const chosen = new Set(plan.filters.map(({ facet }) => facet)).size
  const length = sourceLength(source)
  if (!memo || chosen > 1 || length < (chosen === 0 ? memo.countsFromRows : memo.fromRows * CHOSEN_FACTOR))
    return [added(scan(segment, dead, task, source, block, null, sums))]
  if (chosen === 1 || length >= memo.fromRows) return recall(state, memo, task, source, block)
  const summed = task.facets.filter((index) => isSum(plan.facets[index]!))
  const rest = { ...task, facets: task.facets.filter((index) => !summed.includes(index)) }
  return [
    ...recall(state, memo, { ...task, facets: summed, needsHits: false }, source, block),
    added(scan(segment, dead, rest, source, block, null)),
  ]
}

/** The memo does not know of masked rows: what they give is taken off. */
function recall(state: SegmentState, memo: Memo, task: ScanTask, source: RowSource, block: Block): SignedPartial[] {
  const { segment, dead } = state
  const { page } = task.plan
  const isLater = page.kind === 'cursor' && page.after !== null
  const known = task.needsHits && !isLater ? knownHits(dead, memo, task) : null
  const findsHits = task.needsHits && !isLater && known === null
  const parts: SignedPartial[] = []
  let found: Partial | null = null
  if (task.facets.length > 0) {
    found = recallFacets(
      segment,
      memo,
      { ...task, hitLimit: hitsToKeep(task), needsHits: findsHits && !isStorageOrder(task.plan) },
      source,
      block,
    )
    parts.push({ partial: { ...found, hits: null, total: 0 }, sign: 1, dead: null })
  }
  if (known) parts.push({ partial: known, sign: 1, dead })
  if (findsHits) parts.push({ partial: findHits(segment, dead, memo, task, source, block, found), sign: 1, dead })
  if (task.needsHits && isLater) parts.push(added(scan(segment, dead, { ...task, facets: [] }, source, block, null)))
  const masked = deadRowsOf(state, source)
  if (masked.length > 0) {
    const maskedTask = { ...task, hitLimit: 0, needsHits: task.needsHits && !isLater }
    parts.push({
      partial: scan(segment, null, maskedTask, { kind: 'list', rows: masked, scores: null }, block, null),
      sign: -1,
      dead: null,
    })
  }
  return parts
}

/** Rows of the source that are dead. */
function deadRowsOf({ dead, deadRows }: SegmentState, source: RowSource): Uint32Array {
  if (dead === null) return deadRows
  if (source.kind === 'range')
    return deadRows.subarray(lowerBound(deadRows, source.start), lowerBound(deadRows, source.end))
  return source.rows.filter((row) => dead[row] === 1)
}
