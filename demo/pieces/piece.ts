import type { Gender } from '#domains/catalogue/contract.ts'

/**
 * The grammar of one category, written as compactly as it can be read.
 * Lists are separated by ` | `; `~` separates alternatives of which a family has one; `@key,key:` limits an entry to materials.
 */
export interface PieceRow {
  /** Slug of the leaf category. */
  at: string
  /** How much of the assortment it is, relative to the other rows. */
  share: number
  /** "noun/gender[/head][*priceFactor]": what shops call it, always in the singular; the head is the short word for later sentences. */
  nouns: string
  /** See size-rule.ts. */
  sizes: string
  /** Euros of the smallest plain one and the largest fine one. */
  price: readonly [low: number, high: number]
  kg: readonly [low: number, high: number]
  /** Keys of materials.ts, the first ones more frequent. */
  of: string
  /** Second material, "pés em faia=5" (vocabulary id after the sign). */
  parts?: string
  /** Noun phrases without article: "gavetas com fecho suave". */
  facts: string
  /** Verb phrases, the piece is the subject: "aguenta 120 kg". `{-}` agrees with it. */
  does: string
  seats?: number
  /** Dining tables: seats follow from the length. */
  seatsByLength?: true
  /** Working days until delivery when in stock. */
  days?: readonly [low: number, high: number]
  /** Shades to use instead of the material's own. */
  tones?: string
}

export interface Noun {
  text: string
  gender: Gender
  head: string
  factor: number
}

/** A noun list of a row, parsed. */
export function nounsOf(source: string): Noun[] {
  return source.split(' | ').map((entry) => {
    const [words = '', factor] = entry.split('*')
    const [text = '', gender, head] = words.trim().split('/')
    if (gender !== 'm' && gender !== 'f') throw new Error(`noun without gender: ${entry}`)
    return { text, gender, head: head ?? text, factor: factor === undefined ? 1 : Number(factor) }
  })
}
