import { type LikenessRow, ROW_BYTES, writeRow } from './likeness-row.ts'

const FIRST_ROWS = 64

/** Rows as a file has them, added one after another: 80 bytes each, where a million as objects would be 600 MB. */
export class PackedRows {
  #bytes = Buffer.alloc(FIRST_ROWS * ROW_BYTES)
  #count = 0

  add(row: LikenessRow): void {
    const at = this.#count * ROW_BYTES
    if (at === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(at)])
    writeRow(row, this.#bytes, at)
    this.#count += 1
  }

  get count(): number {
    return this.#count
  }

  /** Good until the next is added. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#count * ROW_BYTES)
  }
}

export function packedRows(rows: Iterable<LikenessRow>): PackedRows {
  const packed = new PackedRows()
  for (const row of rows) packed.add(row)
  return packed
}
