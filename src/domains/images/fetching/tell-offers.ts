import { sql } from 'kysely'
import { markVariantsDirty } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'

/** Offers told of at once: so many are taken up without a fresh index (search/indexing/maintain-index.ts). */
const BATCH = 5_000

/**
 * Tells the offers whose pictures have come or gone, many together: their cards are made anew. The notes go in a transaction
 * that ends after they have been told of: a kill in between tells them twice. Gives how many were told of.
 */
export function tellChangedOffers(db: Database): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ variant_id: number }>`
      delete from images.changed_variant where variant_id in (select variant_id from images.changed_variant order by variant_id limit ${BATCH} for update skip locked) returning variant_id`.execute(
      tx,
    )
    if (rows.length > 0)
      await markVariantsDirty(
        db,
        rows.map((row) => row.variant_id),
      )
    return rows.length
  })
}
