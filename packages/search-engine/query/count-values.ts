import { lowerBound } from '../segment/segment.ts'
import type { Block } from './block.ts'
import type { ListData, NumberData } from './stored-data.ts'
import type { LaterValues } from './whole-groups.ts'

/** Counts groups per value; a value that several rows of a group have is counted once, by the group that saw it last. */
export interface ValueCounter {
  count(block: Block): void
  /** Groups per value. */
  finish(): Int32Array
}

/** For an enum of many ids: one number a row. `sums`: what is added to; one place more than values, for "no value". */
export function enumCounter(
  numbers: NumberData,
  max: number,
  sums: Int32Array = new Int32Array(max + 2),
): ValueCounter {
  const lastGroup = new Int32Array(numbers.level === 'row' ? max + 2 : 0)
  let groups = 0
  const without = sums[max + 1]!
  return {
    /** "No value" here is a value in a segment with higher ones. */
    finish() {
      sums[max + 1] = without
      return sums
    },
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
function countRows(
  { rows, slots, rowCount }: Block,
  { data, offset }: NumberData,
  sums: Int32Array,
  lastGroup: Int32Array,
  groupsBefore: number,
): void {
  for (let i = 0; i < rowCount; i++) {
    const value = data[rows[i]! - offset]!
    const group = groupsBefore + slots[i]! + 1
    sums[value]! += (lastGroup[value]! - group) >>> 31
    lastGroup[value] = group
  }
}

/**
 * For an enum that is stored by row, where the candidates are groups: the value of each group's first row, then those that
 * its other rows add.
 */
export function wholeGroupCounter(
  numbers: NumberData,
  groupStarts: Uint32Array,
  later: LaterValues,
  max: number,
  sums: Int32Array = new Int32Array(max + 2),
): ValueCounter {
  const without = sums[max + 1]!
  return {
    finish() {
      sums[max + 1] = without
      return sums
    },
    count(block) {
      const { slotGroups, groupCount } = block
      const { data, offset } = numbers
      for (let slot = 0; slot < groupCount; slot++) sums[data[groupStarts[slotGroups[slot]!]! - offset]!]!++
      countLater(block, later, sums)
    },
  }
}

function countLater(
  { failed, allowed, candidateCount, candidates: { base } }: Block,
  { groups, values }: LaterValues,
  sums: Int32Array,
): void {
  const others = ~allowed
  const end = lowerBound(groups, base + candidateCount)
  for (let at = lowerBound(groups, base, 0, end); at < end; at++) {
    const bits = failed[groups[at]! - base]! & others
    sums[values[at]!]! -= ~((bits | -bits) >> 31)
  }
}

/** For an enum of which a filter lets one value pass: it is that of every group. */
export function onlyValueCounter(value: number, max: number): ValueCounter {
  const counts = new Int32Array(max + 1)
  return {
    finish: () => counts,
    count({ groupCount }) {
      if (value <= max) counts[value]! += groupCount
    },
  }
}

/** For sets of any size. */
export function listCounter(lists: ListData, max: number): ValueCounter {
  const counts = new Int32Array(max + 1)
  const lastGroup = new Int32Array(max + 1)
  let groups = 0
  return {
    finish: () => counts,
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
