import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { mergeProduct, type MergedProduct, type MergingVariant } from './merge-product.ts'

const BATCH = 2000

/**
 * Makes the products of the temporary table `touched` again from their offers. One with a single offer is that offer
 * (`mergeProduct` says the same, tested) and never leaves the database; the others are merged here.
 */
export async function refreshProducts(tx: DatabaseTransaction, now: Date): Promise<void> {
  await sql`create temporary table describing on commit drop as
    select t.product_id, count(*) as offers from (select distinct product_id from pg_temp.touched where not is_new) t
    join offers.variant v on v.product_id = t.product_id and v.state <> 'ended' group by t.product_id`.execute(tx)
  await sql`update offers.product p set slug = v.slug, title = v.title, category_id = v.category_id, brand_id = v.brand_id, condition = v.condition,
      changed_at = ${now}
    from pg_temp.describing s join offers.variant v on v.product_id = s.product_id and v.state <> 'ended'
    where s.offers = 1 and p.id = s.product_id
      and (p.slug, p.title, p.category_id, p.brand_id, p.condition) is distinct from (v.slug, v.title, v.category_id, v.brand_id, v.condition)`.execute(
    tx,
  )
  for (let last = 0; ;) {
    const { rows } = await sql<{
      product_id: number
    }>`select product_id from pg_temp.describing where offers > 1 and product_id > ${last} order by product_id limit ${BATCH}`.execute(
      tx,
    )
    if (rows.length === 0) return
    last = (rows.at(-1) as { product_id: number }).product_id
    await refreshProductsOf(
      tx,
      rows.map((row) => row.product_id),
      now,
    )
  }
}

/** The same for the products of these ids, a few thousand at most. */
export async function refreshProductsOf(
  tx: DatabaseTransaction,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<MergingVariant & { productId: number }>`
    select product_id as "productId", id as "variantId", state, slug, title, category_id as "categoryId", brand_id as "brandId", condition
    from offers.variant where product_id = any(${productIds as number[]}::bigint[]) and state <> 'ended'`.execute(tx)
  const merged = [...Map.groupBy(rows, (row) => row.productId)].map(
    ([productId, variants]): MergedProduct & { productId: number } => ({ productId, ...mergeProduct(variants) }),
  )
  await sql`update offers.product p set slug = m.slug, title = m.title, category_id = m."categoryId", brand_id = m."brandId", condition = m.condition,
      changed_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(merged)}::jsonb)
      as m ("productId" bigint, slug text, title text, "categoryId" int, "brandId" int, condition text)
    where p.id = m."productId" and (p.slug, p.title, p.category_id, p.brand_id, p.condition)
      is distinct from (m.slug, m.title, m."categoryId", m."brandId", m.condition)`.execute(tx)
}
