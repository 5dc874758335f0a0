import { type Vocabulary, vocabularyOf } from './query/vocabulary.ts'
import { MAX_FILTERED_FACETS, MAX_NUMBERED_HITS, MAX_WORDS, type EngineAnswer, type EnginePlan } from './plan/plan.ts'
import type { EngineRow, EngineSchema, GroupChange } from './plan/schema.ts'
import { type Pieces, wholly } from './build/pieces.ts'
import { SegmentBuilder } from './build/segment-builder.ts'
import { takeBackStates } from './kernel/kernel.ts'
import { answerSegment, type SegmentState, type SignedPartial } from './query/answer-segment.ts'
import { Block } from './query/block.ts'
import { FacetSums } from './query/facet-sums.ts'
import { Memo, MEMO_FROM_ROWS } from './query/memo.ts'
import { mergeFacets } from './query/merge-facets.ts'
import { mergeHits } from './query/merge-hits.ts'
import { planRange, type ScanTask } from './query/scan.ts'
import { shownOrderBytes } from './query/shown-order.ts'
import { mergeTwo } from './query/row-source.ts'
import { textScratchBytes } from './query/text-candidates.ts'
import { WarmPlans } from './query/warm-plans.ts'
import { wholeGroupsBytes } from './query/whole-groups.ts'
import { findGroup, segmentBytes, type Segment } from './segment/segment.ts'
import { readCategory, rowReader } from './segment/read-row.ts'

/** Overlay segments are merged up to this many rows: what one small change may cost at most. */
const MERGED_ROWS = 5120
/** A new overlay segment takes along those before it that are at most so many times larger. */
const MERGE_FACTOR = 8

/** Rows that a change takes in between two chances to answer others. */
const ROWS_A_PIECE = 64

export interface IndexOptions {
  /** Scans of at least so many rows are memoised. */
  readonly memoFromRows?: number
  /** Overlay segments are merged up to so many rows. */
  readonly mergedRows?: number
}

interface State {
  readonly version: string
  readonly base: SegmentState
  readonly overlays: readonly SegmentState[]
}

/**
 * A base segment and the changes since, answered as one:
 *
 *   base      ████████x███xx██████        x = rows of changed groups, masked
 *   overlay   ▆ ▆▆x ▃ ▁                   small segments with their present rows; a group lives in exactly one segment
 *
 * A change builds its segment and masks aside, then swaps the state: a search sees all of a change or nothing.
 */
export class SearchIndex {
  #state: State
  #block: Block
  readonly #warmPlans: WarmPlans
  readonly #mergedRows: number
  #vocabulary: Vocabulary | null = null

