import { emptyPostings, postingArrays, writePosting } from '../segment/postings.ts'
import type { NumberArray } from '../segment/number-array.ts'
import { GrowableColumn, identity } from './growable-column.ts'
import type { Pieces } from './pieces.ts'

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
  *build(rows: Uint32Array): Pieces<Record<string, NumberArray>> {
    const byFrequency = this.#byFrequency()
    yield
    const placeOf = new Uint32Array(byFrequency.length)
    for (let place = 0; place < byFrequency.length; place++) placeOf[byFrequency[place]!] = place
    const words = [...this.#ids.keys()]
    const terms = packTerms(Array.from(byFrequency, (term) => words[term]!))
    yield
    const ordered = this.#inOrder(rows, placeOf)
    yield
    const stream = packStream(ordered)
    yield
    return { ...terms, ...stream, ...packPostings(ordered, placeOf.length, this.#fields.length) }
  }

  #byFrequency(): Uint32Array {
    const counts = new Uint32Array(this.#ids.size)
    for (let i = 0; i < this.#stream.length; i++)
      if (this.#stream.values[i] !== FIELD_END) counts[this.#stream.values[i]! - 1]!++
    return identity(counts.length).sort((a, b) => counts[b]! - counts[a]! || a - b)
  }

  /** The rows' terms, by their places, in the order of the rows. */
  #inOrder(rows: Uint32Array, placeOf: Uint32Array): Stream {
    const [from, fromEnds] = [this.#stream.take() as Int32Array, this.#ends.take() as Int32Array]
    const stream: Stream = { tokens: new Int32Array(from.length), ends: new Int32Array(rows.length) }
    let at = 0
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]!
      for (let i = row === 0 ? 0 : fromEnds[row - 1]!; i < fromEnds[row]!; i++)
        stream.tokens[at++] = from[i] === FIELD_END ? FIELD_END : placeOf[from[i]! - 1]! + 1
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
  const { bytes, starts } = encodeAll(words)
  const heads = new Float64Array(words.length)
  for (let term = 0; term < words.length; term++) heads[term] = headOf(bytes, starts[term]!, starts[term + 1]!)
  return { termBytes: bytes, termStarts: starts, alphabetical: inByteOrder(bytes, starts, heads) }
}

/** Most words are ASCII, of which each unit is its byte: to have a buffer made of each costs more than all else. */
function encodeAll(words: readonly string[]): { bytes: Uint8Array; starts: Uint32Array } {
  const room = Buffer.allocUnsafe(words.reduce((sum, word) => sum + word.length * MOST_BYTES, 0))
  const starts = new Uint32Array(words.length + 1)
  let at = 0
  for (let term = 0; term < words.length; term++) {
    const word = words[term]!
    let unit = 0
    for (; unit < word.length && word.charCodeAt(unit) < 128; unit++) room[at + unit] = word.charCodeAt(unit)
    at += unit < word.length ? room.write(word, at) : unit
    starts[term + 1] = at
  }
  return { bytes: new Uint8Array(room.subarray(0, at)), starts }
}

/** Of one unit of a string in UTF-8. */
const MOST_BYTES = 3

/** Terms by their heads, which are sorted alone, because numbers are sorted without asking; then those with equal ones by all bytes. */
function inByteOrder(bytes: Uint8Array, starts: Uint32Array, heads: Float64Array): Uint32Array {
  const sorted = heads.slice().sort()
  const order = new Uint32Array(heads.length)
  const taken = new Uint32Array(heads.length)
  for (let term = 0; term < heads.length; term++) {
    const first = firstOf(sorted, heads[term]!)
    order[first + taken[first]!++] = term
  }
  const own = (term: number) => bytes.subarray(starts[term], starts[term + 1])
  for (let first = 0; first < order.length; first += taken[first]!)
    if (taken[first]! > 1) order.subarray(first, first + taken[first]!).sort((a, b) => Buffer.compare(own(a), own(b)))
  return order
}

function firstOf(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** The first six bytes as one number: where they differ, they tell the order of two words. */
function headOf(bytes: Uint8Array, start: number, end: number): number {
  let head = 0
  for (let at = start; at < start + 6; at++) head = head * 256 + (at < end ? bytes[at]! : 0)
  return head
}
