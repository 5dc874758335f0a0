import type { ArticleFeatures } from '../article.ts'
import { compareColourLists } from '../words/colour-list.ts'
import { tellsMoreParts } from '../title/parts-told.ts'
import { areApart } from '../comparing/told-lists.ts'

/** Two things that by their heads are not one: a cover and a sofa, a leg and a lid, covers of a sofa and of an armrest. */
export function areOtherHeads(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return areApart(a.headKinds, b.headKinds) || (a.isPart && b.isPart && areApart(a.partOf, b.partOf))
}

/** One of them is a part, the other the piece: no identifier makes them one. */
export function isPartAgainstPiece(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return a.isPart !== b.isPart && areApart(a.headKinds, b.headKinds)
}

/** Both titles say what the thing is, and the same. */
export function haveOneHead(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return a.headKinds.length > 0 && b.headKinds.length > 0 && a.isPart === b.isPart && !areOtherHeads(a, b)
}

export function haveOtherColours(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return compareColourLists(a.colourList, b.colourList) === 'differ'
}

/** One title names a colour more than the other's, whose fields do not have it either. */
export function addsColour(a: ArticleFeatures, b: ArticleFeatures): boolean {
  if (compareColourLists(a.colourList, b.colourList) !== 'part') return false
  const [few, many] = a.colourList.length < b.colourList.length ? [a, b] : [b, a]
  if (countPaints(many.colourList) === countPaints(few.colourList))
    return many.woods.some((wood) => !few.woods.includes(wood))
  return (
    many.colourList.length > few.colourGroups.length ||
    many.colourList.some((colour) => colour > 0 && !few.colourGroups.includes(colour))
  )
}

/** Woods stand below 0. */
function countPaints(colours: readonly number[]): number {
  let count = 0
  for (const colour of colours) if (colour > 0) count += 1
  return count
}

/** A part or a corner that one title alone tells; of the other it is unknown. */
export function addsPart(a: ArticleFeatures, b: ArticleFeatures): boolean {
  // A chaise longue of unknown seats, and a sofa of three with one.
  if (a.headKinds.includes('chaise') !== b.headKinds.includes('chaise') && (a.seats === null) !== (b.seats === null))
    return true
  return tellsMoreParts(a, b, a.qualifiers.has('side') || b.qualifiers.has('side'))
}

/** Words that are none of furniture tell covers of a series apart, and parts that are there: "capa gunnared", "com wire baskets". */
export function haveOtherCoverNames(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return (a.isPart && b.isPart && areApart(a.rareWords, b.rareWords)) || areApart(a.partWords, b.partWords)
}

/** A pattern that one title alone tells: "geometric", "às riscas". */
export function addsPrint(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return (
    a.qualifiers.has('print') !== b.qualifiers.has('print') &&
    !(a.qualifiers.get('print') ?? b.qualifiers.get('print') ?? []).includes('plain')
  )
}

/** They are for other series, or series that only together are an article are not the same ones: "capa para VIMLE", "LINNMON / ALEX". */
export function areOfOtherSeries(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return (
    areApart(a.forNames, b.forNames) ||
    (a.joinedNames.length > 0 && b.joinedNames.length > 0 && !areEqual(a.joinedNames, b.joinedNames))
  )
}

/** One title joins a series to the other's: "BILLY / OXBERG" has more than "BILLY". */
export function addsSeries(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return joinsMore(a, b) || joinsMore(b, a)
}

function joinsMore(a: ArticleFeatures, b: ArticleFeatures): boolean {
  for (const name of a.joinedNames) if (!b.words.has(name)) return true
  return false
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false
  return true
}

/** Titles made alike in all but how the thing looks: what the one says of it is no word of the other ("Gun Metal", "Light Brown"). */
export function sayOtherLooks(a: ArticleFeatures, b: ArticleFeatures): boolean {
  // In "Each Word" nothing tells a colour of a shop's own from any other word, so that a known one stands against it.
  const isAnyLook = !a.tellsProper && !b.tellsProper
  return saysOtherLook(a, b, isAnyLook) && saysOtherLook(b, a, isAnyLook)
}

/** Of the words that the other has not, all are of looks or of no known kind, and one of them tells. */
function saysOtherLook(a: ArticleFeatures, b: ArticleFeatures, isAnyLook: boolean): boolean {
  let isTold = false
  for (const stem of a.stems) {
    if (b.stems.has(stem) || b.brandStems.has(stem)) continue
    if (a.rareStems.has(stem)) isTold = true
    else if (!a.lookStems.has(stem)) return false
    else if (isAnyLook && b.colourList.length === 0 && a.colourList.length > 0) isTold = true
  }
  return isTold
}

/** One says "Gray", the other "Dark Gray", and neither a shade more. */
export function addsShade(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return isShadeAlone(a, b) || isShadeAlone(b, a)
}
function isShadeAlone(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return (
    a.tones.length === 1 &&
    (a.tones[0] === 'light' || a.tones[0] === 'dark') &&
    b.tones.length === 0 &&
    b.partTones.length === 0 &&
    a.colourList.length > 0 &&
    compareColourLists(a.colourList, b.colourList) === 'equal'
  )
}
