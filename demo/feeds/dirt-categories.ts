import { asSpoilt, changed, type Dirt, without } from './dirt-kind.ts'

/** Paths that say nothing of the article, or in another language. */
export const categoryDirt: readonly Dirt[] = [
  {
    kind: 'category_promotions',
    weight: 2,
    told: null,
    spoil: (item) => asSpoilt(changed(without(item, 'google_product_category'), 'product_type', () => 'Promoções')),
  },
  {
    kind: 'category_code',
    weight: 2,
    told: null,
    spoil: (item) => asSpoilt(changed(without(item, 'google_product_category'), 'product_type', () => 'CAT-0417')),
  },
  {
    kind: 'category_in_english',
    weight: 2,
    told: null,
    spoil: (item) => asSpoilt(changed(without(item, 'google_product_category'), 'product_type', () => 'Home & Garden')),
  },
  {
    kind: 'no_category',
    weight: 3,
    told: null,
    spoil: (item) => ({ item: without(item, 'product_type', 'google_product_category') }),
  },
]

/** The shop whose items lack a category most often, and how often. */
export const FORGETFUL = { shop: 'agua-mansa', share: 0.4 } as const
