import type { Level } from '../build/layout.ts'
import { blockRooms, ROOM_NUMBERS, type BlockRooms } from '../kernel/kernel.ts'
import type { RowFilter } from '../plan/plan.ts'

/** Rows handled at a time: few enough to stay in the processor's nearest caches, with all that is worked out about them. */
const BLOCK_ROWS = 2048

/** Histograms of the largest plans that are kept room for. */
const LENT_KEPT = 2

/** All bits: this row is out, whatever facet asks. */
export const OUT = -1

/**
 * Scratch for one block of rows. A block holds whole groups. Per candidate a bit for each facet of which it failed a filter:
 *
 *   0 nothing: it is a hit and counts everywhere │ 1 << k only facet k: it counts only there │ more: out, like OUT
 *
 * The counters see the rows selected from them: the hits or, for the facet k, the hits and those that failed only it.
 * Rows and groups are signed numbers of 32 bits: unsigned ones cost the loops a check each.
 */
export class Block {
  static readonly rowsAtATime = BLOCK_ROWS
  readonly capacity: number
  /** What filters look at. */
  readonly candidates: Candidates
  readonly failed: Int32Array
  candidateCount = 0
  /** What counters look at: segment rows, ascending, their scores. */
  readonly rows: Int32Array
  readonly scores: Float64Array
  /** Which of the block's groups the row belongs to: 0, 0, 1, 2, 2, 2, … */
  readonly slots: Int32Array
  /** By slot: the group, by its index in the segment. */
  readonly slotGroups: Int32Array
  /** Scratch by slot, by row. */
  readonly bySlot: Int32Array
  readonly values: Int32Array
  /** By slot: index of the group's shown row, the row itself, its score. */
  readonly shown: Int32Array
  readonly shownRows: Int32Array
  readonly shownScores: Float64Array
  /** Composite keys, by row and by slot. */
  readonly rowKeys: Float64Array
  readonly shownKeys: Float64Array
  /** 0, 1, 2, …: all, where a list of indices is asked. */
  readonly all: Int32Array
  rowCount = 0
  groupCount = 0
  /** Where the candidates are groups: the facet that a selected one may have failed. */
  allowed = 0
  /** Where `failed`, `rows` and `slotGroups` are in the kernel's memory; null when groups are too large for that. */
  readonly rooms: BlockRooms | null
  /** Whether a scan with scores has left some. */
  hasScores = false

  /** Room for values of all groups, lent until the next search: made anew, its pages cost more than what is done with them. */
  readonly #lent: Int32Array[] = []
  #lentCount = 0
  #groups: Block | null = null

  /** `level`: what its candidates are at most; blocks of the same share their rooms, because scans never meet. */
  constructor(largestGroup: number, level: Level = 'row') {
    const capacity = BLOCK_ROWS + largestGroup
    const numbers = () => new Int32Array(capacity)
    const keys = () => new Float64Array(capacity)
    this.capacity = capacity
    this.rooms = capacity <= ROOM_NUMBERS ? blockRooms[level === 'row' ? 0 : 1]! : null
    this.all = numbers().map((_, i) => i)
    this.candidates = new Candidates(
      this.all,
      this.rooms?.listed.numbers ?? numbers(),
      this.rooms?.listedGroups.numbers ?? numbers(),
    )
    this.failed = this.rooms?.failed.numbers ?? numbers()
    this.rows = this.rooms?.rows.numbers ?? numbers()
    this.scores = keys()
    this.slots = this.rooms?.slots.numbers ?? numbers()
    this.slotGroups = this.rooms?.groups.numbers ?? numbers()
    this.bySlot = numbers()
    this.values = numbers()
    this.shown = numbers()
    this.shownRows = numbers()
    this.shownScores = keys()
    this.rowKeys = keys()
    this.shownKeys = keys()
  }

  clearScores(): void {
    if (!this.hasScores) return
    this.scores.fill(0)
    this.shownScores.fill(0)
    this.hasScores = false
  }

