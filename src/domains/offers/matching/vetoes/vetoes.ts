import type { ArticleFeatures } from '../article.ts'
import { areOtherHeads } from './contradictions.ts'
import { type PairFeature, pairFeatureNotes, type PairVector } from '../comparing/pair-vector.ts'
import { alwaysAgainst, firstVeto, unlessIdentified, type Veto } from './veto-rules.ts'

/** What decides alone against two articles being the same, or null. */
export function vetoOf(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): Veto | null {
  const veto = firstVeto(alwaysAgainst, vector, a, b)
  if (veto !== null) return veto
  const isIdentified = vector.gtinEqual === 1 || (vector.mpnEqual === 1 && vector.gtinConflict === 0)
  const fact =
    ALWAYS.find((name) => vector[name] === 1) ??
    (isIdentified ? undefined : WITHOUT_IDENTIFIER.find((name) => vector[name] === 1 && !isExcused(name, vector, a, b)))
  if (fact !== undefined) return { atMost: 'family', note: pairFeatureNotes[fact], isContradiction: !WEAK.has(fact) }
  if (!isIdentified) return firstVeto(unlessIdentified, vector, a, b)
  return isGtinOfUnlike(vector, a, b) ? GTIN_OF_UNLIKE : null
}

/** What makes two articles of a series different ones, whatever identifiers say: shops give one GTIN to all colours and sizes. */
const ALWAYS: readonly PairFeature[] = [
  'setConflict',
  'sizesConflict',
  'coloursConflict',
  'seatsConflict',
  'hasConflict',
]
/** The same, unless a right identifier says otherwise: shops word these freely. */
const WITHOUT_IDENTIFIER: readonly PairFeature[] = [
  'gtinConflict',
  'mpnConflict',
  'tonesConflict',
  'countsConflict',
  'parametersConflict',
  'qualifiersConflict',
  'codesConflict',
  'numbersConflict',
  'namesRestBoth',
  'wordReplaced',
  'inclusionOne',
  'qualifierOne',
  'sameShop',
  'priceFar',
  'brandConflict',
  'editionsDiffer',
]
/** Said by one title alone, or in words that may mean the same. */
const WEAK: ReadonlySet<PairFeature> = new Set<PairFeature>(['editionsDiffer', 'inclusionOne', 'wordReplaced'])

/** "Mesa e 4 cadeiras", "mesa com 4 cadeiras": both tell what is along, though one has no "com". */
function isExcused(name: PairFeature, vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): boolean {
  return (
    (name === 'editionsDiffer' && agreesButForEdition(vector)) ||
    (name === 'inclusionOne' && a.partsNamed !== 0 && a.partsNamed === b.partsNamed)
  )
}

/**
 * Shops add "Plus" and "II" of their own. Under two such names it is one article when nothing else differs: brand, category and
 * colour agree and the price nearly does, or the sizes agree too and the price is not far.
 */
function agreesButForEdition(vector: PairVector): boolean {
  if (vector.coloursAgree === 0 || vector.brandEqual === 0 || vector.categoryEqual === 0) return false
  return vector.priceGap < (vector.sizesAgree > 0 ? LIKE_PRICE : SAME_PRICE)
}

const SAME_PRICE = Math.log(1.12)
const LIKE_PRICE = Math.log(1.2)

/** A GTIN that a shop made up or put on all of a list: other series, and hardly a word in common, or another price. */
function isGtinOfUnlike(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): boolean {
  return (
    vector.mpnEqual === 0 &&
    vector.namesShared === 0 &&
    a.names.length > 0 &&
    b.names.length > 0 &&
    (areOtherHeads(a, b) || vector.wordsOverlap < FEW_WORDS || vector.priceGap > TWICE)
  )
}
const FEW_WORDS = 0.34
const TWICE = Math.log(2)
const GTIN_OF_UNLIKE: Veto = { atMost: 'family', note: 'one GTIN on unlike articles', isContradiction: false }
