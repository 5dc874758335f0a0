import type { NumberArray } from '../segment/number-array.ts'
import type { ColumnLayout } from './layout.ts'
import { listStart, type OrderedColumn } from './ordered-column.ts'
import { ABSENT } from './raw-column.ts'

/** A value on more than one row in so many is found as quickly by a scan: it gets no list. */
const SCAN_SHARE = 8

/**
 * For each rarer value of an enum, bitmask or list column, its rows in ascending order: what pages of one shop, one
 * brand or one flag read instead of the whole catalogue. Under `lists:…`, `listStarts:…`, `listed:…`.
 */
export function listRows(layout: ColumnLayout, column: OrderedColumn): Record<string, NumberArray> {
  const values = layout.max + 1
  const rowCount = column.first.length
  /** One more for rows without a value, so that no loop has to ask. */
  const counts = new Uint32Array(values + 1)
  countRows(column, counts)
  const isListed = Uint8Array.from(counts.subarray(0, values), (count): number =>
    count * SCAN_SHARE <= rowCount ? 1 : 0,
  )
  const starts = new Uint32Array(values + 1)
  for (let value = 0; value < values; value++)
    starts[value + 1] = starts[value]! + (isListed[value] ? counts[value]! : 0)
  const lists = new Uint32Array(starts[values]!)
  writeRows(column, isListed, starts.slice(), lists)
  return { [`lists:${layout.name}`]: lists, [`listStarts:${layout.name}`]: starts, [`listed:${layout.name}`]: isListed }
}

function countRows({ spec, first, second }: OrderedColumn, counts: Uint32Array): void {
  if (spec.kind === 'enum')
    for (let row = 0; row < first.length; row++) counts[first[row] === ABSENT ? counts.length - 1 : first[row]!]!++
  else if (spec.kind === 'list') for (let i = 0; i < second.length; i++) counts[second[i]!]!++
  else
    for (let row = 0; row < first.length; row++)
      for (let bits = first[row]!; bits !== 0; bits &= bits - 1) counts[lowestBit(bits)]!++
}

/** `next`: where each value's next row goes. */
function writeRows(
  { spec, first, second }: OrderedColumn,
  isListed: Uint8Array,
  next: Uint32Array,
  lists: Uint32Array,
): void {
  for (let row = 0; row < first.length; row++) {
    if (spec.kind === 'enum') {
      if (first[row] !== ABSENT && isListed[first[row]!]) lists[next[first[row]!]!++] = row
    } else if (spec.kind === 'list') {
      for (let i = listStart(first, row); i < first[row]!; i++)
        if (isListed[second[i]!]) lists[next[second[i]!]!++] = row
    } else
      for (let bits = first[row]!; bits !== 0; bits &= bits - 1)
        if (isListed[lowestBit(bits)]) lists[next[lowestBit(bits)]!++] = row
  }
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}
