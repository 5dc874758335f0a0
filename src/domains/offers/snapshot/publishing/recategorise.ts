import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { markDirtyFrom } from '#platform/outbox/outbox.ts'
import { layOverrides, liftOverrides } from '../../overrides/lay-overrides.ts'
import type { ProductAttributes } from '../../read/product-attributes.ts'
import { takePublishLock } from './publish-snapshot.ts'
import { refreshProducts } from './refresh-products.ts'

/** An offer whose category is another from now on, and what follows from it. */
export interface RecategorisedOffer {
  readonly variantId: number
  readonly categoryId: number | null
  readonly categorySource: string | null
  readonly likeWords: string | null
  readonly attributes: ProductAttributes
}

/**
 * Gives offers of one shop other categories, in the caller's transaction, which holds the shop's lock: the offers, their
 * attributes, the products they belong to, dirty marks. Grouping looks at them again afterwards. `batches` bound memory.
 */
export async function recategoriseOffers(
  tx: DatabaseTransaction,
  batches: AsyncIterable<readonly RecategorisedOffer[]>,
  now: Date,
): Promise<void> {
  await sql`create temporary table recategorised (variant_id bigint, category_id integer, category_source text, like_words text, attributes json) on commit drop`.execute(
    tx,
  )
  for await (const batch of batches) await stageBatch(tx, batch)
  await sql`analyze pg_temp.recategorised`.execute(tx)
  await takePublishLock(tx)
  await sql`create temporary table touched on commit drop as
    select distinct v.product_id, false as is_new from pg_temp.recategorised r join offers.variant v on v.id = r.variant_id`.execute(
    tx,
  )
  await liftOverrides(tx, RECATEGORISED)
  await sql`update offers.variant v set category_id = r.category_id, category_source = r.category_source, like_words = r.like_words, attributes = r.attributes, changed_at = ${now}
    from pg_temp.recategorised r where v.id = r.variant_id`.execute(tx)
  await layOverrides(tx, RECATEGORISED, { runId: null, now })
  await sql`insert into offers.grouping_due (near, variant_id) select coalesce(category_id, 0), variant_id from pg_temp.recategorised on conflict do nothing`.execute(
    tx,
  )
  await refreshProducts(tx, now)
  await markDirtyFrom(tx, sql`select product_id from pg_temp.touched`)
}

const RECATEGORISED = sql`select variant_id from pg_temp.recategorised`

async function stageBatch(tx: DatabaseTransaction, batch: readonly RecategorisedOffer[]): Promise<void> {
  if (batch.length === 0) return
  await sql`insert into pg_temp.recategorised
    select "variantId", "categoryId", "categorySource", "likeWords", attributes
    from json_to_recordset(${JSON.stringify(batch)}::json) as r ("variantId" bigint, "categoryId" int, "categorySource" text, "likeWords" text, attributes json)`.execute(
    tx,
  )
}
