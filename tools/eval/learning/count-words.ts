import { RAREST_SHARE } from '../../../src/domains/offers/matching/words/word-rarity.ts'
import type { Source } from './sources.ts'

/** Words beside fewer brands than this are names of series, covers and finishes, and as rare as any. */
const LEAST_BRANDS = 3

/** The mean share of titles that have a word, over all sources alike; of words that several brands are sold with. */
export function shareOfWords(sources: readonly Source[]): Map<string, number> {
  const shares = new Map<string, number>()
  const brands = new Map<string, Set<string>>()
  for (const { offers } of sources) {
    for (const {
      offer: { features },
    } of offers) {
      for (const word of features.text.words) {
        shares.set(word, (shares.get(word) ?? 0) + 1 / offers.length / sources.length)
        if (features.brand !== null) brands.set(word, (brands.get(word) ?? new Set()).add(features.brand))
      }
    }
  }
  return new Map(
    [...shares].filter(
      ([word, share]) => share > RAREST_SHARE && !/\d/.test(word) && (brands.get(word)?.size ?? 0) >= LEAST_BRANDS,
    ),
  )
}

/** As it is shipped: in thousandths, with words that are as common together. */
export function sharesAsTable(shares: ReadonlyMap<string, number>): [perMille: number, words: string][] {
  const byShare = Map.groupBy([...shares], ([, share]) => Number((share * 1000).toPrecision(1)))
  return [...byShare]
    .toSorted(([one], [other]) => other - one)
    .map(([perMille, rows]) => [
      perMille,
      rows
        .map(([word]) => word)
        .toSorted()
        .join(' '),
    ])
}
