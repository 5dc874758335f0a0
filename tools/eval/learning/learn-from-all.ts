import type { MatchingWeights } from '../../../src/domains/offers/matching/learned/weights.ts'
import { rarityIn } from '../../../src/domains/offers/matching/words/word-rarity.ts'
import { chooseLimit, type Judged, judgeLimits, LIMITS } from './choose-limits.ts'
import { shareOfWords, sharesAsTable } from './count-words.ts'
import type { Examples } from './examples.ts'
import { isForLearning, learnFamily, learnSame, readBy, weighedExamples } from './learn-weights.ts'
import { leaveSeriesOut } from './leave-out.ts'
import { readSources, type Source, TWO_SHOPS } from './sources.ts'

export interface Learned {
  readonly sources: readonly Source[]
  readonly examples: Examples
  readonly wordShares: readonly (readonly [perMille: number, words: string])[]
  /** What comes of each limit where nothing was learned from, and the one that was chosen. */
  readonly judged: readonly Judged[]
  readonly chosen: Judged
  readonly weights: MatchingWeights
}

/** Learns from all that is at hand: how common words are, then both models, then which of the limits serves best. */
export async function learnFromAll(limits = LIMITS): Promise<Learned> {
  const raw = await readSources()
  const wordShares = sharesAsTable(shareOfWords(raw))
  const sources = raw.map((source) => readBy(source, rarityIn(wordShares)))
  const examples = weighedExamples(sources)
  const trees = { family: learnFamily(examples), same: learnSame(examples) }
  const offersOf = (name: string) => sources.find((source) => source.name === name)?.offers ?? []
  const judged = judgeLimits(
    trees,
    leaveSeriesOut(examples, TWO_SHOPS, offersOf(TWO_SHOPS)),
    offersOf('demo').filter(({ family }) => family !== null && !isForLearning(family)),
    limits,
  )
  const chosen = chooseLimit(judged)
  return {
    sources,
    examples,
    wordShares,
    judged,
    chosen,
    weights: { ...trees, sameFrom: chosen.sameFrom, twinFrom: twinFromOf(chosen) },
  }
}

/** What is two thirds as probable as what is merged is worth a person's look: of it one in three is right, of what is below one in eight. */
function twinFromOf({ sameFrom }: Judged): number {
  return Math.round((sameFrom * 200) / 3) / 100
}
