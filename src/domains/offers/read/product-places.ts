import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { isListed } from './is-listed.ts'

/** Where a product id leads by now. */
export interface ProductPlace {
  /** Itself, or the one that it was merged into. */
  readonly productId: number
  readonly categoryId: number | null
  readonly isLive: boolean
}

/** A chain of merges is no longer; a product in a longer one is none. */
const MOST_MERGES = 20

/** By the asked ids; those that never existed are absent. */
export async function productPlaces(
  db: DatabaseOrTransaction,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ProductPlace>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<{ asked: number; id: number; category_id: number | null; is_live: boolean }>`
    with recursive led as (
      select id as asked, id, merged_into, 0 as depth from offers.product where id = any(${productIds as number[]}::bigint[])
      union all select l.asked, p.id, p.merged_into, l.depth + 1 from led l join offers.product p on p.id = l.merged_into where l.depth < ${MOST_MERGES})
    select l.asked, p.id, p.category_id, exists (select from offers.variant v where v.product_id = p.id and ${isListed('v')}) as is_live
    from led l join offers.product p on p.id = l.id where l.merged_into is null`.execute(db)
  return new Map(
    rows.map((row) => [row.asked, { productId: row.id, categoryId: row.category_id, isLive: row.is_live }]),
  )
}

/** Fewer prices say nothing of a category. */
const FEWEST_PRICES = 12

/** The median price of each category's live offers, in cents; a category of few offers has none. */
export async function categoryMedians(db: DatabaseOrTransaction): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ category_id: number; median: number }>`
    select p.category_id, percentile_disc(0.5) within group (order by v.price_cents) as median
    from offers.variant v join offers.product p on p.id = v.product_id
    where v.state = 'live' and p.category_id is not null group by 1 having count(*) >= ${FEWEST_PRICES}`.execute(db)
  return new Map(rows.map((row) => [row.category_id, row.median]))
}
