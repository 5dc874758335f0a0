import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { markDirtyFrom } from '#platform/outbox/outbox.ts'
import { groupKeys, type Identity } from '../group-keys.ts'
import type { ProductAttributes } from '../product-attributes.ts'
import { groupGathered } from './group-offers.ts'
import { takePublishLock } from './publish-snapshot.ts'
import { refreshProducts } from './refresh-products.ts'
import { addProducts, completeFamilies, mergeProducts, moveOffers } from './write-products.ts'

/** An offer whose category is another from now on, and what follows from it. */
export interface RecategorisedOffer extends Identity {
  readonly variantId: number
  readonly categoryId: number | null
  readonly categorySource: string | null
  readonly likeWords: string | null
  readonly attributes: ProductAttributes
}

/**
 * Gives offers of one shop other categories, in the caller's transaction, which holds the shop's lock: the offers, their
 * attributes, the products they belong to (a GTIN groups within a department only), dirty marks. `batches` bound memory.
 */
export const recategoriseOffers = async (tx: DatabaseTransaction, eshopId: number, batches: AsyncIterable<readonly RecategorisedOffer[]>, now: Date): Promise<void> => {
  await sql`create temporary table recategorised (variant_id bigint, category_id integer, category_source text, like_words text, keys text[], attributes jsonb) on commit drop`.execute(tx)
  for await (const batch of batches) await stageBatch(tx, batch)
  await sql`analyze pg_temp.recategorised`.execute(tx)
  await takePublishLock(tx)
  await stageRegrouping(tx)
  await gatherMoving(tx)
  await groupGathered(tx, eshopId)
  await addProducts(tx, eshopId, now)
  await noteTouched(tx)
  await mergeProducts(tx, now)
  await writeCategories(tx, now)
  await moveOffers(tx, now)
  await completeFamilies(tx, eshopId)
  await forgetKeys(tx)
  await refreshProducts(tx, now)
  await markDirtyFrom(tx, sql`select product_id from pg_temp.touched`)
}

const stageBatch = async (tx: DatabaseTransaction, batch: readonly RecategorisedOffer[]): Promise<void> => {
  if (batch.length === 0) return
  const rows = batch.map((offer) => ({ ...offer, keys: groupKeys(offer) }))
  await sql`insert into pg_temp.recategorised
    select "variantId", "categoryId", "categorySource", "likeWords", keys, attributes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("variantId" bigint, "categoryId" int, "categorySource" text, "likeWords" text, keys text[], attributes jsonb)`.execute(tx)
}

/** Offers that other keys find from now on, as a snapshot would stage them: grouping and products are written by the same statements. */
const stageRegrouping = async (tx: DatabaseTransaction): Promise<void> => {
  await sql`drop table if exists pg_temp.staged, pg_temp.diff`.execute(tx)
  await sql`create temporary table staged on commit drop as
    select row_number() over (order by v.id)::int as ordinal, v.id as variant_id, v.product_id, v.group_key, r.keys, v.slug, v.title, b.slug as brand_slug, v.condition,
      r.category_id, r.attributes
    from pg_temp.recategorised r join offers.variant v on v.id = r.variant_id left join offers.brand b on b.id = v.brand_id where v.keys <> r.keys`.execute(tx)
  await sql`create temporary table diff on commit drop as select ordinal, variant_id as old_id, 'changed' as action, variant_id from pg_temp.staged`.execute(tx)
  await sql`analyze pg_temp.staged, pg_temp.diff`.execute(tx)
}

/**
 * An offer stays in its product where one of the others still shares a key with it: one that does not move, or where all
 * move the first of them. Who leaves must not find the way back by a key that only it had brought.
 */
const gatherMoving = async (tx: DatabaseTransaction): Promise<void> => {
  await sql`create temporary table grouping_offer on commit drop as
    with other as (
      select v.product_id, v.keys from offers.variant v
      where v.product_id in (select product_id from pg_temp.staged) and v.state <> 'ended' and not exists (select from pg_temp.staged s where s.variant_id = v.id)),
    first as (select distinct on (product_id) product_id, keys from pg_temp.staged s where not exists (select from other o where o.product_id = s.product_id) order by product_id, variant_id),
    anchor as (select * from other union all select * from first)
    select s.variant_id, s.ordinal, s.keys, s.group_key, true as is_known, case when a.stays then s.product_id end as product_id, case when not a.stays then s.product_id end as split_from
    from pg_temp.staged s cross join lateral (select exists (select from anchor a where a.product_id = s.product_id and a.keys && s.keys) as stays) a`.execute(tx)
  await sql`delete from offers.product_key k using pg_temp.grouping_offer g
    where k.product_id = g.split_from and k.key = any(g.keys)
      and not exists (select from offers.variant v where v.product_id = k.product_id and v.state <> 'ended' and k.key = any(v.keys)
        and not exists (select from pg_temp.staged s where s.variant_id = v.id))
      and not exists (select from pg_temp.grouping_offer o where o.product_id = k.product_id and k.key = any(o.keys))`.execute(tx)
}

/** Products of which something that is shown changes; gathered before offers move. */
const noteTouched = async (tx: DatabaseTransaction): Promise<void> => {
  await sql`create temporary table touched on commit drop as
    select v.product_id, false as is_new from pg_temp.recategorised r join offers.variant v on v.id = r.variant_id
    union select product_id, false from pg_temp.assigned
    union select loser, false from pg_temp.merging union select survivor, false from pg_temp.merging`.execute(tx)
}

const writeCategories = async (tx: DatabaseTransaction, now: Date): Promise<void> => {
  await sql`update offers.variant v set category_id = r.category_id, category_source = r.category_source, like_words = r.like_words, attributes = r.attributes,
      keys = r.keys, changed_at = ${now}
    from pg_temp.recategorised r where v.id = r.variant_id`.execute(tx)
}

/** What no offer of a product says any more does not lead to it: the same article of another department is not it. */
const forgetKeys = async (tx: DatabaseTransaction): Promise<void> => {
  await sql`delete from offers.product_key k using (select distinct product_id from pg_temp.assigned) a
    where k.product_id = a.product_id and not exists (select from offers.variant v where v.product_id = k.product_id and v.state <> 'ended' and k.key = any(v.keys))`.execute(tx)
}
