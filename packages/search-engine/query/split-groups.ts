import type { Segment } from '../segment/segment.ts'
import { OUT, type Block } from './block.ts'

/** Makes the groups of a block of a range the candidates of another block; none but `dead` ones (by row) has failed anything yet. */
export function fillFromRows(groups: Block, { candidates: { base }, candidateCount }: Block, { groupOf, groupStarts }: Segment, dead: Uint8Array | null): void {
  const first = groupOf[base]!
  const { failed } = groups
  groups.candidates.takeRange(first, 'group')
  groups.candidateCount = groupOf[base + candidateCount - 1]! - first + 1
  if (dead) for (let i = 0; i < groups.candidateCount; i++) failed[i] = -dead[groupStarts[first + i]!]!
  else failed.fill(0, 0, groups.candidateCount)
}

/** Leaves only the rows of groups that are not out as candidates, none of which has failed anything yet. */
export function keepGroups(rows: Block, { failed, candidates: { base }, candidateCount }: Block, groupStarts: Uint32Array): void {
  const listed = rows.candidates.beginList()
  let count = 0
  for (let i = 0; i < candidateCount; i++) {
    if (failed[i] === OUT) continue
    const end = groupStarts[base + i + 1]!
    for (let row = groupStarts[base + i]!; row < end; row++) listed[count++] = row
  }
  rows.candidateCount = count
  rows.failed.fill(0, 0, count)
}

/**
 * Most groups have one row, or rows that all fail the same: those are answered as groups. What is left are the rows of uneven ones.
 *
 *   rows failed     0   0 0   b   0 b   b b        groups   0   0   b   OUT   b        rows left   0 b
 */
export function splitGroups(rows: Block, groups: Block, groupOf: Int32Array, groupStarts: Uint32Array): void {
  compareRows(rows, groups, groupOf)
  const uneven = takeUneven(groups)
  keepUneven(rows, groups, uneven, groupStarts)
}

/** Into `values` what the last row of each group failed, into `bySlot` the bits in which its rows differ. */
function compareRows({ failed, candidates: { base }, candidateCount }: Block, groups: Block, groupOf: Int32Array): void {
  const { values: own, bySlot: differ } = groups
  const first = groups.candidates.base
  differ.fill(0, 0, groups.candidateCount)
  let before = 0
  let groupBefore = -2
  for (let i = 0; i < candidateCount; i++) {
    const bits = failed[i]!
    const group = groupOf[base + i]!
    differ[group - first]! |= (bits ^ before) & ~((groupBefore - group) >> 31)
    own[group - first] = bits
    before = bits
    groupBefore = group
  }
}

/** Marks each group by its rows, uneven ones as out, and lists those in `slots`. */
function takeUneven({ failed, values: own, bySlot: differ, slots, candidateCount }: Block): number {
  let uneven = 0
  for (let i = 0; i < candidateCount; i++) {
    const isUneven = (differ[i]! | -differ[i]!) >> 31
    slots[uneven] = i
    uneven -= isUneven
    failed[i] = own[i]! | (isUneven & OUT)
  }
  return uneven
}

/** Leaves only rows of uneven groups as candidates. */
function keepUneven(rows: Block, { slots, candidates }: Block, uneven: number, groupStarts: Uint32Array): void {
  const { base } = rows.candidates
  const { failed } = rows
  const listed = rows.candidates.beginList()
  let count = 0
  for (let at = 0; at < uneven; at++) {
    const group = candidates.base + slots[at]!
    const end = groupStarts[group + 1]!
    for (let row = groupStarts[group]!; row < end; row++) {
      listed[count] = row
      failed[count++] = failed[row - base]!
    }
  }
  rows.candidateCount = count
}
