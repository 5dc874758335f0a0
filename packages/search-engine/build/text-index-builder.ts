import { emptyPostings, postingArrays, writePosting } from '../segment/postings.ts'
import type { NumberArray } from '../segment/segment.ts'
import { GrowableColumn, identity } from './growable-column.ts'

/** Ends a field in a row's stream; term ids are written one higher. */
const FIELD_END = 0

/**
 * Words of the rows, two ways:
 *
 *   postings   term, field → rows in which it occurs, ascending        found by word, read within a category's rows
 *   stream     row → its terms in order, field after field             read for the pair bonus and to rebuild the row
 *
 *   stream of row 7:   sofa+1  canto+1  0  ikea+1  0  0                fields: title "sofa canto", brand "ikea", none
 *
 * A term's id is its place by frequency, so that the stream's variable-length numbers are mostly one or two bytes;
 * `alphabetical` lists the ids in byte order, for look-up and prefixes.
 */
export class TextIndexBuilder {
  readonly #fields: readonly string[]
  readonly #ids = new Map<string, number>()
  readonly #stream = new GrowableColumn('int32')
  readonly #ends = new GrowableColumn('int32')

  constructor(fields: readonly string[]) {
    this.#fields = fields
  }

  add(words: Readonly<Record<string, readonly string[]>>): void {
    for (const field of this.#fields) {
      for (const word of words[field] ?? []) {
        let id = this.#ids.get(word)
        if (id === undefined) this.#ids.set(word, (id = this.#ids.size))
        this.#stream.push(id + 1)
      }
      this.#stream.push(FIELD_END)
    }
    this.#ends.push(this.#stream.length)
  }

  /** The arrays, for rows in the order given. */
  build(rows: Uint32Array): Record<string, NumberArray> {
    const byFrequency = this.#byFrequency()
    const placeOf = new Uint32Array(byFrequency.length)
    for (let place = 0; place < byFrequency.length; place++) placeOf[byFrequency[place]!] = place
    const words = [...this.#ids.keys()]
    const terms = packTerms(Array.from(byFrequency, (term) => words[term]!))
    return { ...terms, ...this.#packStream(rows, placeOf), ...this.#packPostings(rows, placeOf) }
  }

  #byFrequency(): Uint32Array {
    const counts = new Uint32Array(this.#ids.size)
    for (let i = 0; i < this.#stream.length; i++) if (this.#stream.values[i] !== FIELD_END) counts[this.#stream.values[i]! - 1]!++
    return identity(counts.length).sort((a, b) => counts[b]! - counts[a]! || a - b)
  }

  #packStream(rows: Uint32Array, placeOf: Uint32Array): Record<string, NumberArray> {
    const { values } = this.#stream
    let bytes = 0
    for (let i = 0; i < this.#stream.length; i++) bytes += varintBytes(values[i] === FIELD_END ? FIELD_END : placeOf[values[i]! - 1]! + 1)
    const stream = new Uint8Array(bytes)
    const streamStarts = new Uint32Array(rows.length + 1)
    let at = 0
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]!
      for (let i = this.#startOf(row); i < this.#ends.values[row]!; i++) {
        let value = values[i] === FIELD_END ? FIELD_END : placeOf[values[i]! - 1]! + 1
        for (; value > 127; value >>>= 7) stream[at++] = (value & 127) | 128
        stream[at++] = value
      }
      streamStarts[place + 1] = at
    }
    return { stream, streamStarts }
  }

  #packPostings(rows: Uint32Array, placeOf: Uint32Array): Record<string, NumberArray> {
    const slots = placeOf.length * this.#fields.length
    const starts = new Uint32Array(slots + 1)
    this.#eachPosting(rows, placeOf, (slot) => starts[slot + 1]!++)
    for (let slot = 0; slot < slots; slot++) starts[slot + 1]! += starts[slot]!
    const postings = emptyPostings(starts[slots]!, rows.length)
    const next = starts.slice()
    this.#eachPosting(rows, placeOf, (slot, place) => writePosting(postings, next[slot]!++, place))
    return { ...postingArrays(postings), postingStarts: starts }
  }

  /** Each term and field of each row once, rows ascending. A slot is term × fields + field. */
  #eachPosting(rows: Uint32Array, placeOf: Uint32Array, visit: (slot: number, place: number) => void): void {
    const fields = this.#fields.length
    const { values } = this.#stream
    const lastPlace = new Int32Array(placeOf.length * fields).fill(-1)
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]!
      let field = 0
      for (let i = this.#startOf(row); i < this.#ends.values[row]!; i++) {
        if (values[i] === FIELD_END) {
          field++
          continue
        }
        const slot = placeOf[values[i]! - 1]! * fields + field
        if (lastPlace[slot] === place) continue
        lastPlace[slot] = place
        visit(slot, place)
      }
    }
  }

  #startOf(row: number): number {
    return row === 0 ? 0 : this.#ends.values[row - 1]!
  }
}

function varintBytes(value: number): number {
  return value < 1 << 7 ? 1 : value < 1 << 14 ? 2 : value < 1 << 21 ? 3 : value < 1 << 28 ? 4 : 5
}

function packTerms(words: readonly string[]): Record<string, NumberArray> {
  const encoded = words.map((word) => Buffer.from(word))
  const termStarts = new Uint32Array(words.length + 1)
  encoded.forEach((bytes, i) => (termStarts[i + 1] = termStarts[i]! + bytes.length))
  const termBytes = new Uint8Array(termStarts[words.length]!)
  encoded.forEach((bytes, i) => termBytes.set(bytes, termStarts[i]!))
  const alphabetical = identity(words.length).sort((a, b) => Buffer.compare(encoded[a]!, encoded[b]!))
  return { termBytes, termStarts, alphabetical }
}
