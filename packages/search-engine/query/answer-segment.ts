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
  if (driver) return scanDriven(state, task, driver, block)
  return scanOrRecall(state, task, { kind: 'range', ...range }, block)
}

function added(partial: Partial): SignedPartial {
  return { partial, sign: 1, dead: null }
}

function scanText({ segment, dead }: SegmentState, task: ScanTask, range: RowRange, block: Block): Partial {
  const { rows, scores, visited } = textCandidates(segment, task.plan.words, range)
  const partial = scan(segment, dead, task, { kind: 'list', rows, scores }, block, pairBonus(segment, task.plan))
  return { ...partial, visited: visited + rows.length }
}

/** Reads the driver's rows for all but its own facet, which counts without its filters: that is a smaller plan. */
function scanDriven(state: SegmentState, task: ScanTask, driver: { facet: string; rows: Uint32Array }, block: Block): SignedPartial[] {
  const { plan } = task
  const isOwn = (index: number) => plan.facets[index]!.facet === driver.facet && plan.facets[index]!.kind !== 'children'
  const others = { ...task, facets: task.facets.filter((index) => !isOwn(index)) }
  const parts = scanOrRecall(state, others, { kind: 'list', rows: driver.rows, scores: null }, block)
  const own = task.facets.filter(isOwn)
  if (own.length === 0) return parts
  const without: EnginePlan = { ...plan, filters: plan.filters.filter(({ facet }) => facet !== driver.facet) }
  return [...parts, ...answerSegment(state, { plan: without, facets: own, hitLimit: 0, needsHits: false }, block)]
}

/**
 * Long scans come from the memo. With at most one facet chosen they are answered in three parts, because the same counts
 * are then asked again under every sort and region: counts by the filters alone, histograms by what is shown, hits by the
 * order too.
 */
function scanOrRecall(state: SegmentState, task: ScanTask, source: RowSource, block: Block): SignedPartial[] {
  const { memo, segment, dead } = state
  const { plan } = task
  if (!memo || sourceLength(source) < memo.fromRows) return [added(scan(segment, dead, task, source, block, null))]
  const chosen = new Set(plan.filters.map(({ facet }) => facet)).size
  if (chosen > 1) return recall(state, memo, task, source, block)
  const isHistogram = (index: number) => plan.facets[index]!.kind === 'histogram'
  const histograms = task.facets.filter(isHistogram)
  const counts = task.facets.filter((index) => !isHistogram(index))
  return [
    ...(counts.length > 0 ? recall(state, memo, { ...task, facets: counts, needsHits: false }, source, block) : []),
    ...(histograms.length > 0 ? recall(state, memo, { ...task, facets: histograms, needsHits: false }, source, block) : []),
    ...(task.needsHits ? recall(state, memo, { ...task, facets: [] }, source, block) : []),
  ]
}

/** The part of the whole segment from the memo, less that of its dead rows. */
function recall(state: SegmentState, memo: Memo, task: ScanTask, source: RowSource, block: Block): SignedPartial[] {
  const { segment, dead } = state
  const { page } = task.plan
  if (task.needsHits && page.kind === 'cursor' && page.after !== null) {
    const hits = scan(segment, dead, { ...task, facets: [] }, source, block, null)
    return [added(hits), ...(task.facets.length > 0 ? recall(state, memo, { ...task, needsHits: false }, source, block) : [])]
  }
  const whole = remember(state, memo, task, source, block)
  const masked = deadRowsOf(state, source)
  const parts: SignedPartial[] = [{ partial: whole, sign: 1, dead }]
  if (masked.length > 0) parts.push({ partial: scan(segment, null, { ...task, hitLimit: 0 }, { kind: 'list', rows: masked, scores: null }, block, null), sign: -1, dead: null })
  return parts
}

/** Rows of the source that are dead. */
function deadRowsOf({ dead, deadRows }: SegmentState, source: RowSource): Uint32Array {
  if (dead === null) return deadRows
  if (source.kind === 'range') return deadRows.subarray(lowerBound(deadRows, source.start), lowerBound(deadRows, source.end))
  return source.rows.filter((row) => dead[row] === 1)
}

function remember({ segment, dead }: SegmentState, memo: Memo, task: ScanTask, source: RowSource, block: Block): Partial {
  const key = memoKey(task)
  const known = memo.get(key)
  if (known && hasEnoughHits(known, task, dead)) return { ...known, visited: 0 }
  let hitLimit = task.needsHits ? Math.max(MEMO_HITS, task.hitLimit * 2) : 0
  for (;;) {
    const partial = memo.set(key, scan(segment, null, { ...task, hitLimit }, source, block, null))
    if (hasEnoughHits(partial, task, dead)) return partial
    hitLimit *= 4
  }
}

/** All that the part depends on, and no more: counts do not depend on what is shown, nothing but hits on the order. */
function memoKey({ plan, facets, needsHits }: ScanTask): string {
  const requests = facets.map((index) => plan.facets[index]!)
  const isShown = needsHits || requests.some(({ kind }) => kind === 'histogram')
  return JSON.stringify([plan.category, plan.filters, facets, requests, isShown && plan.shownBy, needsHits && plan.orderBy])
}

/** Are there as many living hits as asked, or all that exist? */
function hasEnoughHits({ hits }: Partial, task: ScanTask, dead: Uint8Array | null): boolean {
  if (!task.needsHits || hits === null || hits.length < hits.limit) return true
  let alive = 0
  for (let at = 0; at < hits.length && alive < task.hitLimit; at++) if (dead === null || dead[hits.row(at)] === 0) alive++
  return alive >= task.hitLimit
}
