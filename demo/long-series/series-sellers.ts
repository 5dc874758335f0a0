import type { Draw } from '../prng.ts'
import type { Shop } from '../shops/shop.ts'

/** The shops that sell long series: two in Portuguese, the third in Spanish. */
export const SERIES_SHOPS = ['casa-alfarim', 'casa-atlantida', 'nordeira'] as const

/** Who marks the colours of a design as one: of long series only the first. */
export function saysFamilies({ slug }: Pick<Shop, 'slug'>): boolean {
  return slug === SERIES_SHOPS[0]
}

const [ALFARIM, ATLANTIDA, NORDEIRA] = SERIES_SHOPS

/** Each shop has a part of the range of its own, and about a third of it in common with another. */
const RANGES: readonly (readonly [weight: number, ...sellers: string[]])[] = [
  [38, ALFARIM],
  [28, ATLANTIDA],
  [13, NORDEIRA],
  [13, ALFARIM, ATLANTIDA],
  [3.5, ALFARIM, NORDEIRA],
  [2.5, ATLANTIDA, NORDEIRA],
  [2, ...SERIES_SHOPS],
]

export function sellersOfArticle(draw: Draw): ReadonlySet<string> {
  const [, ...sellers] = draw.weighted(RANGES, ([weight]) => weight)
  return new Set(sellers)
}

/** Of articles that words cannot tell apart each has one seller, and one shop has two of them: nobody could say which is which. */
export function sellersOfAlike(sibling: number): ReadonlySet<string> {
  return new Set([[ALFARIM, ATLANTIDA, ALFARIM, NORDEIRA][sibling % 4] as string])
}
