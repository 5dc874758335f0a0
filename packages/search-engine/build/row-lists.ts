import type { NumberArray } from '../segment/segment.ts'
import type { ColumnLayout } from './layout.ts'
import { listStart } from './pack-columns.ts'
import { ABSENT, type RawColumn } from './raw-column.ts'

/** A value on more than one row in so many is found as quickly by a scan: it gets no list. */
const SCAN_SHARE = 8

/**
 * For each rarer value of the enum, bitmask and list columns, its rows in ascending order: what pages of one shop, one
 * brand or one flag read instead of the whole catalogue. Under `lists:…`, `listStarts:…`, `listed:…`.
 */
export function listRows(raws: readonly RawColumn[], columns: readonly ColumnLayout[], rows: Uint32Array): Record<string, NumberArray> {
  const arrays: Record<string, NumberArray> = {}
  columns.forEach((column, i) => {
    if (column.hasRowLists) Object.assign(arrays, listsOf(column, raws[i]!, rows))
  })
  return arrays
}

function listsOf(column: ColumnLayout, raw: RawColumn, rows: Uint32Array): Record<string, NumberArray> {
  const values = column.max + 1
  const counts = new Uint32Array(values)
  eachValue(raw, rows, (value) => counts[value]!++)
  const isListed = Uint8Array.from(counts, (count): number => (count * SCAN_SHARE <= rows.length ? 1 : 0))
  const starts = new Uint32Array(values + 1)
  for (let value = 0; value < values; value++) starts[value + 1] = starts[value]! + (isListed[value] ? counts[value]! : 0)
  const lists = new Uint32Array(starts[values]!)
  const next = starts.slice()
  eachValue(raw, rows, (value, at) => {
    if (isListed[value]) lists[next[value]!++] = at
  })
  return { [`lists:${column.name}`]: lists, [`listStarts:${column.name}`]: starts, [`listed:${column.name}`]: isListed }
}

function eachValue(raw: RawColumn, rows: Uint32Array, visit: (value: number, at: number) => void): void {
  const first = raw.first.values
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    switch (raw.spec.kind) {
      case 'enum':
        if (first[row] !== ABSENT) visit(first[row]!, at)
        break
      case 'bitmask':
        for (let bits = first[row]!; bits !== 0; bits &= bits - 1) visit(31 - Math.clz32(bits & -bits), at)
        break
      case 'list':
        for (let i = listStart(raw, row); i < first[row]!; i++) visit(raw.second.values[i]!, at)
    }
  }
}
