import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Watermark } from '#platform/outbox/outbox.ts'
import type { StoredYardsticks } from '../ranking/yardsticks.ts'

/** How `search.listed_product` stands where the worker keeps it beside index files. */
export interface ListedState {
  /** `baseVersion()` of the build that wrote it whole. */
  readonly version: string
  /** What was visible here is in it. */
  readonly watermark: Watermark
  /** What its ranks are measured against. */
  readonly yardsticks: StoredYardsticks
  readonly builtAtMs: number
}

/** How many products shops and brands have, by their ids. */
export interface ListedCounts {
  readonly eshops: readonly (readonly [id: number, products: number])[]
  readonly brands: readonly (readonly [id: number, products: number])[]
}

/** Null: it was never whole. */
export async function readListedState(db: DatabaseOrTransaction): Promise<ListedState | null> {
  const { rows } = await sql<{ listed: ListedState | null }>`select listed from search.index_state`.execute(db)
  return rows[0]?.listed ?? null
}

export async function storeListedState(db: DatabaseOrTransaction, state: ListedState): Promise<void> {
  await sql`update search.index_state set listed = ${JSON.stringify(state)}::jsonb`.execute(db)
}

/** It was whole once, by whoever writes it: what it does not list is not there. */
export async function isListed(db: DatabaseOrTransaction): Promise<boolean> {
  const { rows } = await sql<{
    listed: boolean
  }>`select listed is not null or generation is not null as listed from search.index_state`.execute(db)
  return rows[0]?.listed ?? false
}

/** Counts what is listed, for readers that must not wait for it: it reads all of it. What an older build wrote is not known by shop, and stays uncounted. */
export async function storeCounts(db: DatabaseOrTransaction): Promise<void> {
  await sql`with live as materialized (select eshop_ids, brand_id from search.listed_product where offers_count > 0)
    update search.index_state set overview = jsonb_build_object(
      'eshops', (select coalesce(jsonb_agg(jsonb_build_array(id, products)), '[]') from (
        select unnest(eshop_ids) as id, count(*) as products from live group by 1) as eshops),
      'brands', (select coalesce(jsonb_agg(jsonb_build_array(brand_id, products)), '[]') from (
        select brand_id, count(*) as products from live where brand_id is not null group by 1) as brands))
    where not exists (select from live where eshop_ids is null)`.execute(db)
}

/** As they were stored; null: never yet. */
export async function readCounts(db: DatabaseOrTransaction): Promise<ListedCounts | null> {
  const { rows } = await sql<{ overview: ListedCounts | null }>`select overview from search.index_state`.execute(db)
  return rows[0]?.overview ?? null
}
