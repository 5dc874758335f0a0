import { bring, dataRooms, loops, placesAt } from '../kernel/kernel.ts'
import type { Segment } from '../segment/segment.ts'
import { OUT, type Block } from './block.ts'

/** Makes the groups of a block of a range the candidates of another block; none but `dead` ones (by row) has failed anything yet. */
export function fillFromRows(
  groups: Block,
  { candidates: { base }, candidateCount }: Block,
  { groupOf, groupStarts }: Segment,
  dead: Uint8Array | null,
): void {
  const first = groupOf[base]!
  const { failed } = groups
  groups.candidates.takeRange(first, 'group')
  groups.candidateCount = groupOf[base + candidateCount - 1]! - first + 1
  if (dead) for (let i = 0; i < groups.candidateCount; i++) failed[i] = -dead[groupStarts[first + i]!]!
  else failed.fill(0, 0, groups.candidateCount)
}

/** Leaves only the rows of groups that are not out as candidates, none of which has failed anything yet. */
export function keepGroups(
  rows: Block,
  { failed, candidates: { base }, candidateCount }: Block,
  groupStarts: Uint32Array,
): void {
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

/** Of one split: the groups in which a row failed other than the row before it, some of them more than once. */
export interface Uneven {
  readonly groups: Int32Array
  readonly count: number
}

/**
 * Most groups have one row, or rows that all fail the same: those are answered as groups, the candidates of another block. What is left
 * are the rows of uneven ones (`keepUneven`), which have failed nothing as groups yet.
 *
 *   rows failed     0   0 0   b   0 b   b b        groups   0   0   b   0   b        uneven   the fourth
 */
export function splitGroups(rows: Block, groups: Block, { groupOf }: Segment): Uneven {
  const {
    candidates: { base },
    candidateCount: count,
  } = rows
  const first = groupOf[base]!
  const [own, uneven] = dataRooms
  bring(own!, groupOf, base, base + count, 1)
  own!.numbers[0] = NO_GROUP
  own!.numbers.fill(NO_GROUP, count + 1, count + 6)
  rows.failed.fill(0, count, count + 4)
  const end = loops.split(
    own!.at,
    rows.rooms!.failed.at - 4,
    groups.rooms!.failed.at,
    uneven!.at,
    (count + 3) >> 2,
    placesAt,
  )
  groups.candidates.takeRange(first, 'group')
  groups.candidateCount = groupOf[base + count - 1]! - first + 1
  groups.slots.set(uneven!.numbers.subarray(0, (end - uneven!.at) >> 2))
  const found = { groups: groups.slots, count: (end - uneven!.at) >> 2 }
  for (let at = 0; at < found.count; at++) groups.failed[found.groups[at]! - first] = 0
  return found
}

/** No row is of it. */
const NO_GROUP = -1

/** Leaves only rows of uneven groups as candidates, with what their group failed besides; as a group it is out. */
export function keepUneven(
  rows: Block,
  { failed: ofGroups, candidates }: Block,
  uneven: Uneven,
  groupStarts: Uint32Array,
): void {
  const { base } = rows.candidates
  const { failed } = rows
  const listed = rows.candidates.beginList()
  const { groups: listedGroups } = rows.candidates
  let count = 0
  for (let at = 0, before = NO_GROUP; at < uneven.count; at++) {
    const group = uneven.groups[at]!
    const own = ofGroups[group - candidates.base]!
    if (group === before || own === OUT) continue
    before = group
    ofGroups[group - candidates.base] = OUT
    const end = groupStarts[group + 1]!
    for (let row = groupStarts[group]!; row < end; row++) {
      listed[count] = row
      listedGroups[count] = group
      failed[count++] = failed[row - base]! | own
    }
  }
  rows.candidateCount = count
}
