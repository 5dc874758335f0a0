/**
 * V8 holds a text at two bytes a sign when one of its signs is beyond Latin-1, and so whatever is cut from it: a single "€" makes all of
 * a feed's items slower by a fifth, from their fields to the lines that the database gets. A text that can be is therefore held at one
 * byte a sign; of one that cannot, the pieces without such a sign are.
 */
export interface NarrowText {
  /** From which string the piece from here to there is to be read, at the same offsets. */
  holding(from: number, to: number): string
}

/** Beyond this a text is taken as it is: it would cost more than it brings. */
const MOST_CHARS = 64 * 1024
/** A text with more such signs is another alphabet's. */
const MOST_WIDE = 64

const scratch = Buffer.allocUnsafeSlow(MOST_CHARS)
const wide = /[\u0100-\uffff]/
const eachWide = /[\u0100-\uffff]/g

/** Whether a sign of the text is beyond Latin-1. */
export const isWide = (text: string): boolean => wide.test(text)

/** The same text at one byte a sign, where all of its signs allow it. */
export const narrowed = (text: string): string => (text.length > MOST_CHARS || isWide(text) ? text : lowBytes(text))

/** What to read pieces from instead of a text with a few such signs; null for one that is best read itself. */
export function narrowText(text: string): NarrowText | null {
  if (text.length > MOST_CHARS) return null
  const places = widePlaces(text)
  return places === null || places.length === 0 ? null : new PartlyNarrow(text, places)
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
}

function widePlaces(text: string): number[] | null {
  const places: number[] = []
  eachWide.lastIndex = 0
  while (eachWide.test(text)) {
    if (places.length === MOST_WIDE) return null
    places.push(eachWide.lastIndex - 1)
  }
  return places
}

const lowBytes = (text: string): string => scratch.toString('latin1', 0, scratch.write(text, 'latin1'))
