import { sql } from 'kysely'
import {
  type ImageUse,
  imageUsesOfVariants,
  markVariantsDirty,
  MOST_LOOKS,
  type PictureLook,
  tellLooks,
} from '#domains/offers/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { DESCRIPTOR_VERSION } from '../../likeness/describe-picture.ts'
import { type DescribedPicture, describedPictures } from '../../likeness/descriptor-storage.ts'

/** Offers told of at once: so many are taken up without a fresh index (search/indexing/maintain-index.ts). */
const BATCH = 5_000

/**
 * Tells the offers whose pictures have come or gone, many together: their cards are made anew, and grouping learns what they look like. The
 * notes go in a transaction that ends after they have been told of: a kill in between tells them twice. Gives how many were told of.
 */
export function tellChangedOffers(db: Database): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ variant_id: number; is_shown: boolean }>`
      delete from images.changed_variant where variant_id in (select variant_id from images.changed_variant order by variant_id limit ${BATCH} for update skip locked) returning variant_id, is_shown`.execute(
      tx,
    )
    if (rows.length === 0) return 0
    await tellLooksOf(
      tx,
      rows.map((row) => row.variant_id),
    )
    const shown = rows.flatMap((row) => (row.is_shown ? [row.variant_id] : []))
    if (shown.length > 0) await markVariantsDirty(db, shown)
    return rows.length
  })
}

/** Of an offer that is not live any more nothing is told. */
async function tellLooksOf(tx: DatabaseTransaction, variantIds: readonly number[]): Promise<void> {
  const uses = await imageUsesOfVariants(tx, variantIds)
  const described = await describedPictures(tx, [...new Set(uses.flatMap(({ urls }) => urls))])
  await tellLooks(
    tx,
    uses.map((use) => ({ variantId: use.variantId, looks: looksOf(use, described) })),
  )
}

/** The first of its pictures that show the piece: a detail, a drawing or a banner tells no piece from another. */
function looksOf({ urls }: ImageUse, described: ReadonlyMap<string, DescribedPicture>): PictureLook[] {
  const telling = urls
    .flatMap((url) => described.get(url) ?? [])
    .filter(({ type }) => type === 'piece' || type === 'room')
  const each = [...new Map(telling.map((picture) => [picture.pictureId, picture])).values()]
  return each.slice(0, MOST_LOOKS).map(({ pictureId, type, descriptor }) => ({
    pictureId,
    isBare: type === 'piece',
    version: DESCRIPTOR_VERSION,
    descriptor,
  }))
}
