import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type VariantId } from '#platform/ids.ts'
import { noPictures, type PictureLookup } from '../cards/offer-pictures.ts'
import { attributesOfProduct } from './product-attributes.ts'
import { factsOfRow, type ProductFacts, type ProductFactsRow } from './product-facts.ts'
import { loadVariantsOfProducts, type VariantData } from './variant-data.ts'

/** A product that somebody asked to compare, by one of its offers or several. */
export interface ComparedProduct {
  readonly product: ProductFacts
  /** By id; those that are gone from their shops too. */
  readonly variants: readonly VariantData[]
  /** The offers that it was asked by. */
  readonly askedIds: readonly VariantId[]
}

export interface Comparison {
  /** In the order of the first asked offer of each. */
  readonly products: readonly ComparedProduct[]
  /** Offers that never existed. */
  readonly unknownIds: readonly number[]
}

/** The products of these offers with everything that shops ask for them. Four queries, however many they are. */
export async function loadComparison(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
  now: Date,
  pictures: PictureLookup = noPictures,
): Promise<Comparison> {
  const rows = variantIds.length === 0 ? [] : await selectAsked(db, variantIds)
  const askedBy = new Map(rows.map((row) => [row.variant_id, row]))
  const byProduct = new Map<number, { row: AskedRow; askedIds: VariantId[] }>()
  for (const id of variantIds) {
    const row = askedBy.get(id)
    if (row === undefined) continue
    const found = byProduct.get(row.id) ?? { row, askedIds: [] }
    byProduct.set(row.id, { row, askedIds: [...found.askedIds, asId<VariantId>(id)] })
  }
  const variants = Map.groupBy(
    byProduct.size === 0 ? [] : await loadVariantsOfProducts(db, [...byProduct.keys()], now, pictures),
    ({ productId }) => productId as number,
  )
  return {
    products: [...byProduct].map(([productId, { row, askedIds }]) => {
      const own = variants.get(productId) ?? []
      return { product: factsOfRow(row, attributesOfProduct(own)), variants: own, askedIds }
    }),
    unknownIds: variantIds.filter((id) => !askedBy.has(id)),
  }
}

interface AskedRow extends ProductFactsRow {
  variant_id: number
}

async function selectAsked(db: DatabaseOrTransaction, variantIds: readonly number[]): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select v.id as variant_id, p.id, p.slug, p.title, p.category_id, p.brand_id, b.slug as brand_slug, b.name as brand_name, p.condition, p.family_id, p.first_seen_at
    from offers.variant v
    join offers.product p on p.id = v.product_id
    left join offers.brand b on b.id = p.brand_id
    where v.id = any(${variantIds}::bigint[])`.execute(db)
  return rows
}
