import type { ArticleFeatures } from './article.ts'
import {
  addsColour,
  addsPart,
  addsPrint,
  addsSeries,
  areOfOtherSeries,
  areOtherHeads,
  addsShade,
  haveOneHead,
  haveOtherColours,
  haveOtherCoverNames,
  isPartAgainstPiece,
  sayOtherLooks,
} from './contradictions.ts'
import { areOtherDepartments } from './kind-words.ts'
import { type PairFeature, pairFeatureNotes, type PairVector } from './pair-features.ts'
import { isOneMore } from './told-apart.ts'

export interface Veto {
  /** The most that the pair can be. */
  readonly atMost: 'twin' | 'family' | 'different'
  readonly note: string
  /** False: the two say too much of their own to be put together by themselves, but may both be what a third one is. */
  readonly isContradiction: boolean
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
/** No article costs five times as much elsewhere. */
const EXTREME_LOG_PRICE = Math.log(5)

/** What decides alone against two articles being the same, or null. */
export function vetoOf(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): Veto | null {
  if (isUnlike(vector)) return { atMost: 'different', note: 'unlike kinds of articles', isContradiction: true }
  if (isPartAgainstPiece(a, b))
    return { atMost: 'family', note: 'one is a part, a cover or a cushion, the other is not', isContradiction: true }
  if (vector.departmentConflict === 1 && !isMisplaced(vector, a, b))
    return { atMost: 'family', note: 'unlike departments', isContradiction: true }
  if (a.article.condition !== b.article.condition)
    return { atMost: 'family', note: 'different conditions', isContradiction: true }
  if (vector.priceGap > EXTREME_LOG_PRICE)
    return { atMost: 'family', note: 'prices more than five times apart', isContradiction: true }
  if (isLightAndDark(a, b)) return { atMost: 'family', note: 'one is light, one dark', isContradiction: true }
  if (a.counts.size > 0 && b.counts.size > 0 && STRUCTURE.some((what) => isOtherCount(what, a, b)))
    return { atMost: 'family', note: pairFeatureNotes.countsConflict, isContradiction: true }
  if (hasOtherSide(a, b))
    return { atMost: 'family', note: 'one is for the left, one for the right', isContradiction: true }
  if ((vector.categoryFar === 1 || vector.categoryUnknown === 1) && isOtherKind(vector, a, b) && !haveOneHead(a, b))
    return { atMost: 'family', note: 'unlike kinds of articles', isContradiction: true }
  const isIdentified = vector.gtinEqual === 1 || (vector.mpnEqual === 1 && vector.gtinConflict === 0)
  const found =
    ALWAYS.find((name) => vector[name] === 1) ??
    (isIdentified ? undefined : WITHOUT_IDENTIFIER.find((name) => vector[name] === 1 && !isExcused(name, vector, a, b)))
  if (found === undefined && isIdentified && isGtinOfUnlike(vector, a, b))
    return { atMost: 'family', note: 'one GTIN on unlike articles', isContradiction: false }
  if (found === undefined && !isIdentified) return unlessIdentified(vector, a, b)
  return found === undefined
    ? null
    : { atMost: 'family', note: pairFeatureNotes[found], isContradiction: !WEAK.has(found) }
}

/** "Mesa e 4 cadeiras", "mesa com 4 cadeiras": both tell what is along, though one has no "com". */
function isExcused(name: PairFeature, vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): boolean {
  return (
    (name === 'editionsDiffer' && agreesButForEdition(vector)) ||
    (name === 'inclusionOne' && a.partsNamed !== 0 && a.partsNamed === b.partsNamed)
  )
}

/** What the titles say, which a right identifier overrules: shops word it freely. */
function unlessIdentified(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): Veto | null {
  // Three sizes and the price are other proof: one of the titles is only shorter.
  const isProven = vector.sizesFull === 1 && vector.priceNear === 1
  if (areOtherHeads(a, b)) return { atMost: 'family', note: 'their titles name unlike things', isContradiction: true }
  if (areOfOtherSeries(a, b)) return { atMost: 'family', note: 'their titles name other series', isContradiction: true }
  if (haveOtherColours(a, b))
    return { atMost: 'family', note: 'their titles name other colours', isContradiction: true }
  if (sayTooLittle(vector, a, b))
    return { atMost: 'family', note: 'too little is said to tell that they are one', isContradiction: false }
  if (!isProven && addsPart(a, b))
    return { atMost: 'family', note: 'one title alone tells a part', isContradiction: false }
  if (haveOtherCoverNames(a, b))
    return { atMost: 'family', note: 'other names of covers or parts', isContradiction: false }
  if (!isProven && addsPrint(a, b))
    return { atMost: 'family', note: 'one title alone tells a pattern', isContradiction: false }
  if (sayOtherLooks(a, b))
    return { atMost: 'family', note: 'alike but for words of how they look', isContradiction: false }
  if (addsShade(a, b)) return { atMost: 'family', note: 'one title alone tells a shade', isContradiction: false }
  if (addsSeries(a, b)) return { atMost: 'family', note: 'one title alone joins a series', isContradiction: false }
  if (addsColour(a, b)) return { atMost: 'family', note: 'one title alone tells a colour more', isContradiction: false }
  return isOneMore(a, b)
    ? { atMost: 'family', note: 'one title alone adds a shade, finish or part', isContradiction: false }
    : null
}

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

/** No name or model code, or titles of one word: brand and kind are those of a whole list. All sizes and words then have to agree. */
function sayTooLittle(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): boolean {
  if (Math.max(a.stems.size, b.stems.size) < 2) return vector.sizesAgree < 1
  if (vector.categoryEqual === 0 && vector.sizesAgree === 0 && vector.wordsOverlap < HALF_WORDS && !haveOneHead(a, b))
    return true
  if (vector.namesShared > 0 || vector.codesShared > 0) return false
  if (a.tellsProper || b.tellsProper ? a.mayHaveName || b.mayHaveName : vector.wordsOverlap >= MOST_WORDS) return false
  return vector.sizesFull === 0 || vector.coloursAgree === 0 || vector.wordsOverlap < MOST_WORDS
}

/** A shop's category was read oddly: name of the series and the thing itself agree, and sizes or nearly all words. */
function isMisplaced(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): boolean {
  return vector.namesShared > 0 && haveOneHead(a, b) && (vector.sizesAgree === 1 || vector.wordsOverlap > MOST_WORDS)
}
const HALF_WORDS = 0.5
const MOST_WORDS = 0.85

/** Said in the same words of one colour group: "cinza claro", "cinza escuro". */
function isLightAndDark(a: ArticleFeatures, b: ArticleFeatures): boolean {
  if (a.tones.length !== 1 || b.tones.length !== 1) return false
  const [one, other] = [a.tones[0], b.tones[0]]
  return (one === 'light' && other === 'dark') || (one === 'dark' && other === 'light')
}

/** What makes it another piece whatever its GTIN; of watts, kilos and years shops mean different things. */
const STRUCTURE = ['drawers', 'doors', 'chairs', 'lights']

function isOtherCount(what: string, a: ArticleFeatures, b: ArticleFeatures): boolean {
  const one = a.counts.get(what)
  if (one === undefined) return false
  const other = b.counts.get(what)
  return other !== undefined && one !== other
}

/** A chaise on the left is not one on the right, though shops give both one GTIN. */
function hasOtherSide(a: ArticleFeatures, b: ArticleFeatures): boolean {
  const [one, other] = [a.qualifiers.get('side'), b.qualifiers.get('side')]
  if (one?.length !== 1 || other?.length !== 1) return false
  return (one[0] === 'left' && other[0] === 'right') || (one[0] === 'right' && other[0] === 'left')
}

/** A chair and a table, or a lamp, of one series: neither title has the other's first word. */
function isOtherKind({ categoryFar }: PairVector, a: ArticleFeatures, b: ArticleFeatures): boolean {
  return (
    a.kind !== null &&
    b.kind !== null &&
    !a.stems.has(b.kind) &&
    !b.stems.has(a.kind) &&
    (categoryFar === 1 || areOtherDepartments(a.kind, b.kind))
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

/** A right GTIN on a sofa and a lamp is no evidence (decisions.md, Things): unlike departments need a name in common. */
function isUnlike(vector: PairVector): boolean {
  if (vector.namesConflict === 1 && vector.gtinEqual === 0 && vector.mpnEqual === 0) return true
  return vector.departmentConflict === 1 && vector.namesShared === 0 && vector.codesShared === 0
}
