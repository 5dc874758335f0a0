import type { NumberArray } from '../segment/segment.ts'
import type { Cluster } from './cluster.ts'
import type { BitField, ColumnLayout, Level, WordLayout } from './layout.ts'
import { ABSENT, type RawColumn } from './raw-column.ts'

/** "No value" in 8-bit columns of integers, in 16-bit ones of integers and ranges; in 32-bit ones it is ABSENT. */
const ABSENT_8 = 0xff
const ABSENT_16 = 0xffff

/** What stands for "no value": beyond the highest of an enum, so that it can index a table; else as above. */
export function absentValue({ kind, max }: Pick<ColumnLayout, 'kind' | 'max'>): number {
  if (kind === 'enum') return max + 1
  if (kind === 'integer' && max < ABSENT_8) return ABSENT_8
  return max < ABSENT_16 ? ABSENT_16 : ABSENT
}

interface Stored {
  readonly start: number
  readonly end: number
  readonly level: Level
}

/** Where the stored rows begin, counted in rows or groups. */
export function firstIndex({ start, end, level }: Stored, { groupOf }: { readonly groupOf: Uint32Array | Int32Array }): number {
  if (start === end) return 0
  return level === 'row' ? start : groupOf[start]!
}

/** How many values are stored. */
export function storedLength({ start, end, level }: Stored, { groupOf }: { readonly groupOf: Uint32Array | Int32Array }): number {
  return level === 'row' || start === end ? end - start : groupOf[end - 1]! - groupOf[start]! + 1
}

function firstRows({ rows, groupStarts }: Pick<Cluster, 'rows' | 'groupStarts'>): Uint32Array {
  const first = new Uint32Array(groupStarts.length - 1)
  for (let group = 0; group < first.length; group++) first[group] = rows[groupStarts[group]!]!
  return first
}

/** Do all rows of every group have the same value? */
export function levelOf(raw: RawColumn, rows: Uint32Array, groupOf: Uint32Array, start: number, end: number): Level {
  for (let at = start + 1; at < end; at++) if (groupOf[at] === groupOf[at - 1] && !isSame(raw, rows[at]!, rows[at - 1]!)) return 'row'
  return 'group'
}

function isSame(raw: RawColumn, a: number, b: number): boolean {
  const { spec, first, second } = raw
  if (spec.kind !== 'list') return first.values[a] === first.values[b] && (spec.kind !== 'range' || second.values[a] === second.values[b])
  const ids = (row: number) => second.values.slice(listStart(raw, row), first.values[row]).sort()
  const [own, other] = [ids(a), ids(b)]
  return own.length === other.length && own.every((id, i) => id === other[i])
}

/** Highest value of the rows, and whether one of them is unknown. Bitmask: the highest id; range: the highest end. */
export function columnFacts(raw: RawColumn, rows: Uint32Array): { max: number; hasUnknown: boolean } {
  let max = -1
  let hasUnknown = false
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    if (isUnknown(raw, row)) hasUnknown = true
    else max = Math.max(max, highest(raw, row))
  }
  return { max, hasUnknown }
}

function highest(raw: RawColumn, row: number): number {
  const { spec, first, second } = raw
  switch (spec.kind) {
    case 'range':
      return second.values[row]!
    case 'bitmask':
      return 31 - Math.clz32(first.values[row]!)
    case 'list': {
      let max = -1
      for (let at = listStart(raw, row); at < first.values[row]!; at++) max = Math.max(max, second.values[at]!)
      return max
    }
    default:
      return first.values[row]!
  }
}

function isUnknown({ spec, first }: RawColumn, row: number): boolean {
  if (spec.kind === 'bitmask') return first.values[row] === 0
  if (spec.kind === 'list') return first.values[row] === (row === 0 ? 0 : first.values[row - 1])
  return first.values[row] === ABSENT
}

export function listStart({ first }: RawColumn, row: number): number {
  return row === 0 ? 0 : first.values[row - 1]!
}

