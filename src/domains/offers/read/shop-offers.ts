import { sql } from 'kysely'
import type { Database, DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { VariantState } from '../rules/offer-words.ts'
import type { ProductAttributes } from './product-attributes.ts'

/** Offers of a shop in its last applied snapshot. */
export async function countLiveOffers(db: DatabaseOrTransaction, eshopId: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from offers.variant where eshop_id = ${eshopId} and state = 'live'`.execute(db)
  return rows[0]?.count ?? 0
}

/** What was understood of one item of a shop's feed. */
export interface ShopOffer {
  readonly variantId: number
  readonly state: Exclude<VariantState, 'ended'>
  readonly title: string
  readonly categoryId: number | null
  readonly categorySource: string | null
  readonly attributes: ProductAttributes
}

/** The offer of a shop's item id that has not ended, or null. */
export async function findOfferOfShop(db: Database, eshopId: number, itemId: string): Promise<ShopOffer | null> {
  const { rows } =
    await sql<ShopOffer>`select id as "variantId", state, title, category_id as "categoryId", category_source as "categorySource", attributes
    from offers.variant where eshop_id = ${eshopId} and item_id = ${itemId} and state <> 'ended'`.execute(db)
  return rows[0] ?? null
}

/** The offers of a shop's item ids that have not ended, by item id; ids that the shop has no offer of are absent. */
export async function offersOfItems(
  db: DatabaseOrTransaction,
  eshopId: number,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly variantId: number; readonly title: string }>> {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<{ itemId: string; variantId: number; title: string }>`
    select item_id as "itemId", id as "variantId", title from offers.variant
    where eshop_id = ${eshopId} and item_id = any(${itemIds as string[]}::text[]) and state <> 'ended'`.execute(db)
  return new Map(rows.map(({ itemId, ...offer }) => [itemId, offer]))
}

/** A shop's offers by trade item number; of several with one number the first. Those it never had are absent. */
export async function offersOfGtins(
  db: DatabaseOrTransaction,
  eshopId: number,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (gtins.length === 0) return new Map()
  const { rows } = await sql<{ gtin: string; variantId: number }>`
    select gtin, min(id) as "variantId" from offers.variant
    where eshop_id = ${eshopId} and gtin = any(${gtins as string[]}::text[]) and state <> 'ended' group by gtin`.execute(
    db,
  )
  return new Map(rows.map(({ gtin, variantId }) => [gtin, variantId]))
}

/** Live offers of a category (null: without one) that say nothing of a facet, by the facet's key in the URL. */
export interface FacetGap {
  readonly categoryId: number | null
  readonly missing: Readonly<Record<string, number>>
}

/** What a shop's live offers leave unsaid. */
export async function facetGaps(
  db: Database,
  eshopId: number,
): Promise<{ liveOffers: number; gaps: readonly FacetGap[] }> {
  const unsaid = (fact: string) => sql`coalesce(attributes->>${fact}, '{}') = '{}'`
  const { rows } = await sql<
    FacetGap & { live: number }
  >`select category_id as "categoryId", count(*)::int as live, jsonb_build_object(
      'categoria', count(*) filter (where category_id is null), 'cor', count(*) filter (where ${unsaid('colours')}), 'material', count(*) filter (where ${unsaid('materials')}),
      'dimensao', count(*) filter (where ${unsaid('sizes')}), 'estilo', count(*) filter (where ${unsaid('styles')}), 'fabricante', count(*) filter (where brand_id is null),
      'entrega', count(*) filter (where delivery_days is null)) as missing
    from offers.variant where eshop_id = ${eshopId} and state = 'live' group by category_id`.execute(db)
  return { liveOffers: rows.reduce((sum, { live }) => sum + live, 0), gaps: rows }
}

/** Those of these offers whose product the shop sells too. */
export async function sharedOffersOf(
  db: DatabaseOrTransaction,
  eshopId: number,
  variantIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select v.id from offers.variant v where v.id = any(${variantIds as number[]}::bigint[]) and exists (
      select from offers.variant own where own.product_id = v.product_id and own.eshop_id = ${eshopId} and own.state = 'live')`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
