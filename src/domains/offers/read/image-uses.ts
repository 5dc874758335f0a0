import { sql } from 'kysely'
import type { Database, DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { markDirtyFrom } from '#platform/outbox/outbox.ts'
import { MOST_PICTURES } from '../cards/offer-pictures.ts'

/** The picture addresses that a live offer names, as many as are shown. */
export interface ImageUse {
  readonly variantId: number
  readonly eshopId: number
  readonly isInStock: boolean
  readonly urls: readonly string[]
}

/** The addresses of all live offers of these products; offers without any are absent. */
export async function imageUsesOfProducts(
  db: DatabaseOrTransaction,
  productIds: readonly number[],
): Promise<ImageUse[]> {
  return productIds.length === 0 ? [] : selectUses(db, sql`v.product_id = any(${productIds as number[]}::bigint[])`)
}

/** The same of these offers. */
export async function imageUsesOfVariants(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<ImageUse[]> {
  return variantIds.length === 0 ? [] : selectUses(db, sql`v.id = any(${variantIds as number[]}::bigint[])`)
}

/** The same of the items of shops, by their own ids; items that nobody knows are absent. */
export async function imageUsesOfItems(
  db: DatabaseOrTransaction,
  items: readonly { readonly eshopSlug: string; readonly itemId: string }[],
): Promise<ImageUse[]> {
  return items.length === 0
    ? []
    : selectUses(
        db,
        sql`v.id in (select known.id from unnest(${items.map(({ eshopSlug }) => eshopSlug)}::text[], ${items.map(({ itemId }) => itemId)}::text[]) as named (eshop_slug, item_id)
        join eshops.eshop e on e.slug = named.eshop_slug join offers.variant known on known.eshop_id = e.id and known.item_id = named.item_id)`,
      )
}

/** Ids of products in their order, after one of them: to walk through all of them in steps. */
export async function productIdsAfter(db: DatabaseOrTransaction, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`select id from offers.product where id > ${after} and merged_into is null order by id limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/** What these offers show has changed outside of them: their products come into the index anew. */
export function markVariantsDirty(db: Database, variantIds: readonly number[]): Promise<void> {
  return db.transaction().execute((tx) => markProductsOf(tx, variantIds))
}

/** The same in the transaction that changes it. */
export function markProductsOf(tx: DatabaseTransaction, variantIds: readonly number[]): Promise<void> {
  return markDirtyFrom(
    tx,
    sql`select product_id from offers.variant where id = any(${variantIds as number[]}::bigint[]) and state = 'live'`,
  )
}

/** The shops' own ids of these offers' items. */
export async function itemIdsOfVariants(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (variantIds.length === 0) return new Map()
  const { rows } = await sql<{
    id: number
    item_id: string
  }>`select id, item_id from offers.variant where id = any(${variantIds as number[]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row.item_id]))
}

async function selectUses(db: DatabaseOrTransaction, where: ReturnType<typeof sql>): Promise<ImageUse[]> {
  const { rows } = await sql<ImageUse>`
    select v.id as "variantId", v.eshop_id as "eshopId", v.availability = 'in_stock' as "isInStock", v.image_urls[1:${sql.lit(MOST_PICTURES)}] as urls
    from offers.variant v where ${where} and v.state = 'live' and cardinality(v.image_urls) > 0 order by v.id`.execute(
    db,
  )
  return rows
}
