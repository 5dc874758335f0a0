import { indicesOf, type Block } from './block.ts'
import type { ListData, NumberData } from './stored-data.ts'

/** Counts groups per value; a value that several rows of a group have is counted once, by the group that saw it last. */
export interface ValueCounter {
  readonly counts: Int32Array
  count(block: Block): void
}

/** For an enum of many ids: one number a row. */
export function enumCounter(numbers: NumberData, max: number, code: number): ValueCounter {
  /** One place more, for "no value". */
  const sums = new Int32Array(max + 2)
  const lastGroup = new Int32Array(max + 2)
  const counting = countingCodes(code)
  let groups = 0
  return {
    counts: sums.subarray(0, max + 1),
    count(block) {
      if (numbers.level === 'group' && code === 0) return countHits(block, numbers, sums)
      countEnum(block, numbers, counting, sums, lastGroup, groups)
      groups += block.groupCount
    },
  }
}

/** Stored by group, and only rows of code 0 count. */
function countHits({ slotGroups, slotHits, groupCount }: Block, { data, offset }: NumberData, sums: Int32Array): void {
  for (let slot = 0; slot < groupCount; slot++) sums[data[slotGroups[slot]! - offset]!]! -= slotHits[slot]!
}

/** By code: 1 where the row counts, else 0. */
function countingCodes(code: number): Uint8Array {
  const counting = new Uint8Array(256)
  counting[0] = 1
  counting[code] = 1
  return counting
}

/** Without branches on rows and groups, see markGroups. */
function countEnum(
  block: Block,
  { data, level, offset }: NumberData,
  counting: Uint8Array,
  sums: Int32Array,
  lastGroup: Int32Array,
  groupsBefore: number,
): void {
  const { codes, slots, rowCount } = block
  const indices = indicesOf(block, level)
  for (let i = 0; i < rowCount; i++) {
    const counts = counting[codes[i]!]!
    const value = data[indices[i]! - offset]!
    const group = groupsBefore + slots[i]! + 1
    const last = lastGroup[value]!
    sums[value]! += ((last - group) >>> 31) & counts
    lastGroup[value] = last + (group - last) * counts
  }
}

/** For sets of any size. */
export function listCounter(lists: ListData, max: number, code: number): ValueCounter {
  const counts = new Int32Array(max + 1)
  const lastGroup = new Int32Array(max + 1)
  let groups = 0
  return {
    counts,
    count(block) {
      countList(block, lists, code, counts, lastGroup, groups)
      groups += block.groupCount
    },
  }
}

function countList(
  block: Block,
  { values, starts, level, offset }: ListData,
  code: number,
  counts: Int32Array,
  lastGroup: Int32Array,
  groupsBefore: number,
): void {
  const { codes, slots, rowCount } = block
  const indices = indicesOf(block, level)
  for (let i = 0; i < rowCount; i++) {
    const own = codes[i]!
    if (own !== 0 && own !== code) continue
    const group = groupsBefore + slots[i]! + 1
    const index = indices[i]! - offset
    for (let at = starts[index]!; at < starts[index + 1]!; at++) {
      const value = values[at]!
      if (lastGroup[value] === group) continue
      lastGroup[value] = group
      counts[value]!++
    }
  }
}