  /** Scratch for the block's groups, where those are looked at beside its rows. */
  get groups(): Block {
    return (this.#groups ??= new Block(this.capacity - BLOCK_ROWS, 'group'))
  }

  /** Room for so many numbers, of any content, until `takeBack`. */
  takeNumbers(length: number): Int32Array {
    const at = this.#lentCount++
    const room = this.#lent[at]
    if (room && room.length >= length) return room
    return (this.#lent[at] = new Int32Array(length))
  }

  /** What was lent may be lent again; of more than a few only the first are kept. */
  takeBack(): void {
    this.#lentCount = 0
    if (this.#lent.length > LENT_KEPT) this.#lent.length = LENT_KEPT
  }

  get bytes(): number {
    return this.#lent.reduce((sum, { byteLength }) => sum + byteLength, 0)
  }
}

/** Rows that filters look at, ascending: row i is indices[i] + base, so that those of a range need not be written down. */
class Candidates {
  readonly #all: Int32Array
  readonly #listed: Int32Array
  /** Of rows: the group of each. */
  readonly groups: Int32Array
  readonly scores: Float64Array
  indices: Int32Array
  base = 0
  /** What `indices` are: rows or, where filters keep or drop whole groups, groups. */
  level: Level = 'row'

  constructor(all: Int32Array, listed: Int32Array, groups: Int32Array) {
    this.#all = all
    this.#listed = listed
    this.indices = all
    this.groups = groups
    this.scores = new Float64Array(all.length)
  }

  takeRange(first: number, level: Level): void {
    this.indices = this.#all
    this.base = first
    this.level = level
  }

  takeList(rows: Uint32Array): void {
    this.beginList().set(rows)
  }

  /** Room for a list of rows, to be written. */
  beginList(): Int32Array {
    this.indices = this.#listed
    this.base = 0
    this.level = 'row'
    return this.#listed
  }
}

/** Rows to look at: a range, or an ascending list with or without scores; `passed`: the plan's filter that made the list. */
export type RowSource =
  | { readonly kind: 'range'; readonly start: number; readonly end: number }
  | {
      readonly kind: 'list'
      readonly rows: Uint32Array
      readonly scores: Float64Array | null
      readonly passed?: RowFilter
    }

export function sourceLength(source: RowSource): number {
  return source.kind === 'range' ? source.end - source.start : source.rows.length
}

/** Fills the candidates from position `from` of the source, whole groups; returns where the next block begins. */
export function fillBlock(
  block: Block,
  source: RowSource,
  from: number,
  groupOf: Int32Array,
  dead: Uint8Array | null,
): number {
  const length = sourceLength(source)
  let to = Math.min(from + BLOCK_ROWS, length)
  const { candidates } = block
  if (source.kind === 'range') {
    const { start } = source
    while (to < length && groupOf[start + to] === groupOf[start + to - 1]) to++
    candidates.takeRange(start + from, 'row')
  } else {
    while (to < length && groupOf[source.rows[to]!] === groupOf[source.rows[to - 1]!]) to++
    candidates.takeList(source.rows.subarray(from, to))
    if (source.scores) candidates.scores.set(source.scores.subarray(from, to))
  }
  block.candidateCount = to - from
  block.failed.fill(0, 0, to - from)
  if (dead) leaveOut(block, dead)
  return to
}

/** Fills the candidates with groups from `from` on, at most up to `end`; `dead` is by row. Returns where the next block begins. */
export function fillGroups(
  block: Block,
  from: number,
  end: number,
  groupStarts: Uint32Array,
  dead: Uint8Array | null,
): number {
  const to = Math.min(from + BLOCK_ROWS, end)
  const { failed } = block
  block.candidates.takeRange(from, 'group')
  block.candidateCount = to - from
  if (dead) for (let i = 0; i < to - from; i++) failed[i] = -dead[groupStarts[from + i]!]!
  else failed.fill(0, 0, to - from)
  return to
}

/** Of candidates that are rows the group of each. */
export function readGroups(
  { candidates: { indices, base, groups }, candidateCount, all }: Block,
  groupOf: Int32Array,
): void {
  if (indices === all) groups.set(groupOf.subarray(base, base + candidateCount))
  else for (let i = 0; i < candidateCount; i++) groups[i] = groupOf[indices[i]!]!
}

function leaveOut({ candidates: { indices, base }, candidateCount, failed }: Block, dead: Uint8Array): void {
  for (let i = 0; i < candidateCount; i++) failed[i] = -dead[indices[i]! + base]!
}
