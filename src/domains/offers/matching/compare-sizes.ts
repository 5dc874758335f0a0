import type { ArticleFeatures } from './article.ts'

export interface SizeComparison {
  /** Axes, or lengths of the titles, that both tell and agree on. */
  readonly agreed: number
  /** Those that clearly differ; 0 when what differs is only the order or the names of the axes. */
  readonly conflicting: number
}

const NOTHING: SizeComparison = { agreed: 0, conflicting: 0 }

/** Do two articles have the same sizes? Shops round, and call one side width, length or depth. What a title alone says counts where the catalogue read nothing. */
export function compareSizes(a: ArticleFeatures, b: ArticleFeatures): SizeComparison {
  if (a.lengthsMm.length === 0 && b.lengthsMm.length === 0) return compareTitles(a, b)
  const axes = compareAxes(a, b)
  // Of "77x147" an axis may be all that was read, of "140x190x25" two.
  return axes.agreed > 0 && axes.conflicting === 0 && a.titleSizesMm.length > axes.agreed && compareTitles(a, b).conflicting > 0 ? compareTitles(a, b) : axes
}

function compareTitles(a: ArticleFeatures, b: ArticleFeatures): SizeComparison {
  const [titleA, titleB] = [a.titleSizesMm, b.titleSizesMm]
  if (titleA.length === 0 || titleA.length !== titleB.length) return NOTHING
  return isSubset(titleA, titleB) ? { agreed: titleA.length, conflicting: 0 } : { agreed: 0, conflicting: 1 }
}

function compareAxes(a: ArticleFeatures, b: ArticleFeatures): SizeComparison {
  const [sizesA, sizesB] = [a.article.attributes.sizes, b.article.attributes.sizes]
  let agreed = 0
  let conflicting = 0
  for (const axis in sizesA) {
    const [one, other] = [sizesA[axis as keyof typeof sizesA], sizesB[axis as keyof typeof sizesB]]
    if (!one || !other) continue
    if (one.lowMm <= other.highMm * SLACK + ROUNDING_MM && other.lowMm <= one.highMm * SLACK + ROUNDING_MM) agreed += 1
    else conflicting += 1
  }
  if (agreed === 0 && conflicting === 0) return acrossAxes(a.lengthsMm, b.lengthsMm)
  return conflicting > 0 && isSubset(a.lengthsMm, b.lengthsMm) ? { agreed: Math.min(a.lengthsMm.length, b.lengthsMm.length), conflicting: 0 } : { agreed, conflicting }
}

/** No axis in common: a diameter here, a width there. Only agreement says something. */
function acrossAxes(a: readonly number[], b: readonly number[]): SizeComparison {
  return a.length > 0 && b.length > 0 && isSubset(a, b) ? { agreed: Math.min(a.length, b.length), conflicting: 0 } : NOTHING
}

/** Every length of the one with fewer stands in the other too, each for one: 77 × 77 is not 77 × 147. Both lists ascend. */
function isSubset(a: readonly number[], b: readonly number[]): boolean {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  let at = 0
  for (const length of few) {
    // Both ascend: what is too short for this one is so for all that follow.
    while (at < many.length && !isLike(length, many[at] as number)) {
      if ((many[at] as number) > length) return false
      at += 1
    }
    if (at === many.length) return false
    at += 1
  }
  return true
}

/** Shops round to whole centimetres, large pieces to five: 2 % or 6 mm. */
const SLACK = 1.02
const ROUNDING_MM = 6
const isLike = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(one, other) * (SLACK - 1) + ROUNDING_MM
