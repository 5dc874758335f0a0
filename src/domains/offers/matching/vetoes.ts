import type { ArticleFeatures } from './article.ts'
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
const ALWAYS: readonly PairFeature[] = ['setConflict', 'sizesConflict', 'coloursConflict', 'seatsConflict', 'hasConflict']
/** The same, unless a right identifier says otherwise: shops word these freely. */
const WITHOUT_IDENTIFIER: readonly PairFeature[] = ['gtinConflict', 'mpnConflict', 'tonesConflict', 'countsConflict', 'parametersConflict', 'qualifiersConflict', 'codesConflict', 'numbersConflict', 'namesRestBoth', 'wordReplaced', 'inclusionOne', 'qualifierOne', 'sameShop', 'priceFar', 'brandConflict', 'editionsDiffer']
/** Said by one title alone, or in words that may mean the same. */
const WEAK: ReadonlySet<PairFeature> = new Set<PairFeature>(['editionsDiffer', 'inclusionOne', 'wordReplaced'])
/** No article costs five times as much elsewhere. */
const EXTREME_LOG_PRICE = Math.log(5)

/** What decides alone against two articles being the same, or null. */
export function vetoOf(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): Veto | null {
  if (isUnlike(vector)) return { atMost: 'different', note: 'unlike kinds of articles', isContradiction: true }
  if (vector.departmentConflict === 1) return { atMost: 'family', note: 'unlike departments', isContradiction: true }
  if (a.article.condition !== b.article.condition) return { atMost: 'family', note: 'different conditions', isContradiction: true }
  if (vector.priceGap > EXTREME_LOG_PRICE) return { atMost: 'family', note: 'prices more than five times apart', isContradiction: true }
  if (isLightAndDark(a, b)) return { atMost: 'family', note: 'one is light, one dark', isContradiction: true }
  if (a.counts.size > 0 && b.counts.size > 0 && STRUCTURE.some((what) => isOtherCount(what, a, b))) return { atMost: 'family', note: pairFeatureNotes.countsConflict, isContradiction: true }
  if (hasOtherSide(a, b)) return { atMost: 'family', note: 'one is for the left, one for the right', isContradiction: true }
  if ((vector.categoryFar === 1 || vector.categoryUnknown === 1) && isOtherKind(vector, a, b)) return { atMost: 'family', note: 'unlike kinds of articles', isContradiction: true }
  const isIdentified = vector.gtinEqual === 1 || (vector.mpnEqual === 1 && vector.gtinConflict === 0)
  const found = ALWAYS.find((name) => vector[name] === 1) ?? (isIdentified ? undefined : WITHOUT_IDENTIFIER.find((name) => vector[name] === 1 && !(name === 'editionsDiffer' && agreesButForEdition(vector))))
  if (found === undefined && !isIdentified && isOneMore(a, b)) return { atMost: 'family', note: 'one title alone adds a shade, finish or part', isContradiction: false }
  return found === undefined ? null : { atMost: 'family', note: pairFeatureNotes[found], isContradiction: !WEAK.has(found) }
}

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
const isOtherKind = ({ categoryFar }: PairVector, a: ArticleFeatures, b: ArticleFeatures): boolean =>
  a.kind !== null && b.kind !== null && !a.stems.has(b.kind) && !b.stems.has(a.kind) && (categoryFar === 1 || areOtherDepartments(a.kind, b.kind))

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