  constructor(base: Segment, options: IndexOptions = {}) {
    const memo = new Memo(options.memoFromRows ?? MEMO_FROM_ROWS)
    this.#state = {
      version: '0',
      base: { segment: base, dead: null, deadRows: new Uint32Array(0), memo },
      overlays: [],
    }
    this.#block = new Block(base.meta.largestGroup)
    this.#warmPlans = new WarmPlans(memo)
    this.#mergedRows = options.mergedRows ?? MERGED_ROWS
  }

  get schema(): EngineSchema {
    return this.#state.base.segment.meta.schema
  }

  get baseSegment(): Segment {
    return this.#state.base.segment
  }

  /** Names the data: the base's generation and the version of the last change. */
  get generation(): string {
    return `${this.#state.base.segment.meta.generation}.${this.#state.version}`
  }

  /** Of the base: what has come since is found, and weighed as the base weighs it. */
  get vocabulary(): Vocabulary {
    return (this.#vocabulary ??= vocabularyOf(this.baseSegment))
  }

  /** Masked rows of the base and rows of the overlay: how much of the index a fresh base would tidy up. */
  get overlaySize(): number {
    const { base, overlays } = this.#state
    return overlays.reduce((sum, overlay) => sum + overlay.segment.meta.rowCount, base.deadRows.length)
  }

  /** Rows that are alive. */
  get rowCount(): number {
    const { base, overlays } = this.#state
    return [base, ...overlays].reduce((sum, { segment, deadRows }) => sum + segment.meta.rowCount - deadRows.length, 0)
  }

  /** Bytes of all arrays, the memo included. */
  get bytes(): number {
    const { base, overlays } = this.#state
    const masks = [base, ...overlays].reduce(
      (sum, { dead, deadRows }) => sum + (dead?.byteLength ?? 0) + deadRows.byteLength,
      0,
    )
    return [base, ...overlays].reduce(
      (sum, { segment }) =>
        sum + segmentBytes(segment) + shownOrderBytes(segment) + wholeGroupsBytes(segment) + textScratchBytes(segment),
      masks + this.#block.bytes + (base.memo?.bytes ?? 0),
    )
  }

  /** The rows of a group as they stand now; none when the index does not hold it. */
  rowsOfGroup(group: number): Pick<EngineRow, 'id' | 'version'>[] {
    const { base, overlays } = this.#state
    for (const { segment, dead } of [base, ...overlays]) {
      const place = findGroup(segment, group)
      const first = place < 0 ? -1 : segment.groupStarts[place]!
      if (first < 0 || dead?.[first] === 1) continue
      return Array.from({ length: segment.groupStarts[place + 1]! - first }, (_, at) => ({
        id: segment.rowIds[first + at]!,
        version: segment.versions[first + at]!,
      }))
    }
    return []
  }

  /** Where a group stands now: its category, null without one, undefined when the index does not hold it. */
  categoryOf(group: number): number | null | undefined {
    const { base, overlays } = this.#state
    for (const { segment, dead } of [base, ...overlays]) {
      const place = findGroup(segment, group)
      const row = place < 0 ? -1 : segment.groupStarts[place]!
      if (row >= 0 && dead?.[row] !== 1) return readCategory(segment, row)
    }
    return undefined
  }

  /** The last long plans whose answers are kept: ask them of a fresh base before it takes this one's place. */
  get warmPlans(): readonly EnginePlan[] {
    return this.#warmPlans.all
  }

  /** Executes a plan; a RangeError names what of it the schema or the limits do not allow. */
  search(plan: EnginePlan): EngineAnswer {
    refuseTooMuch(plan)
    this.#block.takeBack()
    takeBackStates()
    const { base } = this.#state
    const { page } = plan
    const hitLimit = page.kind === 'numbered' ? page.number * page.size : page.size
    const task: ScanTask = { plan, facets: plan.facets.map((_, index) => index), hitLimit, needsHits: true }
    const parts = answerSegment(base, task, this.#block)
    const baseRange = planRange(base.segment, plan.category)
    this.#warmPlans.remember(plan, baseRange.end - baseRange.start)
    parts.push(...this.#answerOverlays(task))
    return {
      hits: mergeHits(parts, page),
      totalCount: parts.reduce((sum, { partial, sign }) => sum + sign * partial.total, 0),
      facets: mergeFacets(parts, plan, base.segment, this.#block),
      generation: this.generation,
      rowsVisited: parts.reduce((sum, { partial }) => sum + partial.visited, 0),
    }
  }

  #answerOverlays(task: ScanTask): SignedPartial[] {
    const asked = this.#state.overlays.filter(({ segment }) => {
      const { start, end } = planRange(segment, task.plan.category)
      return end > start
    })
    if (asked.length === 0) return []
    const sums = new FacetSums(
      task.plan.facets.length,
      asked.reduce((sum, { segment }) => sum + segment.meta.groupCount, 0),
    )
    const parts = asked.flatMap((overlay) => answerSegment(overlay, task, this.#block, sums))
    return [...parts, { partial: { total: 0, facets: sums.facets, hits: null, visited: 0 }, sign: 1, dead: null }]
  }

  /**
   * Replaces all rows of the named groups (the last wins when one is named twice). `version` names the data afterwards.
   * Throws a RangeError, and changes nothing, when a row does not fit the schema.
   */
  applyChanges(changes: readonly GroupChange[], version: string): void {
    wholly(this.changeInPieces(changes, version))
  }

  /** The same, searches answered between its pieces as before the change; another change waits until it is done. */
  *changeInPieces(changes: readonly GroupChange[], version: string): Pieces<void> {
    const present = new Map(changes.map((change) => [change.group, change.rows]))
    const { base, overlays } = this.#state
    const masked = overlays
      .map((overlay) => mask(overlay, present.keys()))
      .filter(({ segment, deadRows }) => deadRows.length < segment.meta.rowCount)
    const rows = rowsOf(present)
    const merged: SegmentState[] = []
    let added = rows.length
    while (masked.length > 0) {
      const last = masked.at(-1)!
      const alive = last.segment.meta.rowCount - last.deadRows.length
      if (alive > added * MERGE_FACTOR || alive + added > this.#mergedRows) break
      masked.pop()
      merged.push(last)
      added += alive
    }
    if (added > 0)
      masked.push({ segment: yield* this.#build(rows, merged), dead: null, deadRows: new Uint32Array(0), memo: null })
    const largest = Math.max(...masked.map(({ segment }) => segment.meta.largestGroup), 0)
    if (largest > this.#block.capacity - Block.rowsAtATime) this.#block = new Block(largest)
    this.#state = { version, base: mask(base, present.keys()), overlays: masked }
  }

  /** All rows that are alive, to build a fresh base from base and overlay. */
  *rows(): Generator<EngineRow> {
    const { base, overlays } = this.#state
    for (const state of [base, ...overlays]) yield* aliveRows(state)
  }

  /** Rows of what is merged are read one by one: held together, the collector would carry them about. */
  *#build(rows: readonly EngineRow[], merged: readonly SegmentState[]): Pieces<Segment> {
    const builder = new SegmentBuilder(this.schema, '')
    for (const source of [rows, ...merged.map(aliveRows)]) {
      for (const row of source) {
        builder.add(row)
        if (builder.rowCount % ROWS_A_PIECE === 0) yield
      }
    }
    return yield* builder.buildInPieces()
  }
}

function refuseTooMuch(plan: EnginePlan): void {
  if (plan.words.length > MAX_WORDS) throw new RangeError(`plan has ${plan.words.length} words, at most ${MAX_WORDS}`)
  const facets = new Set(plan.filters.map((f) => f.facet)).size
  if (facets > MAX_FILTERED_FACETS)
    throw new RangeError(`plan filters ${facets} facets, at most ${MAX_FILTERED_FACETS}`)
  const { page } = plan
  if (page.kind === 'numbered' && page.number * page.size > MAX_NUMBERED_HITS)
    throw new RangeError(`page ${page.number} of ${page.size} ends after hit ${MAX_NUMBERED_HITS}`)
}

function rowsOf(present: ReadonlyMap<number, readonly EngineRow[]>): EngineRow[] {
  const rows: EngineRow[] = []
  for (const [group, own] of present) {
    for (const row of own) {
      if (row.group !== group)
        throw new RangeError(`row ${row.id} of group ${row.group} was given under group ${group}`)
      rows.push(row)
    }
  }
  return rows
}

/** The segment without the rows of the groups; masks are copied, so that a search that holds the old ones keeps them. */
function mask(state: SegmentState, groups: Iterable<number>): SegmentState {
  const { segment } = state
  const newlyDead: number[] = []
  for (const id of groups) {
    const group = findGroup(segment, id)
    if (group < 0 || state.dead?.[segment.groupStarts[group]!] === 1) continue
    for (let row = segment.groupStarts[group]!; row < segment.groupStarts[group + 1]!; row++) newlyDead.push(row)
  }
  if (newlyDead.length === 0) return state
  const dead = state.dead ? state.dead.slice() : new Uint8Array(segment.meta.rowCount)
  for (const row of newlyDead) dead[row] = 1
  return { ...state, dead, deadRows: mergeTwo(state.deadRows, Uint32Array.from(newlyDead).sort()) }
}

function* aliveRows({ segment, dead }: SegmentState): Generator<EngineRow> {
  const read = rowReader(segment)
  for (let row = 0; row < segment.meta.rowCount; row++) if (dead === null || dead[row] === 0) yield read(row)
}
