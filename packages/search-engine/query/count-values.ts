import type { Block } from './block.ts'
import type { ListData, NumberData } from './stored-data.ts'

/** Counts groups per value; a value that several rows of a group have is counted once, by the group that saw it last. */
export interface ValueCounter {
  readonly counts: Int32Array
  count(block: Block): void
}

/** For an enum of many ids: one number a row. */
export function enumCounter(numbers: NumberData, max: number): ValueCounter {
  /** One place more, for "no value". */
  const sums = new Int32Array(max + 2)
  const lastGroup = new Int32Array(numbers.level === 'row' ? max + 2 : 0)
  let groups = 0
  return {
    counts: sums.subarray(0, max + 1),
    count(block) {
      if (numbers.level === 'group') return countGroups(block, numbers, sums)
      countRows(block, numbers, sums, lastGroup, groups)
      groups += block.groupCount
    },
  }
}

function countGroups({ slotGroups, groupCount }: Block, { data, offset }: NumberData, sums: Int32Array): void {
  for (let slot = 0; slot < groupCount; slot++) sums[data[slotGroups[slot]! - offset]!]!++
}

/** Without branches on rows and groups, see selectRows. */
function countRows({ rows, slots, rowCount }: Block, { data, offset }: NumberData, sums: Int32Array, lastGroup: Int32Array, groupsBefore: number): void {
  for (let i = 0; i < rowCount; i++) {
    const value = data[rows[i]! - offset]!
    const group = groupsBefore + slots[i]! + 1
    sums[value]! += (lastGroup[value]! - group) >>> 31
    lastGroup[value] = group
  }
}

/** For sets of any size. */
export function listCounter(lists: ListData, max: number): ValueCounter {
  const counts = new Int32Array(max + 1)
  const lastGroup = new Int32Array(max + 1)
  let groups = 0
  return {
    counts,
    count(block) {
      countList(block, lists, counts, lastGroup, groups)
      groups += block.groupCount
    },
  }
}

function countList(
  block: Block,
  { values, starts, level, offset }: ListData,
  counts: Int32Array,
  lastGroup: Int32Array,
  groupsBefore: number,
): void {
  const { rows, slots, slotGroups, all, rowCount, groupCount } = block
  const isByRow = level === 'row'
  const indices = isByRow ? rows : slotGroups
  const ownSlots = isByRow ? slots : all
  const count = isByRow ? rowCount : groupCount
  for (let i = 0; i < count; i++) {
    const group = groupsBefore + ownSlots[i]! + 1
    const index = indices[i]! - offset
    for (let at = starts[index]!; at < starts[index + 1]!; at++) {
      const value = values[at]!
      if (lastGroup[value] === group) continue
      lastGroup[value] = group
      counts[value]!++
    }
  }
}
