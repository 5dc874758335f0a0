import {
  type Attributes,
  categorise,
  extractAttributes,
  NO_SHOP_VALUES,
  offerKind,
  rulesVersion,
  type ShopCategoryRule,
  type ShopValues,
  type SizeHint,
} from '#domains/catalogue/contract.ts'
import type { OfferItem } from '../../offer-item.ts'
import { RULES_VERSION } from '../../read/fingerprint.ts'

export interface Enrichment {
  readonly categoryId: number | null
  readonly categorySource: string | null
  /** What the shop's like offers share beside their path; null: the path alone. */
  readonly likeWords: string | null
  readonly attributes: Attributes
}

/** What category and attributes are made of: an item as it is read, or an offer as it stands in the database. */
export type Enrichable = Pick<
  OfferItem,
  'title' | 'description' | 'productType' | 'googleCategory' | 'attributeFields' | 'energyClass'
>

/** Changes whenever the same raw item may be read to something else: by the reader's rules or the catalogue's. */
export const IMPORT_RULES_VERSION = RULES_VERSION * 1000 + rulesVersion

/** Category and attributes of an offer, by the shop's own rules for both and the catalogue's; `hints` takes the sizes that were left out. */
export function enrichOffer(
  item: Enrichable,
  shopRules: readonly ShopCategoryRule[] = NO_RULES,
  hints: SizeHint[] | null = null,
  shopValues: ShopValues = NO_SHOP_VALUES,
): Enrichment {
  const { categoryId, source } = categorise({
    googleCategory: item.googleCategory,
    productType: item.productType,
    title: item.title,
    shopRules,
  })
  return {
    categoryId,
    categorySource: categoryId === null ? null : source,
    likeWords: offerKind(item).words,
    attributes: extractAttributes(
      {
        title: item.title,
        description: item.description,
        productType: item.productType,
        fields: fieldsOf(item),
        categoryId,
        shopValues,
      },
      hints,
    ),
  }
}

/** The energy class of today's labels, A to G, as the field that the catalogue reads; older ones (A+++) are another scale. */
function fieldsOf({ attributeFields, energyClass }: Enrichable): Readonly<Record<string, string>> {
  return energyClass !== null && /^[A-G]$/.test(energyClass)
    ? { ...attributeFields, energy_efficiency_class: energyClass }
    : attributeFields
}

const NO_RULES: readonly ShopCategoryRule[] = []
