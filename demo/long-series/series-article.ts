import type { NamedColour, Words } from './words.ts'

/** What an article of a long series is beyond what every product has. */
export interface SeriesArticle {
  /** What it is, part by part; a cover begins with "capa para". */
  readonly parts: readonly Words[]
  /** The first one is the product's tone. */
  readonly colours: readonly NamedColour[]
  /** Slugs of the shops that have it in their range. */
  readonly sellers: ReadonlySet<string>
  /** How it differs from others of the same words; told in texts alone, if at all. */
  readonly inside: Words | null
  /** A number that the shops print on it though it is not its own: one for all of a family. */
  readonly printedGtin: string | null
  readonly isUndrawn: boolean
}
