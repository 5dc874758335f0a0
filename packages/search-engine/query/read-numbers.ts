import type { NumberData } from './stored-data.ts'

/**
 * The stored numbers at places [from, to) of `indices`, less `offset`, into `values`, whatever their width: the loops that
 * work with them see one kind of array, which the compiler makes twice as fast as one for either.
 */
export function readNumbers(
  data: NumberData['data'],
  indices: Int32Array,
  offset: number,
  to: number,
  values: Int32Array,
  from = 0,
): Int32Array {
  if (data instanceof Uint8Array) readBytes(data, indices, offset, from, to, values)
  else if (data instanceof Uint16Array) readNarrow(data, indices, offset, from, to, values)
  else readWide(data, indices, offset, from, to, values)
  return values
}

function readBytes(
  data: Uint8Array,
  indices: Int32Array,
  offset: number,
  from: number,
  to: number,
  values: Int32Array,
): void {
  for (let i = from; i < to; i++) values[i] = data[indices[i]! - offset]!
}

function readNarrow(
  data: Uint16Array,
  indices: Int32Array,
  offset: number,
  from: number,
  to: number,
  values: Int32Array,
): void {
  for (let i = from; i < to; i++) values[i] = data[indices[i]! - offset]!
}

function readWide(
  data: Int32Array,
  indices: Int32Array,
  offset: number,
  from: number,
  to: number,
  values: Int32Array,
): void {
  for (let i = from; i < to; i++) values[i] = data[indices[i]! - offset]!
}
