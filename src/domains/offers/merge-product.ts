import type { Condition } from './offer-words.ts'
import { mergeAttributes, type ProductAttributes } from './product-attributes.ts'

/** What an offer says about its article. */
export interface MergingVariant {
  readonly variantId: number
  readonly isLive: boolean
  readonly slug: string
  readonly title: string
  readonly categoryId: number | null
  readonly brandId: number | null
  readonly condition: Condition
  readonly attributes: ProductAttributes
}

export interface MergedProduct {
  readonly slug: string
  readonly title: string
  readonly categoryId: number | null
  readonly brandId: number | null
  readonly condition: Condition
  readonly attributes: ProductAttributes
}

/**
 * One article from what its offers say: the oldest live offer names it, most offers decide its category, and each attribute
 * is the first one known. Offers that are gone speak only when no live one is left. The order of the argument does not matter.
 */
export const mergeProduct = (variants: readonly MergingVariant[]): MergedProduct => {
  const live = variants.filter((variant) => variant.isLive)
  const speaking = (live.length > 0 ? live : [...variants]).toSorted((a, b) => a.variantId - b.variantId)
  const first = speaking[0]
  if (first === undefined) throw new RangeError('mergeProduct: a product without offers has nothing to be made of')
  return {
    slug: first.slug,
    title: first.title,
    categoryId: mostFrequent(speaking.map((variant) => variant.categoryId)),
    brandId: speaking.find((variant) => variant.brandId !== null)?.brandId ?? null,
    condition: first.condition,
    attributes: mergeAttributes(speaking.map((variant) => variant.attributes)),
  }
}

/** The value that occurs most, the earlier one of equals; nulls do not count. */
const mostFrequent = (values: readonly (number | null)[]): number | null => {
  const counts = new Map<number, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  let best: number | null = null
  for (const [value, count] of counts) if (best === null || count > (counts.get(best) as number)) best = value
  return best
}
