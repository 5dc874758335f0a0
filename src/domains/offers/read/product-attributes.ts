import { type Attributes, noAttributes } from '#domains/catalogue/contract.ts'
import type { VariantState } from '../rules/offer-words.ts'
import { describingOffers } from '../rules/describing-offers.ts'

/** Attributes of an article as the catalogue extracts them, kept as JSON beside the variant and merged for its product where that is read. */
export type ProductAttributes = Attributes

/** What the offers of one product say of it: each fact, size axis and parameter is the first one known. Their order does not matter. */
export function attributesOfProduct(
  offers: readonly {
    readonly variantId: number
    readonly state: VariantState
    readonly attributes: ProductAttributes
  }[],
): ProductAttributes {
  return mergeAttributes(describingOffers(offers).map(({ attributes }) => attributes))
}

/** What several offers say of one article, the first ones first. */
function mergeAttributes(all: readonly ProductAttributes[]): ProductAttributes {
  const merged: Record<string, unknown> = { ...noAttributes }
  for (const name of FACTS)
    merged[name] = all.find((attributes) => attributes[name] !== null && attributes[name] !== undefined)?.[name] ?? null
  for (const name of TABLES) merged[name] = Object.assign({}, ...all.toReversed().map((attributes) => attributes[name]))
  return merged as ProductAttributes
}

const FACTS = ['colours', 'materials', 'styles', 'rooms', 'shapes', 'seats'] as const
const TABLES = ['sizes', 'parameters'] as const
