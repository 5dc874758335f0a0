import { readArticle } from '../../../src/domains/offers/matching/article.ts'
import { pairFeatureNames } from '../../../src/domains/offers/matching/comparing/pair-vector.ts'
import type { MatchingWeights } from '../../../src/domains/offers/matching/learned/weights.ts'
import type { Rarity } from '../../../src/domains/offers/matching/words/word-rarity.ts'
import { familyDirections, sameDirections } from './directions.ts'
import { type Examples, examplesOf, type PairExample } from './examples.ts'
import { type GrowingOptions, growTrees } from './grow-trees.ts'
import { hashOf, type Source } from './sources.ts'

export const GROWING: Omit<GrowingOptions, 'directions'> = {
  features: pairFeatureNames,
  trees: 120,
  depth: 3,
  learningRate: 0.1,
  minWeight: 2,
  shrinkage: 2,
  rowShare: 0.8,
  featureShare: 0.5,
  seed: 1,
}
const FAMILY_GROWING = { ...GROWING, trees: 80, directions: familyDirections }
const SAME_GROWING = { ...GROWING, directions: sameDirections }

/** How much an example of a source counts: what real shops wrote must not drown in what was made. */
const WEIGHTS: Readonly<Record<string, number>> = { demo: 0.3, 'demo, long series': 5, 'two shops': 10 }
const ONE_SHOP = 5
/** Of one family by the word of real shops: few, beside a hundred thousand of the demo; articles of a long series are no family. */
const FAMILY_WEIGHTS: Readonly<Record<string, number>> = { 'demo, long series': 2, 'two shops': 50 }
function weightOf({ source }: PairExample): number {
  return WEIGHTS[source] ?? ONE_SHOP
}
const MOST_FAMILY_EXAMPLES = 60_000

/** The source with its words read by that rarity. */
export function readBy(source: Source, rarity: Rarity): Source {
  return {
    ...source,
    offers: source.offers.map((known) => ({
      ...known,
      offer: { ...known.offer, features: readArticle(known.offer.features.article, rarity) },
    })),
  }
}

/** Every second family of the demo, by its name; the other half is left to judge by. */
export function isForLearning(name: string): boolean {
  return hashOf(name) % 256 < 128
}

/** What each source gives to learn from, weighed. */
export function weighedExamples(sources: readonly Source[]): Examples {
  const all = sources.map((source) => {
    const { family, same } = examplesOf({
      ...source,
      offers: source.offers.filter(({ family: name }) => name === null || isForLearning(name)),
    })
    return {
      family: family.map((example) => ({ ...example, weight: FAMILY_WEIGHTS[example.source] ?? 1 })),
      same: same.map((example) => ({ ...example, weight: weightOf(example) })),
    }
  })
  return { family: thinned(all.flatMap(({ family }) => family)), same: all.flatMap(({ same }) => same) }
}

/** Every so many-th of what there is plenty of. */
function thinned(examples: readonly PairExample[]): PairExample[] {
  const step = Math.ceil(examples.length / MOST_FAMILY_EXAMPLES)
  return examples.filter(({ weight }, at) => weight > 1 || at % step === 0)
}

/** The two models; without the pairs of `left` series for the second, so that they can be judged by them. */
export function learnFamily(examples: Examples): MatchingWeights['family'] {
  return growTrees(examples.family, FAMILY_GROWING)
}

export function learnSame(
  examples: Examples,
  isLeftOut: (example: PairExample) => boolean = () => false,
): MatchingWeights['same'] {
  return growTrees(
    examples.same.filter((example) => !isLeftOut(example)),
    SAME_GROWING,
  )
}
