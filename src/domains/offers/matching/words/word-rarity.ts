import { wordShares } from './word-shares.ts'

/** How rare a word is, as the negative logarithm of the share of titles that have it. */
export type Rarity = (word: string) => number

/** A word that fewer titles have is no rarer than this. */
export const RAREST_SHARE = 1 / 2_000

/** The rarity that a table of words gives; one that is not in it, as most names of series, is the rarest. */
export function rarityIn(table: readonly (readonly [perMille: number, words: string])[]): Rarity {
  const rarities = new Map(
    table.flatMap(([perMille, words]) =>
      words.split(' ').map((word): [string, number] => [word, -Math.log(Math.max(perMille / 1000, RAREST_SHARE))]),
    ),
  )
  return (word) => rarities.get(word) ?? RAREST
}

const RAREST = -Math.log(RAREST_SHARE)

/** Of furniture in the shops' own words. */
export const rarityOf: Rarity = rarityIn(wordShares)

/** Of the words of titles at hand. */
export function rarityAmong(titles: readonly Iterable<string>[]): Rarity {
  const counts = new Map<string, number>()
  for (const words of titles) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.log((titles.length + 1) / ((counts.get(word) ?? 0) + 0.5))
}
