import type { ArticleFeatures } from './article.ts'
import { type PairFeature, pairFeatureNotes, type PairVector } from './pair-features.ts'

export interface Veto {
  /** The most that the pair can be. */
  readonly atMost: 'family' | 'different'
  readonly note: string
}

/** What makes two articles of a series different ones, whatever identifiers say: shops give one GTIN to all colours and sizes. */
const ALWAYS: readonly PairFeature[] = ['setConflict', 'sizesConflict', 'coloursConflict', 'seatsConflict']
/** The same, unless a right identifier says otherwise: shops word these freely. */
const WITHOUT_IDENTIFIER: readonly PairFeature[] = ['gtinConflict', 'mpnConflict', 'tonesConflict', 'countsConflict', 'qualifiersConflict', 'hasConflict', 'codesConflict', 'numbersConflict', 'namesRestBoth', 'inclusionOne', 'qualifierOne', 'editionsDiffer', 'sameShop', 'priceFar', 'brandConflict']
/** No article costs five times as much elsewhere. */
const EXTREME_LOG_PRICE = Math.log(5)

/** What decides alone against two articles being the same, or null. */
export function vetoOf(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): Veto | null {
  if (isUnlike(vector)) return { atMost: 'different', note: 'unlike kinds of articles' }
  if (a.article.condition !== b.article.condition) return { atMost: 'family', note: 'different conditions' }
  if (vector.priceGap > EXTREME_LOG_PRICE) return { atMost: 'family', note: 'prices more than five times apart' }
  const isIdentified = vector.gtinEqual === 1 || (vector.mpnEqual === 1 && vector.gtinConflict === 0)
  const found = ALWAYS.find((name) => vector[name] === 1) ?? (isIdentified ? undefined : WITHOUT_IDENTIFIER.find((name) => vector[name] === 1 && !(name === 'editionsDiffer' && agreesInAll(vector))))
  return found === undefined ? null : { atMost: 'family', note: pairFeatureNotes[found] }
}

/** Shops add "Plus" and "II" of their own: what agrees in two sizes, colour, brand and nearly the price is one article under two such names. */
function agreesInAll(vector: PairVector): boolean {
  return vector.sizesAgree === 1 && vector.coloursAgree === 1 && vector.brandEqual === 1 && vector.priceGap < SAME_PRICE && vector.gtinConflict === 0 && vector.mpnConflict === 0
}

const SAME_PRICE = Math.log(1.12)

/** A right GTIN on a sofa and a lamp is no evidence (decisions.md, Things): unlike departments need a name in common. */
function isUnlike(vector: PairVector): boolean {
  if (vector.namesConflict === 1 && vector.gtinEqual === 0 && vector.mpnEqual === 0) return true
  return vector.departmentConflict === 1 && vector.namesShared === 0 && vector.codesShared === 0
}
