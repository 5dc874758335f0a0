const PIECE_BYTES = 128 * 1024
/** Text that is gathered before it is written: a few lines at once. */
const TEXT_CHARS = 16 * 1024
const MOST_BYTES_A_CHAR = 3

interface Piece {
  readonly bytes: Buffer
  filled: number
}

/**
 * Lines as bytes in memory that is used again and again. As text they would wait where the collector copies whatever lives
 * longer than a moment, and as buffers of their own they would let it search all memory for those that are done with.
 */
export class LineBytes {
  readonly #pieces: Piece[] = []
  /** How many of the pieces hold something; those beyond are spare. */
  #used = 0
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
    return this.#pieces.slice(0, this.#used).map(({ bytes, filled }) => bytes.subarray(0, filled))
  }

  clear(): void {
    this.#used = 0
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
    const last = this.#used === 0 ? undefined : this.#pieces[this.#used - 1]
    const piece = last !== undefined && last.filled + most <= last.bytes.length ? last : this.#nextPiece(most)
    piece.filled += piece.bytes.write(this.#text, piece.filled)
    this.#text = ''
  }

  #nextPiece(least: number): Piece {
    const spare = this.#pieces[this.#used]
    const isFit = spare !== undefined && spare.bytes.length >= least
    const piece = isFit ? spare : { bytes: Buffer.allocUnsafeSlow(Math.max(PIECE_BYTES, least)), filled: 0 }
    piece.filled = 0
    this.#pieces[this.#used] = piece
    this.#used += 1
    return piece
  }
}
