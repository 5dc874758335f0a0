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
    const ordered = this.#inOrder(rows, placeOf)
    return { ...terms, ...packStream(ordered), ...packPostings(ordered, placeOf.length, this.#fields.length) }
  }

  #byFrequency(): Uint32Array {
    const counts = new Uint32Array(this.#ids.size)
    for (let i = 0; i < this.#stream.length; i++) if (this.#stream.values[i] !== FIELD_END) counts[this.#stream.values[i]! - 1]!++
    return identity(counts.length).sort((a, b) => counts[b]! - counts[a]! || a - b)
  }

  /** The rows' terms, by their places, in the order of the rows. */
  #inOrder(rows: Uint32Array, placeOf: Uint32Array): Stream {
    const [from, fromEnds] = [this.#stream.take() as Int32Array, this.#ends.take() as Int32Array]
    const stream: Stream = { tokens: new Int32Array(from.length), ends: new Int32Array(rows.length) }
    let at = 0
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]!
      for (let i = row === 0 ? 0 : fromEnds[row - 1]!; i < fromEnds[row]!; i++) stream.tokens[at++] = from[i] === FIELD_END ? FIELD_END : placeOf[from[i]! - 1]! + 1
      stream.ends[place] = at
    }
    return stream
  }
}

/** Terms one higher, FIELD_END after each field, and where each row's end. */
interface Stream {
  readonly tokens: Int32Array
  readonly ends: Int32Array
}

function packStream({ tokens, ends }: Stream): Record<string, NumberArray> {
  let bytes = 0
  for (let i = 0; i < tokens.length; i++) bytes += varintBytes(tokens[i]!)
  const stream = new Uint8Array(bytes)
  const streamStarts = new Uint32Array(ends.length + 1)
  let at = 0
  let token = 0
  for (let row = 0; row < ends.length; row++) {
    for (; token < ends[row]!; token++) {
      let value = tokens[token]!
      for (; value > 127; value >>>= 7) stream[at++] = (value & 127) | 128
      stream[at++] = value
    }
    streamStarts[row + 1] = at
  }
  return { stream, streamStarts }
}

function packPostings(stream: Stream, terms: number, fields: number): Record<string, NumberArray> {
  const slots = slotsOf(stream, terms, fields)
  const starts = new Uint32Array(terms * fields + 1)
  for (let i = 0; i < slots.length; i++) if (slots[i] !== NO_SLOT) starts[slots[i]! + 1]!++
  for (let slot = 0; slot < terms * fields; slot++) starts[slot + 1]! += starts[slot]!
  const postings = emptyPostings(starts.at(-1)!, stream.ends.length)
  const next = starts.slice()
  let at = 0
  for (let row = 0; row < stream.ends.length; row++)
    for (; at < stream.ends[row]!; at++) if (slots[at] !== NO_SLOT) writePosting(postings, next[slots[at]!]!++, row)
  return { ...postingArrays(postings), postingStarts: starts }
}

const NO_SLOT = -1

/** For each token term × fields + field, the first time that it comes in its row. */
function slotsOf({ tokens, ends }: Stream, terms: number, fields: number): Int32Array {
  const slots = new Int32Array(tokens.length).fill(NO_SLOT)
  const lastRow = new Int32Array(terms * fields).fill(-1)
  let at = 0
  for (let row = 0; row < ends.length; row++) {
    for (let field = 0; at < ends[row]!; at++) {
      if (tokens[at] === FIELD_END) {
        field++
        continue
      }
      const slot = (tokens[at]! - 1) * fields + field
      if (lastRow[slot] === row) continue
      lastRow[slot] = row
      slots[at] = slot
    }
  }
  return slots
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
  const heads = Float64Array.from(encoded, headOf)
  const alphabetical = identity(words.length).sort((a, b) => heads[a]! - heads[b]! || Buffer.compare(encoded[a]!, encoded[b]!))
  return { termBytes, termStarts, alphabetical }
}

/** The first six bytes as one number: where they differ, they tell the order of two words. */
function headOf(bytes: Buffer): number {
  let head = 0
  for (let at = 0; at < 6; at++) head = head * 256 + (bytes[at] ?? 0)
  return head
}
