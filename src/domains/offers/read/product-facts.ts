import { asId, type CategoryId, type FamilyId, type ProductId } from '#platform/ids.ts'
import type { Condition } from '../rules/offer-words.ts'
import type { ProductAttributes } from './product-attributes.ts'

/** What is said of a product itself, wherever it stands. */
export interface ProductFacts {
  readonly productId: ProductId
  readonly slug: string
  readonly title: string
  readonly categoryId: CategoryId | null
  readonly brand: { readonly id: number; readonly slug: string; readonly name: string } | null
  readonly condition: Condition
  readonly familyId: FamilyId | null
  readonly attributes: ProductAttributes
  /** ISO */
  readonly firstSeenAt: string
}

/** What `factsOfRow` reads of a product, joined to its brand. */
export interface ProductFactsRow {
  id: number
  slug: string
  title: string
  category_id: number | null
  brand_id: number | null
  brand_slug: string | null
  brand_name: string | null
  condition: Condition
  family_id: number | null
  first_seen_at: Date
}

/** What every page says of a product itself, from its row and from what its offers say (`attributesOfProduct`). */
export function factsOfRow(row: ProductFactsRow, attributes: ProductAttributes): ProductFacts {
  return {
    productId: asId<ProductId>(row.id),
    slug: row.slug,
    title: row.title,
    categoryId: row.category_id === null ? null : asId<CategoryId>(row.category_id),
    brand:
      row.brand_id === null
        ? null
        : { id: row.brand_id, slug: row.brand_slug as string, name: row.brand_name as string },
    condition: row.condition,
    familyId: row.family_id === null ? null : asId<FamilyId>(row.family_id),
    attributes,
    firstSeenAt: row.first_seen_at.toISOString(),
  }
}
