import type { ArticleFeatures } from '../article.ts'
import { haveBothChaise } from '../title/parts-told.ts'

export interface SizeComparison {
  /** Axes, or lengths of the titles, that both tell and agree on. */
  readonly agreed: number
  /** Those that clearly differ; 0 when what differs is only the order, the names or the unit of the axes. */
  readonly conflicting: number
}

const NOTHING: SizeComparison = { agreed: 0, conflicting: 0 }
/** Two sides at least agree, by which the rest is understood. */
const MENDED: SizeComparison = { agreed: 2, conflicting: 0 }
const CONFLICT: SizeComparison = { agreed: 0, conflicting: 1 }

/**
 * Do two articles have the same sizes? Shops round, call one side width, length or depth, and some write millimetres for centimetres. What the
 * titles tell speaks against what the catalogue read of fields: of "120x60 cm" an axis may be all that was read.
 */
export function compareSizes(a: ArticleFeatures, b: ArticleFeatures): SizeComparison {
  const titles = compareTitles(a, b)
  if (a.lengthsMm.length === 0 && b.lengthsMm.length === 0) return titles
  if (areOtherWholes(a.wholeSizesMm, b.wholeSizesMm)) return CONFLICT
  const axes = compareAxes(a, b)
  if (axes.conflicting > 0)
    return isOnlyMisread(a, b) || isOnlyMisread(b, a) || isOfOtherUnit(a.lengthsMm, b.lengthsMm) ? MENDED : axes
  if (axes.agreed > 0 && a.titleSizesMm.length > axes.agreed && titles.conflicting > 0) return CONFLICT
  return titles.agreed === 0 && (isTitleApart(a, b) || isTitleApart(b, a)) ? CONFLICT : axes
}

/** Both titles tell as many sides of the whole, and not the same. */
function areOtherWholes(a: readonly number[], b: readonly number[]): boolean {
  return a.length > 0 && a.length === b.length && !isSubset(a, b) && !isOfOtherUnit(a, b)
}

function compareTitles(a: ArticleFeatures, b: ArticleFeatures): SizeComparison {
  const [titleA, titleB] = [a.titleSizesMm, b.titleSizesMm]
  if (titleA.length === 0 || titleA.length !== titleB.length) return NOTHING
  return isSubset(titleA, titleB) || isOfOtherUnit(titleA, titleB)
    ? { agreed: titleA.length, conflicting: 0 }
    : CONFLICT
}

function compareAxes(a: ArticleFeatures, b: ArticleFeatures): SizeComparison {
  const [sizesA, sizesB] = [a.article.attributes.sizes, b.article.attributes.sizes]
  let agreed = 0
  let conflicting = 0
  // How far a chaise reaches is what some shops call the depth of the sofa.
  const isDepthFree = haveBothChaise(a, b)
  for (const axis in sizesA) {
    const [one, other] = [sizesA[axis as keyof typeof sizesA], sizesB[axis as keyof typeof sizesB]]
    if (!one || !other) continue
    if (one.lowMm <= other.highMm * SLACK + ROUNDING_MM && other.lowMm <= one.highMm * SLACK + ROUNDING_MM) agreed += 1
    else if (!isDepthFree || axis !== 'depth') conflicting += 1
  }
  if (agreed === 0 && conflicting === 0) return acrossAxes(a.lengthsMm, b.lengthsMm)
  return conflicting > 0 && isSubset(a.lengthsMm, b.lengthsMm)
    ? { agreed: Math.min(a.lengthsMm.length, b.lengthsMm.length), conflicting: 0 }
    : { agreed, conflicting }
}

/** No axis in common: a diameter here, a width there. Only agreement says something. */
function acrossAxes(a: readonly number[], b: readonly number[]): SizeComparison {
  return a.length > 0 && b.length > 0 && isSubset(a, b)
    ? { agreed: Math.min(a.length, b.length), conflicting: 0 }
    : NOTHING
}

/** What `a` says in its title stands in all that `b` has, and so does its height: an axis of its fields was read of the wrong number. */
function isOnlyMisread(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return (
    a.wholeSizesMm.length > 1 &&
    b.lengthsMm.length > 2 &&
    isSubset(a.wholeSizesMm, b.lengthsMm) &&
    isLikeAxis('height', a, b)
  )
}

/** A side of "120x60 cm" is none of the other's, whose three sides are known; of beds the title tells where one lies. */
function isTitleApart(a: ArticleFeatures, b: ArticleFeatures): boolean {
  const { sizes } = b.article.attributes
  if (a.wholeSizesMm.length < 2 || a.article.attributes.sizes.lyingWidth || sizes.lyingWidth) return false
  return isSided(sizes) && !isSubset(a.wholeSizesMm, b.lengthsMm) && !isOfOtherUnit(a.wholeSizesMm, b.lengthsMm)
}

/** Width, depth and height are known, whatever they are called. */
function isSided({ width, length, depth, height }: ArticleFeatures['article']['attributes']['sizes']): boolean {
  return height !== undefined && [width, length, depth].filter((side) => side !== undefined).length > 1
}

function isLikeAxis(axis: 'height', a: ArticleFeatures, b: ArticleFeatures): boolean {
  const [one, other] = [a.article.attributes.sizes[axis], b.article.attributes.sizes[axis]]
  return one !== undefined && other !== undefined && isLike(one.lowMm, other.lowMm) && isLike(one.highMm, other.highMm)
}

/** Every length of the one with fewer stands in the other too, each for one: 77 × 77 is not 77 × 147. Both lists ascend. */
function isSubset(a: readonly number[], b: readonly number[], times = 1): boolean {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  const [timesFew, timesMany] = few === a ? [times, 1] : [1, times]
  let at = 0
  for (const length of few) {
    // Both ascend: what is too short for this one is so for all that follow.
    while (at < many.length && !isLike(length * timesFew, many[at]! * timesMany)) {
      if (many[at]! * timesMany > length * timesFew) return false
      at += 1
    }
    if (at === many.length) return false
    at += 1
  }
  return true
}

/** Millimetres that were meant as centimetres, or the other way: two sides or more, all of them ten times as long. */
function isOfOtherUnit(a: readonly number[], b: readonly number[]): boolean {
  if (Math.min(a.length, b.length) < 2) return false
  const [longA, longB] = [a[a.length - 1]!, b[b.length - 1]!]
  return longA > longB * 5 ? isSubset(a, b, 1 / TEN) : longB > longA * 5 && isSubset(a, b, TEN)
}

const TEN = 10

/** Shops round to whole centimetres, large pieces to five: 2 % or 6 mm. */
const SLACK = 1.02
const ROUNDING_MM = 6
function isLike(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(one, other) * (SLACK - 1) + ROUNDING_MM
}
