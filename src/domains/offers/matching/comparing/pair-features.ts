import { categoryById, isAncestor } from '#domains/catalogue/contract.ts'
import type { ArticleFeatures } from '../article.ts'
import { addLooks } from './compare-looks.ts'
import { addNames } from './compare-names.ts'
import { addCounts, addParameters, addPresence, addQualifiers } from './compare-properties.ts'
import { compareSizes } from './compare-sizes.ts'
import { haveOneHead } from '../vetoes/contradictions.ts'
import { emptyVector, type PairVector } from './pair-vector.ts'
import { substanceOf } from '../words/substances.ts'
import { addTextEvidence } from './text-evidence.ts'
import { areOtherLooks } from './told-apart.ts'
import { differBothWays } from './told-lists.ts'

/** The numbers that two articles are compared by; symmetric, each mostly 0 or 1. */
export function pairFeatures(a: ArticleFeatures, b: ArticleFeatures): PairVector {
  const vector = emptyVector()
  addIdentity(vector, a, b)
  addNames(vector, a, b)
  addPlace(vector, a, b)
  addSizes(vector, a, b)
  addLooks(vector, a, b)
  addCounts(vector, a, b)
  addParameters(vector, a, b)
  addQualifiers(vector, a, b)
  addPresence(vector, a, b)
  addPresence(vector, b, a)
  vector.wordsOverlap = overlap(a.stems, b.stems)
  if (vector.wordsOverlap * Math.min(a.stems.size, b.stems.size) >= ALIKE_WORDS * Math.max(a.stems.size, b.stems.size))
    addReplacedWords(vector, a, b)
  addPrices(vector, a.logPrice, b.logPrice)
  addTextEvidence(vector, a, b)
  // "Candeeiro de pé", "candeeiro de teto": each on its own shelf, and each says why.
  if (vector.categoryFar + vector.departmentConflict > 0 && vector.textLeftLess > 0) vector.wordReplaced = 1
  return vector
}

function addPrices(vector: PairVector, one: number | null, other: number | null): void {
  if (one === null || other === null) vector.priceUnknown = 1
  vector.priceGap = one === null || other === null ? UNKNOWN_LOG_PRICE : Math.min(Math.abs(one - other), 3)
  vector.priceNear = vector.priceGap < NEAR_LOG_PRICE ? 1 : 0
  if (vector.sizesUnknown === 1)
    Object.assign(vector, { priceGapAlone: vector.priceGap, priceNearAlone: vector.priceNear })
  vector.priceFar = vector.priceGap > FAR_LOG_PRICE ? 1 : 0
}

/** Titles made alike, where what differs is what tells two articles of a shop's list apart ("Paula sofa maya cream", "Paula sofa planet grey"). */
const ALIKE_WORDS = 0.55
function addReplacedWords(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  if (lacks(a.rareWords, b) && lacks(b.rareWords, a)) vector.wordReplaced = 1
  if (vector.tonesAgree === 0 && areOtherLooks(a, b)) vector.wordReplaced = 1
  if (
    a.titleMaterials.length > 0 &&
    b.titleMaterials.length > 0 &&
    differBothWays(a.titleMaterials.map(substanceOf), b.titleMaterials.map(substanceOf))
  )
    vector.wordReplaced = 1
}

function lacks(words: readonly string[], other: ArticleFeatures): boolean {
  return words.some((word) => !other.words.has(word))
}

/** One article costs up to twice as much elsewhere, rarely more. */
const FAR_LOG_PRICE = Math.log(2)
const NEAR_LOG_PRICE = Math.log(1.06)
/** A price is unknown: neither near nor far. */
const UNKNOWN_LOG_PRICE = Math.log(1.2)

function addIdentity(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  const [one, other] = [a.article, b.article]
  if (one.gtin !== null && other.gtin !== null) vector[one.gtin === other.gtin ? 'gtinEqual' : 'gtinConflict'] = 1
  const brands = compareBrands(a, b)
  vector[brands === null ? 'brandUnknown' : brands ? 'brandEqual' : 'brandConflict'] = 1
  if (a.mpn !== null && b.mpn !== null && brands === true) vector[a.mpn === b.mpn ? 'mpnEqual' : 'mpnConflict'] = 1
  if (one.eshopId === other.eshopId) {
    vector.sameShop = 1
    if (one.groupKey !== null && one.groupKey === other.groupKey) vector.sameGroup = 1
  }
}

/** "bosch" and "bosch-home" are one brand; a brand that only the other title names is one too. */
function compareBrands(a: ArticleFeatures, b: ArticleFeatures): boolean | null {
  if (a.brand !== null && b.brand !== null) return a.brand.startsWith(b.brand) || b.brand.startsWith(a.brand)
  if (a.brand === null && b.brand === null) return null
  const [named, title] = a.brand !== null ? [a.brand, b.words] : [b.brand as string, a.words]
  return title.has(named) ? true : null
}

function addPlace(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  const [one, other] = [a.article, b.article]
  if (one.categoryId === null || other.categoryId === null) vector.categoryUnknown = 1
  else if (one.categoryId === other.categoryId) vector.categoryEqual = 1
  else if (one.departmentId !== other.departmentId) vector.departmentConflict = 1
  else vector[areNear(one.categoryId, other.categoryId) ? 'categoryNear' : 'categoryFar'] = 1
  if (a.kind !== null && a.kind === b.kind) vector.kindEqual = 1
  if (haveOneHead(a, b)) vector.headEqual = 1
  if (a.headKinds.length === 0 || b.headKinds.length === 0) vector.headUnknown = 1
}

/** "Sofás de 2 lugares" and "Sofás de 3 lugares", or a category and one of its own. */
function areNear(one: number, other: number): boolean {
  const [a, b] = [categoryById(one), categoryById(other)]
  return (
    a !== null &&
    b !== null &&
    ((a.parentId === b.parentId && a.parentId !== null) || isAncestor(a, b) || isAncestor(b, a))
  )
}

function addSizes(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  const { agreed, conflicting } = compareSizes(a, b)
  if (conflicting > 0) vector.sizesConflict = 1
  else if (agreed > 0) vector.sizesAgree = agreed > 1 ? 1 : 0.6
  else vector.sizesUnknown = 1
  if (agreed > 2 && conflicting === 0) vector.sizesFull = 1
}

/** Shared words against the smaller title's: shops say more or less of one article. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a]
  if (few.size === 0) return 0
  let shared = 0
  for (const stem of few) if (many.has(stem)) shared += 1
  return shared / few.size
}
