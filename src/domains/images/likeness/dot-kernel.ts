import { I32, op, V128, wasmModule } from '#engine/kernel/wasm-module.ts'
import { ROW_BYTES } from './likeness-row.ts'

/** Rows that are read and compared together. */
export const KERNEL_ROWS = 8_192

const QUERY_AT = 0
const SUMS_AT = 1_024
const ROWS_AT = SUMS_AT + KERNEL_ROWS * 4
const LANES = ROW_BYTES / 16
const PAGE_BYTES = 65_536

/** Compares one query with many rows at once. Two buffers of rows: one is filled while the other is compared. */
export interface DotKernel {
  readonly buffers: readonly [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>]
  setQuery(vector: Int8Array): void
  /** The sums of products of the query and the first rows of a buffer; good until the next call. */
  compare(buffer: 0 | 1, rows: number): Int32Array
}

/** 128-bit instructions of WebAssembly: sixteen products at once, about ten times as fast as a loop over Int8Array. */
export function createDotKernel(): DotKernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((ROWS_AT + 2 * KERNEL_ROWS * ROW_BYTES) / PAGE_BYTES) })
  const { run } = new WebAssembly.Instance(compiled(), { env: { memory } }).exports as {
    run: (rowsAt: number, sumsAt: number, rows: number) => void
  }
  const query = new Int16Array(memory.buffer, QUERY_AT, ROW_BYTES)
  const sums = new Int32Array(memory.buffer, SUMS_AT, KERNEL_ROWS)
  const bufferAt = (at: number) =>
    new Uint8Array(memory.buffer, ROWS_AT + at * KERNEL_ROWS * ROW_BYTES, KERNEL_ROWS * ROW_BYTES)
  return {
    buffers: [bufferAt(0), bufferAt(1)],
    setQuery: (vector) => query.set(vector),
    compare: (buffer, rows) => {
      if (rows > 0) run(ROWS_AT + buffer * KERNEL_ROWS * ROW_BYTES, SUMS_AT, Math.min(rows, KERNEL_ROWS))
      return sums
    },
  }
}

let known: WebAssembly.Module | null = null
function compiled(): WebAssembly.Module {
  return (known ??= new WebAssembly.Module(wasmModule({ run: kernel() })))
}

/** Parameters: where the rows are, where the sums go, how many. The query, widened to 16 bits, is held in ten variables. */
function kernel() {
  const [rows, sums, left, firstQuery, sum] = [0, 1, 2, 3, 3 + LANES * 2]
  const lanes = Array.from({ length: LANES }, (_, lane) => lane)
  return {
    parameters: [I32, I32, I32],
    locals: Array.from({ length: LANES * 2 + 1 }, () => V128),
    body: [
      ...lanes.flatMap((lane) =>
        [0, 1].map((half) => [
          ...op.i32(QUERY_AT + lane * 32 + half * 16),
          ...op.loadVector(0),
          ...op.set(firstQuery + lane * 2 + half),
        ]),
      ),
      op.loop,
      op.zeroVector,
      op.set(sum),
      ...lanes.flatMap((lane) =>
        [op.widenLow, op.widenHigh].map((widen, half) => [
          ...op.get(rows),
          ...op.loadVector(lane * 16),
          ...widen,
          ...op.get(firstQuery + lane * 2 + half),
          ...op.dot,
          ...op.get(sum),
          ...op.addLanes,
          ...op.set(sum),
        ]),
      ),
      op.get(sums),
      op.get(sum),
      op.lane(0),
      op.get(sum),
      op.lane(1),
      op.add,
      op.get(sum),
      op.lane(2),
      op.add,
      op.get(sum),
      op.lane(3),
      op.add,
      op.store32,
      op.get(rows),
      op.i32(ROW_BYTES),
      op.add,
      op.set(rows),
      op.get(sums),
      op.i32(4),
      op.add,
      op.set(sums),
      op.get(left),
      op.i32(1),
      op.subtract,
      op.set(left),
      op.get(left),
      op.branchIf(0),
      op.end,
    ],
  }
}
