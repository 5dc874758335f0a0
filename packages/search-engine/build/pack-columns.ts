import type { NumberArray } from '../segment/number-array.ts'
import type { Cluster } from './cluster.ts'
import type { BitField, ColumnLayout, Level, WordLayout } from './layout.ts'
import { listStart, type OrderedColumn, pickRows } from './ordered-column.ts'
import type { Pieces } from './pieces.ts'
import { ABSENT } from './raw-column.ts'

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
export function firstIndex(
  { start, end, level }: Stored,
  { groupOf }: { readonly groupOf: Uint32Array | Int32Array },
): number {
  if (start === end) return 0
  return level === 'row' ? start : groupOf[start]!
}

/** How many values are stored. */
export function storedLength(
  { start, end, level }: Stored,
  { groupOf }: { readonly groupOf: Uint32Array | Int32Array },
): number {
  return level === 'row' || start === end ? end - start : groupOf[end - 1]! - groupOf[start]! + 1
}

/** The arrays of all columns, a piece each, in segment order, under `col:…`, `low:…`, `high:…`, `list:…`, `listAt:…` and `word:…`. */
export function* packColumns(
  layout: { readonly columns: readonly ColumnLayout[]; readonly words: readonly WordLayout[] },
  columns: readonly OrderedColumn[],
  cluster: Pick<Cluster, 'groupOf' | 'groupStarts'>,
): Pieces<Record<string, NumberArray>> {
  const arrays: Record<string, NumberArray> = {}
  const words = layout.words.map((word) => new Int32Array(storedLength(word, cluster)))
  words.forEach((word, i) => (arrays[`word:${i}`] = word))
  for (const [i, column] of layout.columns.entries()) {
    const own = column.level === 'row' ? columns[i]! : pickRows(columns[i]!, firstRows(column, cluster))
    if (column.unknown) packUnknown(words, column.unknown, own)
    Object.assign(arrays, packValues(words, column, own))
    yield
  }
  return arrays
}

/** The first row of each group that is stored, counted from the first row that is. */
function firstRows(column: ColumnLayout, cluster: Pick<Cluster, 'groupOf' | 'groupStarts'>): Uint32Array {
  const from = firstIndex(column, cluster)
  return cluster.groupStarts.slice(from, from + storedLength(column, cluster)).map((row) => row - column.start)
}

function packValues(
  words: readonly Int32Array[],
  column: ColumnLayout,
  own: OrderedColumn,
): Record<string, NumberArray> {
  switch (column.storage) {
    case 'packed':
      packSet(words, column.field!, own)
      return {}
    case 'numbers':
      return { [`col:${column.name}`]: packNumbers(own.first, column) }
    case 'range':
      return {
        [`low:${column.name}`]: packNumbers(own.first, column),
        [`high:${column.name}`]: packNumbers(own.second, column),
      }
    case 'list':
      return { [`list:${column.name}`]: new Uint16Array(own.second), [`listAt:${column.name}`]: startsOf(own.first) }
  }
}

function packUnknown(words: readonly Int32Array[], { word, shift }: BitField, { spec, first }: OrderedColumn): void {
  const data = words[word]!
  if (spec.kind === 'list')
    for (let i = 0; i < first.length; i++) data[i]! |= Number(first[i] === listStart(first, i)) << shift
  else {
    const unknown = spec.kind === 'bitmask' ? 0 : ABSENT
    for (let i = 0; i < first.length; i++) data[i]! |= Number(first[i] === unknown) << shift
  }
}

function packSet(words: readonly Int32Array[], { word, shift }: BitField, { spec, first }: OrderedColumn): void {
  const data = words[word]!
  if (spec.kind === 'bitmask') for (let i = 0; i < first.length; i++) data[i]! |= first[i]! << shift
  else for (let i = 0; i < first.length; i++) data[i]! |= (first[i] === ABSENT ? 0 : 1 << first[i]!) << shift
}

/** Numbers of a column as they are stored. */
export type StoredNumbers = Uint8Array | Uint16Array | Int32Array

/** As few bits as leave room for "no value". Enums and ranges have 16 at least: what counts them sees two widths, not three. */
function packNumbers(values: Int32Array, column: ColumnLayout): StoredNumbers {
  const { kind, max } = column
  if (kind === 'integer' && max < ABSENT_8) return new Uint8Array(values)
  // Of integers and ranges ABSENT becomes what stands for it by losing its upper bits.
  const packed = max < ABSENT_16 ? new Uint16Array(values) : values.slice()
  if (kind === 'enum') for (let i = 0; i < values.length; i++) if (values[i] === ABSENT) packed[i] = max + 1
  return packed
}

function startsOf(ends: Int32Array): Uint32Array {
  const starts = new Uint32Array(ends.length + 1)
  starts.set(ends, 1)
  return starts
}