/** The arrays of all columns in segment order, under `col:…`, `low:…`, `high:…`, `list:…`, `listAt:…` and `word:…`. */
export function packColumns(
  raws: readonly RawColumn[],
  layout: { readonly columns: readonly ColumnLayout[]; readonly words: readonly WordLayout[] },
  cluster: Pick<Cluster, 'rows' | 'groupOf' | 'groupStarts'>,
): Record<string, NumberArray> {
  const stored = { row: cluster.rows, group: firstRows(cluster) }
  const arrays: Record<string, NumberArray> = {}
  const words = layout.words.map((word) => new Int32Array(storedLength(word, cluster)))
  words.forEach((word, i) => (arrays[`word:${i}`] = word))
  layout.columns.forEach((column, i) => {
    const raw = raws[i]!
    const from = firstIndex(column, cluster)
    const own = stored[column.level].subarray(from, from + storedLength(column, cluster))
    if (column.unknown) packUnknown(words, column.unknown, raw, own)
    switch (column.storage) {
      case 'packed':
        packSet(words, column.field!, raw, own)
        break
      case 'numbers':
        arrays[`col:${column.name}`] = packNumbers(raw.first.values, own, column)
        break
      case 'range':
        arrays[`low:${column.name}`] = packNumbers(raw.first.values, own, column)
        arrays[`high:${column.name}`] = packNumbers(raw.second.values, own, column)
        break
      case 'list':
        Object.assign(arrays, packList(column.name, raw, own))
    }
  })
  return arrays
}

function packUnknown(words: readonly Int32Array[], { word, shift }: BitField, raw: RawColumn, rows: Uint32Array): void {
  const data = words[word]!
  for (let i = 0; i < rows.length; i++) if (isUnknown(raw, rows[i]!)) data[i]! |= 1 << shift
}

function packSet(words: readonly Int32Array[], { word, shift }: BitField, raw: RawColumn, rows: Uint32Array): void {
  const data = words[word]!
  const isEnum = raw.spec.kind === 'enum'
  for (let i = 0; i < rows.length; i++) {
    const value = raw.first.values[rows[i]!]!
    if (isEnum && value === ABSENT) continue
    data[i]! |= (isEnum ? 1 << value : value) << shift
  }
}

/** As few bits as leave room for "no value". Enums and ranges have 16 at least: what counts them sees two widths, not three. */
function packNumbers(values: Int32Array | Float64Array, rows: Uint32Array, column: ColumnLayout): StoredNumbers {
  const absent = absentValue(column)
  const packed = emptyNumbers(column, rows.length)
  for (let i = 0; i < rows.length; i++) {
    const value = values[rows[i]!]!
    packed[i] = value === ABSENT ? absent : value
  }
  return packed
}

/** Numbers of a column as they are stored. */
export type StoredNumbers = Uint8Array | Uint16Array | Int32Array

function emptyNumbers({ kind, max }: ColumnLayout, length: number): StoredNumbers {
  if (kind === 'integer' && max < ABSENT_8) return new Uint8Array(length)
  return max < ABSENT_16 ? new Uint16Array(length) : new Int32Array(length)
}

function packList(name: string, raw: RawColumn, rows: Uint32Array): Record<string, NumberArray> {
  const starts = new Uint32Array(rows.length + 1)
  for (let i = 0; i < rows.length; i++) starts[i + 1] = starts[i]! + raw.first.values[rows[i]!]! - listStart(raw, rows[i]!)
  const values = new Uint16Array(starts[rows.length]!)
  for (let i = 0; i < rows.length; i++) {
    const from = listStart(raw, rows[i]!)
    values.set(raw.second.values.subarray(from, raw.first.values[rows[i]!]!), starts[i]!)
    values.subarray(starts[i]!, starts[i + 1]!).sort()
  }
  return { [`list:${name}`]: values, [`listAt:${name}`]: starts }
}
