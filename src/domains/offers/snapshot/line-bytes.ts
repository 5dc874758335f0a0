const PIECE_BYTES = 128 * 1024
/** Text that is gathered before it is written: a few lines at once. */
const TEXT_CHARS = 16 * 1024
const MOST_BYTES_A_CHAR = 3

/**
 * Lines as bytes in memory that is used again and again. As text they would wait where the collector copies whatever lives
 * longer than a moment, and as buffers of their own they would let it search all memory for those that are done with.
 */
export class LineBytes {
  readonly #pieces: Buffer[] = []
  /** How much of each piece is filled; pieces beyond are spare. */
  readonly #filled: number[] = []
  #text = ''
  #size = 0

  /** Characters so far. */
  get size(): number {
    return this.#size
  }

  append(line: string): void {
    this.#text += line
    this.#size += line.length
    if (this.#text.length >= TEXT_CHARS) this.#write()
  }

  /** All that was appended; to be used before the next `clear`. */
  pieces(): Buffer[] {
    this.#write()
    return this.#filled.map((filled, at) => (this.#pieces[at] as Buffer).subarray(0, filled))
  }

  clear(): void {
    this.#filled.length = 0
    this.#text = ''
    this.#size = 0
  }

  /** The same, and gives the memory back. */
  release(): void {
    this.clear()
    this.#pieces.length = 0
  }

  #write(): void {
    const most = this.#text.length * MOST_BYTES_A_CHAR
    const last = this.#filled.length - 1
    const isRoom = last >= 0 && (this.#filled[last] as number) + most <= (this.#pieces[last] as Buffer).length
    const at = isRoom ? last : this.#nextPiece(most)
    const filled = this.#filled[at] as number
    this.#filled[at] = filled + (this.#pieces[at] as Buffer).write(this.#text, filled)
    this.#text = ''
  }

  #nextPiece(least: number): number {
    const at = this.#filled.push(0) - 1
    if ((this.#pieces[at]?.length ?? 0) < least) this.#pieces[at] = Buffer.allocUnsafeSlow(Math.max(PIECE_BYTES, least))
    return at
  }
}
