import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type ProductId } from '#platform/ids.ts'
import { loadPriceHistory, type ProductHistory } from '../history/load-history.ts'
import { loadTwins, type TwinProduct } from './load-twins.ts'
import { noPictures, type PictureLookup } from '../cards/offer-pictures.ts'
import { attributesOfProduct, type ProductAttributes } from './product-attributes.ts'
import { factsOfRow, type ProductFacts, type ProductFactsRow } from './product-facts.ts'
import { isListed } from './is-listed.ts'
import { loadProductVariants, type VariantData } from './variant-data.ts'

/** What the page of a product id answers with: the product, the one that it was merged into, or nothing. */
export type ProductPage =
  | {
      readonly kind: 'product'
      readonly product: ProductFacts
      readonly variants: readonly VariantData[]
      readonly history: PriceHistory
      readonly prices: ProductHistory
      readonly family: readonly FamilyMember[]
      readonly twins: readonly TwinProduct[]
    }
  | { readonly kind: 'merged'; readonly productId: ProductId; readonly slug: string }
  | { readonly kind: 'unknown' }

/** What we saw of all its offers since each is watched; null where nothing was seen. */
export interface PriceHistory {
  readonly observations: number
  readonly since: string | null
  readonly lowestCents: number | null
  readonly highestCents: number | null
}

/** Another product of the same family, with its lowest live price. */
export interface FamilyMember {
  readonly productId: ProductId
  readonly slug: string
  readonly title: string
  readonly attributes: ProductAttributes
  readonly lowestCents: number
}

const FAMILY_SHOWN = 50

/** Product, all its offers (absent ones too: without live ones it is a page of 410), history in short, its family. */
export async function loadProductPage(
  db: DatabaseOrTransaction,
  productId: number,
  now: Date,
  pictures: PictureLookup = noPictures,
): Promise<ProductPage> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.slug, p.title, p.category_id, p.brand_id, b.slug as brand_slug, b.name as brand_name, p.condition, p.family_id,
      p.first_seen_at, p.merged_into, m.slug as merged_slug
    from offers.product p left join offers.brand b on b.id = p.brand_id left join offers.product m on m.id = p.merged_into
    where p.id = ${productId}`.execute(db)
  const row = rows[0]
  if (row === undefined) return { kind: 'unknown' }
  if (row.merged_into !== null)
    return { kind: 'merged', productId: asId<ProductId>(row.merged_into), slug: row.merged_slug as string }
  const [variants, history, family] = [
    await loadProductVariants(db, row.id, now, pictures),
    await loadHistory(db, row.id, now),
    await loadFamily(db, row),
  ]
  return {
    kind: 'product',
    product: factsOfRow(row, attributesOfProduct(variants)),
    variants,
    history,
    prices: await loadPriceHistory(db, row.id, now),
    family,
    twins: await loadTwins(db, row.id, now, pictures),
  }
}

/** Which product an offer belongs to and whether the offer is still there, for /produto/v/{id}; null: never existed. */
export async function resolveVariantProduct(
  db: DatabaseOrTransaction,
  variantId: number,
): Promise<{ productId: ProductId; slug: string; variantState: VariantData['state'] } | null> {
  const { rows } = await sql<{ product_id: number; slug: string; state: VariantData['state'] }>`
    select v.product_id, p.slug, v.state from offers.variant v join offers.product p on p.id = v.product_id where v.id = ${variantId}`.execute(
    db,
  )
  const row = rows[0]
  return row === undefined
    ? null
    : { productId: asId<ProductId>(row.product_id), slug: row.slug, variantState: row.state }
}

interface ProductRow extends ProductFactsRow {
  merged_into: number | null
  merged_slug: string | null
}

async function loadHistory(db: DatabaseOrTransaction, productId: number, now: Date): Promise<PriceHistory> {
  const { rows } = await sql<{
    observations: number
    since: Date | null
    lowest: number | null
    highest: number | null
  }>`
    select count(*)::int as observations, min(o.observed_at) as since, min(o.price_cents) as lowest, max(o.price_cents) as highest
    from offers.variant v join offers.price_observation o on o.variant_id = v.id
      and o.observed_at >= coalesce(v.watched_since, v.first_seen_at) and o.observed_at <= ${now}
    where v.product_id = ${productId}`.execute(db)
  const row = rows[0] as (typeof rows)[0]
  return {
    observations: row.observations,
    since: row.since?.toISOString() ?? null,
    lowestCents: row.lowest,
    highestCents: row.highest,
  }
}

async function loadFamily(db: DatabaseOrTransaction, product: ProductRow): Promise<FamilyMember[]> {
  if (product.family_id === null) return []
  const { rows } = await sql<{
    id: number
    slug: string
    title: string
    offers: { variantId: number; state: 'live'; attributes: ProductAttributes }[]
    lowest: number
  }>`
    select p.id, p.slug, p.title, min(v.price_cents) as lowest, json_agg(json_build_object('variantId', v.id, 'state', v.state, 'attributes', v.attributes)) as offers
    from offers.product p join offers.variant v on v.product_id = p.id and ${isListed('v')}
    where p.family_id = ${product.family_id} and p.id <> ${product.id} and p.merged_into is null
    group by p.id order by p.id limit ${FAMILY_SHOWN}`.execute(db)
  return rows.map((row) => ({
    productId: asId<ProductId>(row.id),
    slug: row.slug,
    title: row.title,
    attributes: attributesOfProduct(row.offers),
    lowestCents: row.lowest,
  }))
}
