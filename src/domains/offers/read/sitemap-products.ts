import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { isListed } from './is-listed.ts'

export interface SitemapProduct {
  readonly productId: number
  readonly slug: string
  /** ISO: when the product, or what one of its live offers says, changed last. */
  readonly changedAt: string
}

/** Products with a live offer after an id, in the order of ids. */
export async function sitemapProducts(
  db: DatabaseOrTransaction,
  afterId: number,
  limit: number,
): Promise<SitemapProduct[]> {
  const { rows } = await sql<{ id: number; slug: string; changed_at: Date }>`
    select p.id, p.slug, greatest(p.changed_at, o.changed_at) as changed_at from offers.product p
    cross join lateral (select max(v.changed_at) as changed_at from offers.variant v where v.product_id = p.id and ${isListed('v')}) o
    where p.id > ${afterId} and p.merged_into is null and o.changed_at is not null
    order by p.id limit ${limit}`.execute(db)
  return rows.map(({ id, slug, changed_at }) => ({ productId: id, slug, changedAt: changed_at.toISOString() }))
}

/** Where the shards of so many products begin: the ids after which each starts, the first 0. */
export async function sitemapShards(db: DatabaseOrTransaction, size: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select p.id, row_number() over (order by p.id) as position from offers.product p
      where p.merged_into is null and exists (select from offers.variant v where v.product_id = p.id and ${isListed('v')})
    ) numbered where position % ${size} = 0 order by id`.execute(db)
  return [0, ...rows.map(({ id }) => id)]
}
