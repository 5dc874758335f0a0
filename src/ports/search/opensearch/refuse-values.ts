import type { ColumnKind, ColumnValue, IndexRow } from '../port.ts'

const HIGHEST: Readonly<Record<ColumnKind, number>> = {
  integer: 2 ** 31 - 1,
  enum: 65_535,
  bitmask: 31,
  list: 65_535,
  range: 2 ** 31 - 1,
}
const RANKS = 2 ** 20

/** Throws a RangeError that names column and row when a known value is not of the column's kind (port.ts, ColumnKind). */
export function refuseWrongValue(value: ColumnValue, kind: ColumnKind, column: string, row: number): void {
  const isSet = kind === 'bitmask' || kind === 'list'
  const isRange = kind === 'range'
  const numbers = isSet && Array.isArray(value) ? value : isRange ? endsOf(value) : [value]
  if (!numbers.every((one) => isWhole(one, HIGHEST[kind])) || (isRange && numbers.length !== 2))
    throw new RangeError(`${JSON.stringify(value)} of row ${row} is no value of column "${column}" (${kind})`)
}

/** Low and high in their order; nothing when it is no range. */
function endsOf(value: ColumnValue): readonly unknown[] {
  return value !== null && typeof value === 'object' && 'low' in value && value.low <= value.high
    ? [value.low, value.high]
    : []
}

export function refuseWrongRow({ id, group, version, rank }: IndexRow): void {
  for (const [name, value] of Object.entries({ id, group, version }))
    if (!isWhole(value, Number.MAX_SAFE_INTEGER)) throw new RangeError(`${name} of row ${id} is ${value}`)
  if (!isWhole(rank, RANKS - 1)) throw new RangeError(`rank of row ${id} is ${rank}, the highest is ${RANKS - 1}`)
}

function isWhole(value: unknown, highest: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= highest
}
