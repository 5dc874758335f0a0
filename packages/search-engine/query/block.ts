import type { Level } from '../build/layout.ts'

/** Rows handled at a time: few enough to stay in the processor's nearest caches, with all that is worked out about them. */
const BLOCK_ROWS = 2048

/** This row is out, whatever facet asks. */
export const DEAD = 255

/**
 * Scratch for one block of rows. A block holds whole groups. Per candidate a code says what it failed:
 *
 *   0 nothing: it is a hit and counts everywhere │ k only the filters of facet k: it counts only there │ 255 more: out
 *
 * The counters see the rows selected from them: the hits or, for the facet k, the hits and those that failed only it.
 */
export class Block {
  static readonly rowsAtATime = BLOCK_ROWS
  readonly capacity: number
  /** What filters look at: segment rows, ascending, the group of each by its index in the segment, what it failed. */
  readonly candidates: Candidates
  readonly codes: Uint8Array
  candidateCount = 0
  /** What counters look at, likewise. */
  readonly rows: Uint32Array
  readonly groups: Uint32Array
  readonly scores: Float64Array
  /** Which of the block's groups the row belongs to: 0, 0, 1, 2, 2, 2, … */
  readonly slots: Uint32Array
  /** By slot: the group. */
  readonly slotGroups: Uint32Array
  /** Scratch by slot. */
  readonly bySlot: Int32Array
  /** Per group that is shown: index of its shown row. */
  readonly shown: Uint32Array
  /** Composite keys, one per row or per shown row. */
  readonly rowKeys: Float64Array
  readonly shownKeys: Float64Array
  /** 0, 1, 2, …: all rows, where a list of indices is asked. */
  readonly all: Uint32Array
  rowCount = 0
  groupCount = 0
  shownCount = 0

  constructor(largestGroup: number) {
    const capacity = BLOCK_ROWS + largestGroup
    this.capacity = capacity
    this.candidates = { rows: new Uint32Array(capacity), groups: new Uint32Array(capacity), scores: new Float64Array(capacity) }
    this.rows = new Uint32Array(capacity)
    this.groups = new Uint32Array(capacity)
    this.codes = new Uint8Array(capacity)
    this.scores = new Float64Array(capacity)
    this.slots = new Uint32Array(capacity)
    this.slotGroups = new Uint32Array(capacity)
    this.bySlot = new Int32Array(capacity)
    this.shown = new Uint32Array(capacity)
    this.rowKeys = new Float64Array(capacity)
    this.shownKeys = new Float64Array(capacity)
    this.all = Uint32Array.from({ length: capacity }, (_, i) => i)
  }
}

export interface Candidates {
  readonly rows: Uint32Array
  readonly groups: Uint32Array
  readonly scores: Float64Array
}

/** Rows to look at: a range, or an ascending list with or without scores. */
export type RowSource =
  | { readonly kind: 'range'; readonly start: number; readonly end: number }
  | { readonly kind: 'list'; readonly rows: Uint32Array; readonly scores: Float64Array | null }

export function sourceLength(source: RowSource): number {
  return source.kind === 'range' ? source.end - source.start : source.rows.length
}

/** Fills the candidates from position `from` of the source, whole groups; returns where the next block begins. */
export function fillBlock(block: Block, source: RowSource, from: number, groupOf: Uint32Array, dead: Uint8Array | null): number {
  const length = sourceLength(source)
  let to = Math.min(from + BLOCK_ROWS, length)
  const { codes } = block
  const { rows, groups, scores } = block.candidates
  if (source.kind === 'range') {
    const base = source.start
    while (to < length && groupOf[base + to] === groupOf[base + to - 1]) to++
    for (let i = from; i < to; i++) rows[i - from] = base + i
    groups.set(groupOf.subarray(base + from, base + to))
  } else {
    while (to < length && groupOf[source.rows[to]!] === groupOf[source.rows[to - 1]!]) to++
    rows.set(source.rows.subarray(from, to))
    for (let i = from; i < to; i++) groups[i - from] = groupOf[rows[i - from]!]!
    if (source.scores) scores.set(source.scores.subarray(from, to))
  }
  const count = to - from
  block.candidateCount = count
  if (dead) for (let i = 0; i < count; i++) codes[i] = dead[rows[i]!] === 0 ? 0 : DEAD
  else codes.fill(0, 0, count)
  return to
}

/** By code: 1 when a selection for facet `code` has the candidate, which failed nothing or only that facet. */
export function selectedCodes(code: number): Uint8Array {
  const selected = new Uint8Array(256)
  selected[0] = 1
  selected[code] = 1
  return selected
}

/** Selects candidates by their code, without branches (see markGroups); scores are moved only where there are any. */
export function selectRows(block: Block, selectedOf: Uint8Array, hasScores: boolean): void {
  const { codes, candidateCount, rows, groups } = block
  const { rows: fromRows, groups: fromGroups } = block.candidates
  let selected = 0
  for (let i = 0; i < candidateCount; i++) {
    rows[selected] = fromRows[i]!
    groups[selected] = fromGroups[i]!
    selected += selectedOf[codes[i]!]!
  }
  if (hasScores) selectScores(block, selectedOf)
  block.rowCount = selected
}

function selectScores({ codes, candidateCount, scores, candidates }: Block, selectedOf: Uint8Array): void {
  let selected = 0
  for (let i = 0; i < candidateCount; i++) {
    scores[selected] = candidates.scores[i]!
    selected += selectedOf[codes[i]!]!
  }
}

/** Selects all candidates. */
export function selectAll(block: Block, hasScores: boolean): void {
  const { rows, groups, scores } = block.candidates
  const count = block.candidateCount
  block.rows.set(rows.subarray(0, count))
  block.groups.set(groups.subarray(0, count))
  if (hasScores) block.scores.set(scores.subarray(0, count))
  block.rowCount = count
}

/**
 * Numbers the groups of the selected rows. Here and in the loops that follow, groups of one, two or more rows come in
 * no pattern, so that a branch on them is guessed wrong every third time and costs more than all the rest: they are
 * written without branches. (Ascending a < b: (a - b) >>> 31 is 1, else 0.)
 */
export function markGroups(block: Block): void {
  const { groups, slots, slotGroups, rowCount } = block
  block.groupCount = 0
  if (rowCount === 0) return
  let slot = 0
  let before = groups[0]!
  for (let i = 0; i < rowCount; i++) {
    const group = groups[i]!
    slot += (before - group) >>> 31
    before = group
    slots[i] = slot
    slotGroups[slot] = group
  }
  block.groupCount = slot + 1
}

/** Where the stored values of the rows are, per row: by row, or by group. */
export function indicesOf(block: Pick<Candidates, 'rows' | 'groups'>, level: Level): Uint32Array {
  return level === 'row' ? block.rows : block.groups
}
