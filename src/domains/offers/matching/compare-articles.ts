import type { ArticleFeatures } from './article.ts'
import { BoostedTrees } from './boosted-trees.ts'
import { type PairFeature, pairFeatureNames, pairFeatureNotes, pairFeatures, type PairVector } from './pair-features.ts'
import { haveTheSameWords, type SeriesContext, seriesVeto, withoutShared } from './series-words.ts'
import { type Veto, vetoOf } from './vetoes.ts'
import { learnedWeights } from './learned-weights.ts'
import type { MatchingWeights } from './weights.ts'

export interface Reason {
  readonly feature: PairFeature | 'veto'
  /** What it adds to the logarithm of the odds; of a veto 0, it decides alone. */
  readonly weight: number
  readonly note: string
}

/**
 * same: the identical article; twin: it may be, which a person decides; family: the same series or article in another colour,
 * size or make; different: none of these.
 * `score` is the probability of what was decided by: of `same` and `twin` that it is the same article, else that it is one family.
 */
export interface Comparison extends Weighed {
  /** What speaks for and against one article, or of `different` against one family; the weightiest first. */
  readonly reasons: readonly Reason[]
  /** The logarithm of the odds before anything is said; with all the weights it is what the articles say, vetoes aside. */
  readonly start: number
}

/** The decision without its reasons, for those who compare millions. */
export interface Weighed {
  readonly decision: 'same' | 'twin' | 'family' | 'different'
  readonly score: number
  /** The probability of the same article where nothing speaks against it, else 0: a pair may say too little to be decided alone. */
  readonly same: number
  /** Something that they say speaks against their being one article. */
  readonly isContradicted: boolean
}

/** From this probability on two articles are one family. */
const FAMILY_FROM = 0.5
/** From this one on they are the same article (learned-weights.ts). */
export const SAME_FROM = learnedWeights.sameFrom

/**
 * Compares two read articles: symmetric, explainable, some microseconds. What decides alone stands in vetoes.ts (decisions.md,
 * Things: one condition, like categories); the rest is weighed by trees that were learned (learned-weights.ts, ADR 0045).
 */
export function compareArticles(a: ArticleFeatures, b: ArticleFeatures, series?: SeriesContext): Comparison {
  const { vector, veto } = inSeries(a, b, series)
  const weighed = weigh(vector, veto)
  const trees = weighed.decision === 'different' ? inUse().family : inUse().same
  return { ...weighed, start: trees.bias, reasons: reasonsOf(vector, trees, veto?.note ?? whyAsked(vector)) }
}

/** What `compareArticles` decides, without saying why. */
export function weighArticles(a: ArticleFeatures, b: ArticleFeatures, series?: SeriesContext): Weighed {
  const { vector, veto } = inSeries(a, b, series)
  return weigh(vector, veto)
}

/** What is said and what decides alone, with what is known of how the two shops word the series (series-words.ts). */
function inSeries(
  a: ArticleFeatures,
  b: ArticleFeatures,
  series?: SeriesContext,
): { vector: PairVector; veto: Veto | null } {
  const vector = pairFeatures(a, b)
  const veto = vetoOf(vector, a, b)
  if (series === undefined) return { vector, veto }
  if (veto === null) return { vector, veto: seriesVeto(a, b, series, vector) }
  // A word less takes away what one title alone says, not what both do.
  if (veto.isContradiction) return { vector, veto }
  const [one, other] = [withoutShared(a, b, series.a), withoutShared(b, a, series.b)]
  if ((one === a && other === b) || !haveTheSameWords(one, other)) return { vector, veto }
  const spoken = pairFeatures(one, other)
  const left = vetoOf(spoken, one, other) ?? seriesVeto(one, other, series, spoken)
  return left === null ? { vector: spoken, veto: null } : { vector, veto }
}

/** What `run` gives while pairs are weighed by others than the shipped weights: for those who learn and judge them (tools/eval). */
export function weighedBy<Result>(weights: MatchingWeights, run: () => Result): Result {
  const before = ready
  ready = readyOf(weights)
  try {
    return run()
  } finally {
    ready = before
  }
}

interface ReadyWeights {
  readonly family: BoostedTrees
  readonly same: BoostedTrees
  readonly sameFrom: number
  readonly twinFrom: number
}

function readyOf({ family, same, sameFrom, twinFrom }: MatchingWeights): ReadyWeights {
  return {
    family: new BoostedTrees(family, pairFeatureNames),
    same: new BoostedTrees(same, pairFeatureNames),
    sameFrom,
    twinFrom,
  }
}

/** Made ready when the first pair is weighed, so that weights which ask for what is no longer told can be learned anew. */
let ready: ReadyWeights | null = null
function inUse(): ReadyWeights {
  return (ready ??= readyOf(learnedWeights))
}

function weigh(vector: PairVector, veto: Veto | null): Weighed {
  const isContradicted = veto !== null && veto.isContradiction
  if (veto?.atMost === 'different') return { decision: 'different', score: 0, same: 0, isContradicted }
  const { family, same: trees, sameFrom, twinFrom } = inUse()
  const values = Object.values(vector)
  const same = veto === null || veto.atMost === 'twin' ? probability(trees.score(values)) : 0
  if (same >= twinFrom)
    return {
      decision: same >= sameFrom && veto === null && whyAsked(vector) === null ? 'same' : 'twin',
      score: same,
      same,
      isContradicted,
    }
  const score = probability(family.score(values))
  return { decision: score >= FAMILY_FROM ? 'family' : 'different', score, same, isContradicted }
}

/**
 * Why a person decides whatever the titles say; null: nobody has to. What stands for no price would be shown as the cheapest offer of
 * what has one; and where neither brand nor colour nor size nor number is told by both, like words are no proof of one article.
 */
function whyAsked(vector: PairVector): string | null {
  return vector.priceUnknown === 1
    ? 'a price that stands for none'
    : PROOFS.every((proof) => vector[proof] === 0)
      ? 'nothing but words agrees'
      : null
}

const PROOFS: readonly PairFeature[] = [
  'gtinEqual',
  'mpnEqual',
  'codesShared',
  'brandEqual',
  'sizesAgree',
  'coloursAgree',
]

function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

function reasonsOf(vector: PairVector, trees: BoostedTrees, veto: string | null): Reason[] {
  const reasons: Reason[] = []
  for (const [at, weight] of trees.shares(Object.values(vector)).entries()) {
    const feature = pairFeatureNames[at] as PairFeature
    if (weight !== 0)
      reasons.push({
        feature,
        weight,
        note: vector[feature] === 0 ? `not told: ${pairFeatureNotes[feature]}` : pairFeatureNotes[feature],
      })
  }
  reasons.sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
  return veto === null ? reasons : [{ feature: 'veto', weight: 0, note: veto }, ...reasons]
}
