import type { ArticleFeatures } from './article.ts'
import { type PairFeature, pairFeatureNames, pairFeatureNotes, pairFeatures, type PairVector } from './pair-features.ts'
import { differInFacts, type SeriesContext, seriesVeto, withoutShared } from './series-words.ts'
import { type Veto, vetoOf } from './vetoes.ts'
import { familyWeights, sameWeights, type Weights } from './weights.ts'

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
  /** The weightiest first. */
  readonly reasons: readonly Reason[]
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
/** From this one on they are the same article, from the other on they look like it: proposed, not merged. */
export const SAME_FROM = 0.3
const TWIN_FROM = 0.15

/**
 * Compares two read articles: symmetric, explainable, a few microseconds. What decides alone stands in vetoes.ts
 * (decisions.md, Things: one condition, like categories); the rest is two sums of weights (weights.ts).
 */
export function compareArticles(a: ArticleFeatures, b: ArticleFeatures, series?: SeriesContext): Comparison {
  const { vector, veto } = inSeries(a, b, series)
  const weighed = weigh(vector, veto)
  return { ...weighed, reasons: reasonsOf(vector, weighed.decision === 'different' ? familyWeights : sameWeights, veto?.note) }
}

/** What `compareArticles` decides, without saying why. */
export function weighArticles(a: ArticleFeatures, b: ArticleFeatures, series?: SeriesContext): Weighed {
  const { vector, veto } = inSeries(a, b, series)
  return weigh(vector, veto)
}

/** What is said and what decides alone, with what is known of how the two shops word the series (series-words.ts). */
function inSeries(a: ArticleFeatures, b: ArticleFeatures, series?: SeriesContext): { vector: PairVector; veto: Veto | null } {
  const vector = pairFeatures(a, b)
  const veto = vetoOf(vector, a, b)
  if (series === undefined) return { vector, veto }
  if (veto === null) return { vector, veto: seriesVeto(a, b, series, vector) }
  if (veto.atMost === 'different' || differInFacts(vector)) return { vector, veto }
  const [one, other] = [withoutShared(a, b, series.a), withoutShared(b, a, series.b)]
  if (one === a && other === b) return { vector, veto }
  const spoken = pairFeatures(one, other)
  const left = vetoOf(spoken, one, other) ?? seriesVeto(one, other, series, spoken)
  return left === null ? { vector: spoken, veto: null } : { vector, veto }
}

function weigh(vector: PairVector, veto: Veto | null): Weighed {
  const isContradicted = veto !== null && veto.isContradiction
  if (veto?.atMost === 'different') return { decision: 'different', score: 0, same: 0, isContradicted }
  const { family, same: unlessVetoed } = probabilities(Object.values(vector))
  if (family < FAMILY_FROM) return { decision: 'different', score: family, same: 0, isContradicted }
  const same = veto === null || veto.atMost === 'twin' ? unlessVetoed : 0
  const decision = same >= SAME_FROM && veto === null ? 'same' : same >= TWIN_FROM ? 'twin' : 'family'
  return { decision, score: decision === 'family' ? family : same, same, isContradicted }
}

/** Weights in the order of a vector's values, which is that of the names. */
const inOrder = ({ of }: Weights): Float64Array => Float64Array.from(pairFeatureNames, (name) => of[name] ?? 0)
const FAMILY = inOrder(familyWeights)
const SAME = inOrder(sameWeights)

function probabilities(values: readonly number[]): { family: number; same: number } {
  let family = familyWeights.bias
  let same = sameWeights.bias
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number
    if (value === 0) continue
    family += value * (FAMILY[at] as number)
    same += value * (SAME[at] as number)
  }
  return { family: 1 / (1 + Math.exp(-family)), same: 1 / (1 + Math.exp(-same)) }
}

function reasonsOf(vector: PairVector, weights: Weights, veto?: string): Reason[] {
  const reasons: Reason[] = []
  for (const feature of pairFeatureNames) {
    const weight = vector[feature] * (weights.of[feature] ?? 0)
    if (weight !== 0) reasons.push({ feature, weight, note: pairFeatureNotes[feature] })
  }
  reasons.sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
  return veto === undefined ? reasons : [{ feature: 'veto', weight: 0, note: veto }, ...reasons]
}
