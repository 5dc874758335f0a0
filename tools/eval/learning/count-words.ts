import { RAREST_SHARE } from '../../../src/domains/offers/matching/word-rarity.ts'
import type { Source } from './sources.ts'

/** Words that only one source has are names of its own and as rare as any. */
const LEAST_SOURCES = 2

/** The mean share of titles that have a word, over all sources alike; words of one source alone are left out. Those of one shop's two lists are one source. */
export function shareOfWords(sources: readonly Source[]): Map<string, number> {
  const shares = new Map<string, number[]>()
  for (const { offers } of sources) {
    const counts = new Map<string, number>()
    for (const { offer } of offers) for (const word of offer.features.text.words) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) shares.set(word, [...(shares.get(word) ?? []), count / offers.length])
  }
  const means = [...shares].filter(([word, own]) => own.length >= LEAST_SOURCES && !/\d/.test(word)).map(([word, own]): [string, number] => [word, own.reduce((sum, share) => sum + share, 0) / sources.length])
  return new Map(means.filter(([, share]) => share > RAREST_SHARE))
}

/** As it is shipped: in thousandths, with words that are as common together. */
export function sharesAsTable(shares: ReadonlyMap<string, number>): [perMille: number, words: string][] {
  const byShare = Map.groupBy([...shares], ([, share]) => Number((share * 1000).toPrecision(1)))
  return [...byShare].toSorted(([one], [other]) => other - one).map(([perMille, rows]) => [perMille, rows.map(([word]) => word).toSorted().join(' ')])
}

