import type { NumberArray } from '../segment/segment.ts'
import type { BitField, ColumnLayout, WordLayout } from './layout.ts'
import { ABSENT, type RawColumn } from './raw-column.ts'

/** "No value" in 16-bit columns; in 32-bit ones it is ABSENT. */
export const ABSENT_16 = 0xffff

/** Highest value of the rows, and whether one of them is unknown. Bitmask: the highest id; range: the highest end. */
export function columnFacts(raw: RawColumn, rows: Uint32Array): { max: number; hasUnknown: boolean } {
  const { spec, first, second } = raw
  let max = -1
  let hasUnknown = false
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    if (isUnknown(raw, row)) hasUnknown = true
    else if (spec.kind === 'list') for (let at = listStart(raw, row); at < first.values[row]!; at++) max = Math.max(max, second.values[at]!)
    else max = Math.max(max, spec.kind === 'range' ? second.values[row]! : spec.kind === 'bitmask' ? 31 - Math.clz32(first.values[row]!) : first.values[row]!)
  }
  return { max, hasUnknown }
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
  rows: Uint32Array,
): Record<string, NumberArray> {
  const arrays: Record<string, NumberArray> = {}
  const words = layout.words.map(({ start, end }) => new Uint32Array(end - start))
  words.forEach((word, i) => (arrays[`word:${i}`] = word))
  layout.columns.forEach((column, i) => {
    const raw = raws[i]!
    const own = rows.subarray(column.start, column.end)
    if (column.unknown) packUnknown(words, column.unknown, raw, own)
    switch (column.storage) {
      case 'packed':
        packSet(words, column.field!, raw, own)
        break
      case 'numbers':
        arrays[`col:${column.name}`] = packNumbers(raw.first.values, own, column.max)
        break
      case 'range':
        arrays[`low:${column.name}`] = packNumbers(raw.first.values, own, column.max)
        arrays[`high:${column.name}`] = packNumbers(raw.second.values, own, column.max)
        break
      case 'list':
        Object.assign(arrays, packList(column.name, raw, own))
    }
  })
  return arrays
}

function packUnknown(words: readonly Uint32Array[], { word, shift }: BitField, raw: RawColumn, rows: Uint32Array): void {
  const data = words[word]!
  for (let i = 0; i < rows.length; i++) if (isUnknown(raw, rows[i]!)) data[i]! |= 1 << shift
}

function packSet(words: readonly Uint32Array[], { word, shift }: BitField, raw: RawColumn, rows: Uint32Array): void {
  const data = words[word]!
  const isEnum = raw.spec.kind === 'enum'
  for (let i = 0; i < rows.length; i++) {
    const value = raw.first.values[rows[i]!]!
    if (isEnum && value === ABSENT) continue
    data[i]! |= (isEnum ? 1 << value : value) << shift
  }
}

/** 16 bits where the highest value leaves room for "no value", else 32. */
function packNumbers(values: Int32Array | Float64Array, rows: Uint32Array, max: number): Uint16Array | Int32Array {
  if (max >= ABSENT_16) return Int32Array.from(rows, (row) => values[row]!)
  return Uint16Array.from(rows, (row) => (values[row] === ABSENT ? ABSENT_16 : values[row]!))
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
