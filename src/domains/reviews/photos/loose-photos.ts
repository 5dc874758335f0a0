import { sql } from 'kysely'
import { removeReviewPhoto } from '#domains/images/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ImageStore } from '#ports/image-store/port.ts'

const AT_ONCE = 200

/** Removes the files that no review has any more, or never had; the store first, so that a try that fails is made again. */
export async function removeLoosePhotos(db: Database, store: ImageStore, now: Date): Promise<number> {
  const { rows } = await sql<{ path: string }>`
    select path from reviews.loose_photo where remove_after <= ${now} order by remove_after limit ${AT_ONCE}`.execute(
    db,
  )
  for (const { path } of rows) {
    await removeReviewPhoto(store, path)
    await sql`delete from reviews.loose_photo where path = ${path}`.execute(db)
  }
  return rows.length
}
