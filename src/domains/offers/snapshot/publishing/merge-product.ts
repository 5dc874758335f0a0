import type { Condition, VariantState } from '../../rules/offer-words.ts'
import { describingOffers } from '../../rules/describing-offers.ts'

/** What an offer says about its article. */
export interface MergingVariant {
  readonly variantId: number
  readonly state: VariantState
  readonly slug: string
  readonly title: string
  readonly categoryId: number | null
  readonly brandId: number | null
  readonly condition: Condition
}

export interface MergedProduct {
  readonly slug: string
  readonly title: string
  readonly categoryId: number | null
  readonly brandId: number | null
  readonly condition: Condition
}

/**
 * One article from what its offers say: the oldest live offer names it, and most offers decide its category. Offers that are gone speak
 * only when no live one is left. The order of the argument does not matter. Its attributes are merged when they are read (`attributesOfProduct`).
 */
export function mergeProduct(variants: readonly MergingVariant[]): MergedProduct {
  const describing = describingOffers(variants)
  const first = describing[0]
  if (first === undefined) throw new RangeError('mergeProduct: a product without offers has nothing to be made of')
  return {
    slug: first.slug,
    title: first.title,
    categoryId: mostFrequent(describing.map((variant) => variant.categoryId)),
    brandId: describing.find((variant) => variant.brandId !== null)?.brandId ?? null,
    condition: first.condition,
  }
}

/** The value that occurs most, the earlier one of equals; nulls do not count. */
function mostFrequent(values: readonly (number | null)[]): number | null {
  const counts = new Map<number, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  let best: number | null = null
  for (const [value, count] of counts) if (best === null || count > (counts.get(best) as number)) best = value
  return best
}
