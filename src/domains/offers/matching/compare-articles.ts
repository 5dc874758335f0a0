import type { ArticleFeatures } from './article.ts'
import { BoostedTrees } from './learned/boosted-trees.ts'
import { pairFeatures } from './comparing/pair-features.ts'
import { type PairFeature, pairFeatureNames, pairFeatureNotes, type PairVector } from './comparing/pair-vector.ts'
import { type PictureEvidence, pictureNote } from './comparing/picture-evidence.ts'
import { haveTheSameWords, type SeriesContext, seriesVeto, withoutShared } from './words/series-words.ts'
import type { Veto } from './vetoes/veto-rules.ts'
import { vetoOf } from './vetoes/vetoes.ts'
import { learnedWeights } from './learned/learned-weights.ts'
import type { MatchingWeights } from './learned/weights.ts'

export interface Reason {
  readonly feature: PairFeature | 'veto' | 'picture'
  /** What it adds to the logarithm of the odds; of a veto 0, it decides alone; of a picture that does not count here 0 too. */
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
export function compareArticles(
  a: ArticleFeatures,
  b: ArticleFeatures,
  series?: SeriesContext,
  pictures: Pictures = noPictures,
): Comparison {
  const { vector, veto } = inSeries(a, b, series)
  const weighed = weigh(vector, veto, pictures)
  const trees = weighed.decision === 'different' ? inUse().family : inUse().same
  const seen =
    weighed.decision === 'same' || weighed.decision === 'twin' ? pictureReasons(vector, pictures(), trees) : []
  return { ...weighed, start: trees.bias, reasons: reasonsOf(vector, trees, veto?.note ?? whyAsked(vector), seen) }
}

/** What `compareArticles` decides, without saying why. */
export function weighArticles(
  a: ArticleFeatures,
  b: ArticleFeatures,
  series?: SeriesContext,
  pictures: Pictures = noPictures,
): Weighed {
  const { vector, veto } = inSeries(a, b, series)
  return weigh(vector, veto, pictures)
}

/** What the pictures of the two say; asked only where it may count. */
export type Pictures = () => PictureEvidence | null
const noPictures: Pictures = () => null

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

function weigh(vector: PairVector, veto: Veto | null, pictures: Pictures): Weighed {
  const isContradicted = veto !== null && veto.isContradiction
  if (veto?.atMost === 'different') return { decision: 'different', score: 0, same: 0, isContradicted }
  const { family, same: trees, sameFrom, twinFrom } = inUse()
  const values = Object.values(vector)
  const said = veto === null || veto.atMost === 'twin' ? trees.score(values) : -Infinity
  const same = probability(said)
  if (same >= twinFrom) {
    const score = Math.max(twinFrom, probability(said + pictureShift(said, vector, pictures())))
    // Pictures that differ leave the two to a person; they make way for no third one that could be either's like.
    return {
      decision: score >= sameFrom && veto === null && whyAsked(vector) === null ? 'same' : 'twin',
      score,
      same: Math.max(same, score),
      isContradicted,
    }
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

/**
 * What pictures add to the logarithm of the odds. They move only what looks the same by what is said, and never out of it: pictures make no
 * two alike, and pictures that differ leave the two to a person. For one article they speak only where something rare does too.
 */
function pictureShift(score: number, vector: PairVector, evidence: PictureEvidence | null): number {
  if (evidence === null) return 0
  if (evidence.weight > 0) return hasRare(vector) ? evidence.weight : 0
  return Math.min(0, Math.max(evidence.weight, logOdds(inUse().twinFrom) - score))
}

const RARE: readonly PairFeature[] = ['gtinEqual', 'mpnEqual', 'codesShared', 'sizesFull']
/** A series' name alone is what all of its pieces have, and so may its picture be: a size or a colour has to agree with it. */
function hasRare(vector: PairVector): boolean {
  return (
    RARE.some((name) => vector[name] > 0) || (vector.namesShared > 0 && vector.sizesAgree + vector.coloursAgree > 0)
  )
}

function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}
function logOdds(share: number): number {
  return Math.log(share / (1 - share))
}

function pictureReasons(vector: PairVector, evidence: PictureEvidence | null, trees: BoostedTrees): Reason[] {
  return evidence === null
    ? []
    : [
        {
          feature: 'picture',
          weight: pictureShift(trees.score(Object.values(vector)), vector, evidence),
          note: pictureNote(evidence),
        },
      ]
}

function reasonsOf(vector: PairVector, trees: BoostedTrees, veto: string | null, seen: readonly Reason[]): Reason[] {
  const reasons: Reason[] = [...seen]
  for (const [at, weight] of trees.shares(Object.values(vector)).entries()) {
    const feature = pairFeatureNames[at]!
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
