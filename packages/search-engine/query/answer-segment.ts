import type { EnginePlan } from '../plan/plan.ts'
import { lowerBound, type Segment } from '../segment/segment.ts'
import { sourceLength, type Block, type RowSource } from './block.ts'
import type { Memo } from './memo.ts'
import { pairBonus } from './pair-bonus.ts'
import type { Partial } from './partial.ts'
import { pickDriver } from './row-source.ts'
import { planRange, scan, type ScanTask } from './scan.ts'
import type { RowRange } from './stored-data.ts'
import { textCandidates } from './text-candidates.ts'

/** A plan with a facet chosen is kept from so many times as many rows on: there are many such, each asked less often. */
const CHOSEN_FACTOR = 8
/** Hits kept with them: two pages, more when a deeper one is asked. */
const MEMO_HITS = 96

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

/** The parts of an answer that a segment gives, by the way that looks at the fewest rows. */
export function answerSegment(state: SegmentState, task: ScanTask, block: Block): SignedPartial[] {
  const { segment } = state
  const { plan } = task
  const range = planRange(segment, plan.category)
  if (plan.words.length > 0) return [added(scanText(state, task, range, block))]

  const driver = pickDriver(segment, plan, range)
  if (driver) return scanApart(state, task, driver.facet, { kind: 'list', rows: driver.rows, scores: null }, block)
  const source: RowSource = { kind: 'range', ...range }
  const only = onlyOwnFacet(task)
  if (only !== null && state.memo && sourceLength(source) >= state.memo.fromRows) return scanApart(state, task, only, source, block)
  return scanOrRecall(state, task, source, block)
}

function added(partial: Partial): SignedPartial {
  return { partial, sign: 1, dead: null }
}

function scanText({ segment, dead }: SegmentState, task: ScanTask, range: RowRange, block: Block): Partial {
  const { rows, scores, visited } = textCandidates(segment, task.plan.words, range)
  const partial = scan(segment, dead, task, { kind: 'list', rows, scores }, block, pairBonus(segment, task.plan))
  return { ...partial, visited: visited + rows.length }
}

/** The facet with filters that is counted too, when there is exactly one. */
function onlyOwnFacet({ plan, facets }: ScanTask): string | null {
  const counted = new Set(facets.map((index) => plan.facets[index]!).filter(({ kind }) => kind !== 'children').map(({ facet }) => facet))
  const own = new Set(plan.filters.map(({ facet }) => facet).filter((facet) => counted.has(facet)))
  return own.size === 1 ? [...own][0]! : null
}

/**
 * Reads the source for all but one facet, so that rows that fail its filters are dropped at once; that facet counts
 * without its filters, which is a smaller plan, often in the memo.
 */
function scanApart(state: SegmentState, task: ScanTask, facet: string, source: RowSource, block: Block): SignedPartial[] {
  const { plan } = task
  const isOwn = (index: number) => plan.facets[index]!.facet === facet && plan.facets[index]!.kind !== 'children'
  const parts = scanOrRecall(state, { ...task, facets: task.facets.filter((index) => !isOwn(index)) }, source, block)
  const own = task.facets.filter(isOwn)
  if (own.length === 0) return parts
  const without: EnginePlan = { ...plan, filters: plan.filters.filter((filter) => filter.facet !== facet) }
  return [...parts, ...answerSegment(state, { plan: without, facets: own, hitLimit: 0, needsHits: false }, block)]
}

/**
 * Long scans come from the memo, in parts, because the same counts are asked again under every sort and region: each count
 * by the filters alone, each histogram by what is shown too, hits by the order as well. What is missing of the counts is
 * scanned at once. With more than one facet chosen a plan hardly comes again: it is scanned in one go.
 */
function scanOrRecall(state: SegmentState, task: ScanTask, source: RowSource, block: Block): SignedPartial[] {
  const { memo, segment, dead } = state
  const { plan } = task
  const chosen = new Set(plan.filters.map(({ facet }) => facet)).size
  if (!memo || chosen > 1 || sourceLength(source) < memo.fromRows * (chosen === 0 ? 1 : CHOSEN_FACTOR))
    return [added(scan(segment, dead, task, source, block, null))]
  const parts: SignedPartial[] = task.facets.length > 0 ? [{ partial: recallFacets(segment, memo, task, source, block), sign: 1, dead: null }] : []
  const isLater = plan.page.kind === 'cursor' && plan.page.after !== null
  if (task.needsHits && isLater) parts.push(added(scan(segment, dead, { ...task, facets: [] }, source, block, null)))
  else if (task.needsHits) parts.push({ partial: recallHits(state, memo, task, source, block), sign: 1, dead })
  const masked = deadRowsOf(state, source)
  if (masked.length > 0) {
    const maskedTask = { ...task, hitLimit: 0, needsHits: task.needsHits && !isLater }
    parts.push({ partial: scan(segment, null, maskedTask, { kind: 'list', rows: masked, scores: null }, block, null), sign: -1, dead: null })
  }
  return parts
}

/** Rows of the source that are dead. */
function deadRowsOf({ dead, deadRows }: SegmentState, source: RowSource): Uint32Array {
  if (dead === null) return deadRows
  if (source.kind === 'range') return deadRows.subarray(lowerBound(deadRows, source.start), lowerBound(deadRows, source.end))
  return source.rows.filter((row) => dead[row] === 1)
}

function recallFacets(segment: Segment, memo: Memo, task: ScanTask, source: RowSource, block: Block): Partial {
  const { plan } = task
  const about = [plan.category, plan.filters]
  const keyOf = (index: number) => {
    const request = plan.facets[index]!
    return JSON.stringify(request.kind === 'histogram' ? [...about, request, plan.shownBy] : [...about, request])
  }
  const facets: Partial['facets'] = plan.facets.map(() => null)
  const missing: number[] = []
  for (const index of task.facets) {
    const known = memo.get(keyOf(index))?.facets[0]
    if (known) facets[index] = known
    else missing.push(index)
  }
  if (missing.length === 0) return { total: 0, facets, hits: null, visited: 0 }
  const scanned = scan(segment, null, { ...task, facets: missing, needsHits: false }, source, block, null)
  for (const index of missing) facets[index] = memo.set(keyOf(index), { total: 0, facets: [scanned.facets[index]!], hits: null, visited: 0 }).facets[0]!
  return { total: 0, facets, hits: null, visited: scanned.visited }
}

function recallHits({ segment, dead }: SegmentState, memo: Memo, task: ScanTask, source: RowSource, block: Block): Partial {
  const { category, filters, shownBy, orderBy } = task.plan
  const key = JSON.stringify([category, filters, shownBy, orderBy, 'hits'])
  const known = memo.get(key)
  if (known && hasEnoughHits(known, task, dead)) return { ...known, visited: 0 }
  for (let hitLimit = Math.max(MEMO_HITS, task.hitLimit * 2); ; hitLimit *= 4) {
    const partial = memo.set(key, scan(segment, null, { ...task, facets: [], hitLimit }, source, block, null))
    if (hasEnoughHits(partial, task, dead)) return partial
  }
}

/** Are there as many living hits as asked, or all that exist? */
function hasEnoughHits({ hits }: Partial, task: ScanTask, dead: Uint8Array | null): boolean {
  if (!task.needsHits || hits === null || hits.length < hits.limit) return true
  let alive = 0
  for (let at = 0; at < hits.length && alive < task.hitLimit; at++) if (dead === null || dead[hits.row(at)] === 0) alive++
  return alive >= task.hitLimit
}
