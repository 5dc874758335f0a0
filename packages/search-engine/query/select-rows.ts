import { loops, maskRoom, placesAt } from '../kernel/kernel.ts'
import { OUT, type Block } from './block.ts'

/**
 * Selects the candidates that failed nothing but, at most, the facet of bit `allowed`. Here and in the loops that follow,
 * what passes, and groups of one, two or more rows, come in no pattern, so that a branch on them is guessed wrong every
 * third time and costs more than all the rest: they are written without branches. ((x | -x) >> 31 is all bits, 0 for x = 0.)
 */
export function selectRows(block: Block, allowed: number, groupOf: Int32Array, hasScores: boolean): void {
  const { failed, candidateCount, rows } = block
  const { indices, base } = block.candidates
  const others = ~allowed
  let count = 0
  for (let i = 0; i < candidateCount; i++) {
    const bits = failed[i]! & others
    rows[count] = indices[i]! + base
    count -= ~((bits | -bits) >> 31)
  }
  block.rowCount = count
  if (hasScores) selectScores(block, others)
  markGroups(block, groupOf)
}

function selectScores({ failed, candidateCount, scores, candidates }: Block, others: number): void {
  let count = 0
  for (let i = 0; i < candidateCount; i++) {
    const bits = failed[i]! & others
    scores[count] = candidates.scores[i]!
    count -= ~((bits | -bits) >> 31)
  }
}

/** Numbers the groups of the selected rows. (Ascending a < b: (a - b) >> 31 is all bits, else 0.) */
function markGroups(block: Block, groupOf: Int32Array): void {
  const { rows, slots, slotGroups, rowCount } = block
  block.groupCount = 0
  if (rowCount === 0) return
  let slot = 0
  let before = groupOf[rows[0]!]!
  for (let i = 0; i < rowCount; i++) {
    const group = groupOf[rows[i]!]!
    slot -= (before - group) >> 31
    before = group
    slots[i] = slot
    slotGroups[slot] = group
  }
  block.groupCount = slot + 1
}

/** The same where the candidates are groups: all rows of a group are selected, or none. The kernel leaves a mask of them, too. */
export function selectGroups(block: Block, allowed: number): void {
  const { failed, candidateCount, rooms, candidates: { base } } = block
  const { groups } = rooms!
  block.allowed = allowed
  block.groupCount = 0
  if (candidateCount === 0) return
  failed.fill(OUT, candidateCount, candidateCount + 3)
  const end = loops.select(rooms!.failed.at, maskRoom.at, groups.at, (candidateCount + 3) >> 2, ~allowed, base, placesAt)
  block.groupCount = (end - groups.at) >> 2
}

/** Selects all candidates of a list. */
export function selectList(block: Block, groupOf: Int32Array, hasScores: boolean): void {
  const { candidateCount: count, candidates } = block
  block.rows.set(candidates.indices.subarray(0, count))
  if (hasScores) block.scores.set(candidates.scores.subarray(0, count))
  block.rowCount = count
  markGroups(block, groupOf)
}

/** Selects all candidates of a range: all rows of some neighbouring groups. */
export function selectRange(block: Block, groupOf: Int32Array): void {
  const { candidateCount: count, rows, slots, slotGroups, candidates } = block
  const { base } = candidates
  const first = groupOf[base]!
  for (let i = 0; i < count; i++) {
    rows[i] = base + i
    slots[i] = groupOf[base + i]! - first
  }
  block.rowCount = count
  block.groupCount = groupOf[base + count - 1]! - first + 1
  for (let slot = 0; slot < block.groupCount; slot++) slotGroups[slot] = first + slot
}
