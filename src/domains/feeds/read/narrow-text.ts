import { isWide } from '#platform/memory/owned-text.ts'

/**
 * V8 holds a text at two bytes a sign when one of its signs is beyond Latin-1, and so whatever is cut from it: a single "€" makes all of
 * a feed's items slower by a fifth, from their fields to the lines that the database gets. A text that can be is therefore held at one
 * byte a sign; of one that cannot, the pieces without such a sign are.
 */
export interface NarrowText {
  /** From which string the piece from here to there is to be read, at the same offsets. */
  holding(from: number, to: number): string
  /** Another text of one byte a sign, which no other text has. */
  telling(): string
}

/** Beyond this a text is taken as it is: it would cost more than it brings. */
const MOST_CHARS = 64 * 1024
/** A text with more such signs is another alphabet's. */
const MOST_WIDE = 64

const scratch = Buffer.allocUnsafeSlow(2 * MOST_CHARS)
/** Two signs of the scratch at a time. */
const pairs = new Uint32Array(scratch.buffer, 0, MOST_CHARS / 2)

/** The same text at one byte a sign, where all of its signs allow it. */
export function narrowed(text: string): string {
  return text.length > MOST_CHARS || isWide(text) ? text : lowBytes(text)
}

/** A text as it is best held, and what pieces of it are to be read from when that is not itself. */
export interface HeldText {
  readonly source: string
  readonly narrow: NarrowText | null
}

/** Of a text at two bytes a sign. */
export function held(text: string): HeldText {
  const places = text.length > MOST_CHARS ? null : widePlaces(text)
  if (places === null) return { source: text, narrow: null }
  return places.length === 0
    ? { source: lowBytes(text), narrow: null }
    : { source: text, narrow: new PartlyNarrow(text, places) }
}

class PartlyNarrow implements NarrowText {
  readonly #text: string
  readonly #places: readonly number[]
  /** Wrong at those places alone. */
  readonly #narrow: string

  constructor(text: string, places: readonly number[]) {
    this.#text = text
    this.#places = places
    this.#narrow = lowBytes(text)
  }

  holding(from: number, to: number): string {
    for (const place of this.#places) if (place >= from && place < to) return this.#text
    return this.#narrow
  }

  telling(): string {
    return `${this.#narrow}\u0003${this.#places.map((place) => `${place}:${this.#text.charCodeAt(place)}`).join()}`
  }
}

function widePlaces(text: string): number[] | null {
  const places: number[] = []
  const length = scratch.write(text, 'utf16le') / 2
  // What an odd text leaves in its last pair is an earlier text's.
  if (length % 2 === 1) scratch.writeUInt16LE(0, 2 * length)
  for (let pair = 0; 2 * pair < length; pair += 1) {
    if (((pairs[pair] as number) & 0xff00ff00) === 0) continue
    for (let at = 2 * pair; at < 2 * pair + 2; at += 1) if (text.charCodeAt(at) > 0xff) places.push(at)
    if (places.length > MOST_WIDE) return null
  }
  return places
}

function lowBytes(text: string): string {
  return scratch.toString('latin1', 0, scratch.write(text, 'latin1'))
}
