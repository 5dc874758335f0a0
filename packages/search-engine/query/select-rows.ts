import { loops, maskRoom, placesAt, rowGroupsRoom, type BlockRooms } from '../kernel/kernel.ts'
import { OUT, type Block } from './block.ts'

/** Selects the candidates, whose groups have been read, that failed nothing but, at most, the facet of bit `allowed`; numbers their groups. */
export function selectRows(block: Block, allowed: number, hasScores: boolean): void {
  block.rowCount = 0
  block.groupCount = 0
  if (block.candidateCount === 0) return
  if (hasScores) selectScores(block, ~allowed)
  const count = block.rooms ? selectNear(block, block.rooms, ~allowed) : selectFar(block, ~allowed)
  block.rowCount = count
  block.groupCount = count > 0 ? block.slots[count - 1]! + 1 : 0
}

function selectNear(
  { failed, candidateCount, candidates: { indices, base }, all }: Block,
  rooms: BlockRooms,
  others: number,
): number {
  failed.fill(OUT, candidateCount, candidateCount + 3)
  const fours = (candidateCount + 3) >> 2
  const { listed, listedGroups, rows, slots, groups } = rooms
  if (indices === all) for (let i = 0; i < candidateCount; i++) listed.numbers[i] = base + i
  const end = loops.selectRows(
    rooms.failed.at,
    listed.at,
    listedGroups.at,
    rows.at,
    rowGroupsRoom.at + 4,
    fours,
    others,
    placesAt,
  )
  const count = (end - rows.at) >> 2
  if (count > 0) loops.number(rowGroupsRoom.at, slots.at, groups.at, (count + 3) >> 2, placesAt)
  return count
}

/**
 * The same where groups are too large for the kernel. Here and in the loops that follow, what passes, and groups of one, two or more rows,
 * come in no pattern, so that a branch on them is guessed wrong every third time and costs more than all the rest: they are written
 * without branches. ((x | -x) >> 31 is all bits, 0 for x = 0; ascending a < b: (a - b) >> 31 is all bits, else 0.)
 */
function selectFar(
  { failed, candidateCount, rows, slots, slotGroups, candidates: { indices, base, groups } }: Block,
  others: number,
): number {
  let count = 0
  let slot = -1
  let before = -1
  for (let i = 0; i < candidateCount; i++) {
    const bits = failed[i]! & others
    const isOut = (bits | -bits) >> 31
    const group = groups[i]!
    const begins = ~isOut & ((before - group) >> 31)
    rows[count] = indices[i]! + base
    slot -= begins
    before += (group - before) & begins
    slots[count] = slot
    slotGroups[Math.max(0, slot)] = before
    count -= ~isOut
  }
  return count
}

function selectScores({ failed, candidateCount, scores, candidates }: Block, others: number): void {
  let count = 0
  for (let i = 0; i < candidateCount; i++) {
    const bits = failed[i]! & others
    scores[count] = candidates.scores[i]!
    count -= ~((bits | -bits) >> 31)
  }
}

/** The same where the candidates are groups: all rows of a group are selected, or none. The kernel leaves a mask of them, too. */
export function selectGroups(block: Block, allowed: number): void {
  const {
    failed,
    candidateCount,
    rooms,
    candidates: { base },
  } = block
  const { groups } = rooms!
  block.allowed = allowed
  block.groupCount = 0
  if (candidateCount === 0) return
  failed.fill(OUT, candidateCount, candidateCount + 3)
  const end = loops.select(
    rooms!.failed.at,
    maskRoom.at,
    groups.at,
    (candidateCount + 3) >> 2,
    ~allowed,
    base,
    placesAt,
  )
  block.groupCount = (end - groups.at) >> 2
}
