import type { EnginePlan } from '../plan/plan.ts'
import { lowerBound, type Segment } from '../segment/segment.ts'
import type { Block } from './block.ts'
import type { Memo } from './memo.ts'
import { pairBonus } from './pair-bonus.ts'
import type { Partial } from './partial.ts'
import { pickDriver } from './row-source.ts'
import { planRange, scan, type ScanTask } from './scan.ts'
import type { RowRange } from './stored-data.ts'
import { textCandidates } from './text-candidates.ts'

/** Hits kept with them: ten pages, more when a deeper one is asked. */
const MEMO_HITS = 512

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
  const { segment, dead } = state
  const { plan } = task
  const range = planRange(segment, plan.category)
  const length = range.end - range.start
  if (plan.words.length > 0) return [added(scanText(state, task, range, block))]

  const driver = pickDriver(segment, plan, range)
  if (driver) return scanDriven(state, task, driver, block)
  if (state.memo && length >= state.memo.fromRows) return answerFromMemo(state, state.memo, task, range, block)
  return [added(scan(segment, dead, task, { kind: 'range', ...range }, block, null))]
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
  const parts = [added(scan(state.segment, state.dead, others, { kind: 'list', rows: driver.rows, scores: null }, block, null))]
  const own = task.facets.filter(isOwn)
  if (own.length === 0) return parts
  const without: EnginePlan = { ...plan, filters: plan.filters.filter(({ facet }) => facet !== driver.facet) }
  return [...parts, ...answerSegment(state, { plan: without, facets: own, hitLimit: 0, needsHits: false }, block)]
}

/** The part of the whole segment from the memo, less that of its dead rows. */
function answerFromMemo(state: SegmentState, memo: Memo, task: ScanTask, range: RowRange, block: Block): SignedPartial[] {
  const { segment, dead, deadRows } = state
  const { page } = task.plan
  if (task.needsHits && page.kind === 'cursor' && page.after !== null) {
    const hits = scan(segment, dead, { ...task, facets: [] }, { kind: 'range', ...range }, block, null)
    return [added(hits), ...answerFromMemo(state, memo, { ...task, needsHits: false }, range, block)]
  }
  const whole = remember(state, memo, task, range, block)
  const masked = deadRows.subarray(lowerBound(deadRows, range.start), lowerBound(deadRows, range.end))
  const parts: SignedPartial[] = [{ partial: whole, sign: 1, dead }]
  if (masked.length > 0) parts.push({ partial: scan(segment, null, { ...task, hitLimit: 0 }, { kind: 'list', rows: masked, scores: null }, block, null), sign: -1, dead: null })
  return parts
}

function remember({ segment, dead }: SegmentState, memo: Memo, task: ScanTask, range: RowRange, block: Block): Partial {
  const { plan } = task
  const key = JSON.stringify([plan.category, plan.filters, plan.shownBy, plan.orderBy, task.facets.map((i) => plan.facets[i]), task.needsHits])
  const known = memo.get(key)
  if (known && hasEnoughHits(known, task, dead)) return { ...known, visited: 0 }
  let hitLimit = task.needsHits ? Math.max(MEMO_HITS, task.hitLimit * 2) : 0
  for (;;) {
    const partial = memo.set(key, scan(segment, null, { ...task, hitLimit }, { kind: 'range', ...range }, block, null))
    if (hasEnoughHits(partial, task, dead)) return partial
    hitLimit *= 4
  }
}

/** Are there as many living hits as asked, or all that exist? */
function hasEnoughHits({ hits }: Partial, task: ScanTask, dead: Uint8Array | null): boolean {
  if (!task.needsHits || hits === null || hits.length < hits.limit) return true
  let alive = 0
  for (let at = 0; at < hits.length && alive < task.hitLimit; at++) if (dead === null || dead[hits.row(at)] === 0) alive++
  return alive >= task.hitLimit
}
