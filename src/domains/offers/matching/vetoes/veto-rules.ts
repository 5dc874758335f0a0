import type { ArticleFeatures } from '../article.ts'
import {
  addsColour,
  addsPart,
  addsPrint,
  addsSeries,
  addsShade,
  areOfOtherSeries,
  areOtherHeads,
  haveOneHead,
  haveOtherColours,
  haveOtherCoverNames,
  isPartAgainstPiece,
  sayOtherLooks,
} from './contradictions.ts'
import { areOtherDepartments } from '../words/kind-words.ts'
import { pairFeatureNotes, type PairVector } from '../comparing/pair-vector.ts'
import { isOneMore } from '../comparing/told-apart.ts'

export interface Veto {
  /** The most that the pair can be. */
  readonly atMost: 'twin' | 'family' | 'different'
  readonly note: string
  /** False: the two say too much of their own to be put together by themselves, but may both be what a third one is. */
  readonly isContradiction: boolean
}

/** What is said against a pair, and when. */
type Rule = readonly [veto: Veto, holds: Holds]
type Holds = (vector: PairVector, a: ArticleFeatures, b: ArticleFeatures) => boolean
type OfArticles = (a: ArticleFeatures, b: ArticleFeatures) => boolean

/** The first rule that holds. */
export function firstVeto(
  rules: readonly Rule[],
  vector: PairVector,
  a: ArticleFeatures,
  b: ArticleFeatures,
): Veto | null {
  for (const [veto, holds] of rules) if (holds(vector, a, b)) return veto
  return null
}

/** Whatever identifiers say. */
export const alwaysAgainst: readonly Rule[] = [
  [{ atMost: 'different', note: 'unlike kinds of articles', isContradiction: true }, isUnlike],
  [contradiction('one is a part, a cover or a cushion, the other is not'), titles(isPartAgainstPiece)],
  [
    contradiction('unlike departments'),
    (vector, a, b) => vector.departmentConflict === 1 && !isMisplaced(vector, a, b),
  ],
  [contradiction('different conditions'), titles((a, b) => a.article.condition !== b.article.condition)],
  [contradiction('prices more than five times apart'), ({ priceGap }) => priceGap > EXTREME_LOG_PRICE],
  [contradiction('one is light, one dark'), titles(isLightAndDark)],
  [contradiction(pairFeatureNotes.countsConflict), titles(haveOtherStructure)],
  [contradiction('one is for the left, one for the right'), titles(hasOtherSide)],
  [contradiction('unlike kinds of articles'), isOtherKind],
]

/** What the titles say, which a right identifier overrules: shops word it freely. */
export const unlessIdentified: readonly Rule[] = [
  [contradiction('their titles name unlike things'), titles(areOtherHeads)],
  [contradiction('their titles name other series'), titles(areOfOtherSeries)],
  [contradiction('their titles name other colours'), titles(haveOtherColours)],
  [doubt('too little is said to tell that they are one'), sayTooLittle],
  [doubt('one title alone tells a part'), unlessProven(addsPart)],
  [doubt('other names of covers or parts'), titles(haveOtherCoverNames)],
  [doubt('one title alone tells a pattern'), unlessProven(addsPrint)],
  [doubt('alike but for words of how they look'), titles(sayOtherLooks)],
  [doubt('one title alone tells a shade'), titles(addsShade)],
  [doubt('one title alone joins a series'), titles(addsSeries)],
  [doubt('one title alone tells a colour more'), titles(addsColour)],
  [doubt('one title alone adds a shade, finish or part'), titles(isOneMore)],
]

function contradiction(note: string): Veto {
  return { atMost: 'family', note, isContradiction: true }
}

function doubt(note: string): Veto {
  return { atMost: 'family', note, isContradiction: false }
}

function titles(holds: OfArticles): Holds {
  return (_, a, b) => holds(a, b)
}

/** Three sizes and the price are other proof: one of the titles is only shorter. */
function unlessProven(holds: OfArticles): Holds {
  return (vector, a, b) => !(vector.sizesFull === 1 && vector.priceNear === 1) && holds(a, b)
}

/** A right GTIN on a sofa and a lamp is no evidence (decisions.md, Things): unlike departments need a name in common. */
function isUnlike(vector: PairVector): boolean {
  if (vector.namesConflict === 1 && vector.gtinEqual === 0 && vector.mpnEqual === 0) return true
  return vector.departmentConflict === 1 && vector.namesShared === 0 && vector.codesShared === 0
}

/** No article costs five times as much elsewhere. */
const EXTREME_LOG_PRICE = Math.log(5)

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

function haveOtherStructure(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return a.counts.size > 0 && b.counts.size > 0 && STRUCTURE.some((what) => isOtherCount(what, a, b))
}

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
function isOtherKind({ categoryFar, categoryUnknown }: PairVector, a: ArticleFeatures, b: ArticleFeatures): boolean {
  return (
    (categoryFar === 1 || categoryUnknown === 1) &&
    a.kind !== null &&
    b.kind !== null &&
    !a.stems.has(b.kind) &&
    !b.stems.has(a.kind) &&
    (categoryFar === 1 || areOtherDepartments(a.kind, b.kind)) &&
    !haveOneHead(a, b)
  )
}
