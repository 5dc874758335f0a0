import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** A picture as it is kept. */
export interface ReviewPhoto {
  /** As the image host has it, `review/ab/cd/ef/{imageId}`. */
  readonly path: string
  readonly width: number
  readonly height: number
}

/** Those that others see, in their order, then those that wait. */
export async function photosOfReview(
  db: DatabaseOrTransaction,
  reviewId: number,
): Promise<(ReviewPhoto & { readonly isWaiting: boolean })[]> {
  const { rows } = await sql<ReviewPhoto & { isWaiting: boolean }>`
    select path, width, height, false as "isWaiting", place::int as at_place, null::timestamptz as sent from reviews.photo where review_id = ${reviewId}
    union all select path, width, height, true, null, sent_at from reviews.waiting_photo where review_id = ${reviewId}
    order by "isWaiting", at_place, sent, path`.execute(db)
  return rows.map(({ path, width, height, isWaiting }) => ({ path, width, height, isWaiting }))
}

export async function picturesOfReview(db: DatabaseOrTransaction, reviewId: number): Promise<string[]> {
  return (await photosOfReview(db, reviewId)).map(({ path }) => path)
}

/** Publishing: what waits stands behind what is there. Gives how many there are now. */
export async function showWaitingPhotos(tx: DatabaseOrTransaction, reviewId: number): Promise<number> {
  await sql`
    with gone as (delete from reviews.waiting_photo where review_id = ${reviewId} returning path, width, height, sent_at),
      free as (select place, row_number() over (order by place) as n from generate_series(0, 9) as free_places (place)
        where not exists (select from reviews.photo p where p.review_id = ${reviewId} and p.place = free_places.place)),
      coming as (select *, row_number() over (order by sent_at, path) as n from gone)
    insert into reviews.photo (path, review_id, place, width, height)
    select path, ${reviewId}, place, width, height from coming join free using (n)`.execute(tx)
  return countShown(tx, reviewId)
}

/** Takes pictures of a review off, all or one; their files follow (loose-photos.ts). Gives how many went, and how many others see now. */
export async function dropPhotos(
  tx: DatabaseOrTransaction,
  reviewId: number,
  {
    now,
    path = null,
    isOnlyWaiting = false,
  }: { readonly now: Date; readonly path?: string | null; readonly isOnlyWaiting?: boolean },
): Promise<{ readonly dropped: number; readonly imagesCount: number }> {
  const { rows } = await sql<{ path: string }>`
    with waiting as (delete from reviews.waiting_photo where review_id = ${reviewId} and path = coalesce(${path}, path) returning path),
      shown as (delete from reviews.photo where review_id = ${reviewId} and path = coalesce(${path}, path) and not ${isOnlyWaiting} returning path),
      loose as (insert into reviews.loose_photo (path, remove_after) select path, ${now}::timestamptz from (select path from waiting union all select path from shown) gone
        on conflict (path) do update set remove_after = excluded.remove_after)
    select path from waiting union all select path from shown`.execute(tx)
  return { dropped: rows.length, imagesCount: await countShown(tx, reviewId) }
}

async function countShown(tx: DatabaseOrTransaction, reviewId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    update reviews.review set images_count = (select count(*) from reviews.photo where review_id = ${reviewId}) where id = ${reviewId}
    returning images_count as count`.execute(tx)
  return rows[0]?.count ?? 0
}
