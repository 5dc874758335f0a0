import { sql } from 'kysely'
import { keepReviewPhoto, makeReviewPhoto, newReviewPhotoPath, type PictureProblem } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { FormFile } from '#platform/http/request/form-files.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { publishReview } from '../publish.ts'
import { type Review, REVIEW_LIMITS } from '../review.ts'
import { findReview, lockReview, raiseVersion } from '../storage.ts'
import { authorOf, submitReview } from '../writing/keep-review.ts'
import { photosOfReview, type ReviewPhoto } from './photo-storage.ts'

export interface TakePhotosDeps {
  readonly db: Database
  readonly clock: Clock
  readonly store: ImageStore
}

/** none: no file was chosen. gone: there is no such review, or its author has left. */
export type TakenPhotos = 'kept' | 'none' | 'too many' | 'gone' | PictureProblem

/** A file that no review has by then is removed (docs/limits.md). */
export const LOOSE_PHOTO_MS = 3_600_000

/**
 * Takes pictures for a review, all of them or none: a form that ends halfway, or holds one that is no picture, changes nothing, and what it
 * left in the store goes after an hour. They wait for a decision; those of a draft are handed over with it.
 */
export async function takePhotos(
  deps: TakePhotosDeps,
  externalId: string,
  files: AsyncIterable<FormFile>,
  network: string | null,
): Promise<TakenPhotos> {
  const left = await placesLeft(deps.db, await findReview(deps.db, externalId))
  if (left === null) return 'gone'
  const made: ReviewPhoto[] = []
  for await (const { bytes } of files) {
    if (made.length === left) return 'too many'
    if (bytes === null) return 'picture_too_heavy'
    const photo = await keepLoose(deps, bytes)
    if (typeof photo === 'string') return photo
    made.push(photo)
  }
  if (made.length === 0) return left === 0 ? 'too many' : 'none'
  return deps.db.transaction().execute((tx) => attach(tx, externalId, made, { network, now: deps.clock.now() }))
}

/** null: there is no such review, or nobody whose it is. */
async function placesLeft(db: DatabaseOrTransaction, review: Review | null): Promise<number | null> {
  if (review === null || review.state === 'removed' || (await authorOf(db, review)) === null) return null
  return REVIEW_LIMITS.photos - (await photosOfReview(db, review.id)).length
}

/** The path is written down before the file is, so that none is ever forgotten. */
async function keepLoose({ db, store, clock }: TakePhotosDeps, file: Buffer): Promise<ReviewPhoto | PictureProblem> {
  const made = await makeReviewPhoto(file)
  if (made.kind === 'wrong') return made.problem
  const path = newReviewPhotoPath(made.jpeg)
  const removeAfter = new Date(clock.now().getTime() + LOOSE_PHOTO_MS)
  await sql`insert into reviews.loose_photo (path, remove_after) values (${path}, ${removeAfter})`.execute(db)
  await keepReviewPhoto(store, path, made.jpeg)
  return { path, width: made.width, height: made.height }
}

/** Two forms at once: the second waits, and counts the first one's pictures. */
async function attach(
  tx: DatabaseTransaction,
  externalId: string,
  photos: readonly ReviewPhoto[],
  { network, now }: { readonly network: string | null; readonly now: Date },
): Promise<TakenPhotos> {
  const review = await lockReview(tx, externalId)
  const left = await placesLeft(tx, review)
  if (review === null || left === null) return 'gone'
  if (photos.length > left) return 'too many'
  await putWaiting(tx, review.id, photos, now)
  if (review.state === 'draft') return 'kept'
  await raiseVersion(tx, review.id)
  const raised = await lockReview(tx, externalId)
  if (raised !== null) await submitReview(tx, raised, { network, now })
  return 'kept'
}

/** Of a review that is locked. */
async function putWaiting(
  tx: DatabaseTransaction,
  reviewId: number,
  photos: readonly ReviewPhoto[],
  now: Date,
): Promise<void> {
  const { numAffectedRows } = await sql`
    with held as (delete from reviews.loose_photo where path = any(${photos.map(({ path }) => path)}) returning path)
    insert into reviews.waiting_photo (path, review_id, width, height, sent_at)
    select path, ${reviewId}, width, height, ${now}::timestamptz + place * interval '1 microsecond'
    from jsonb_to_recordset(${JSON.stringify(photos.map((photo, place) => ({ ...photo, place })))}::jsonb) as t (path text, width int, height int, place int)
    where path in (select path from held)`.execute(tx)
  if (Number(numAffectedRows) !== photos.length) throw new Error('pictures were removed while they were sent')
}

/**
 * Shows pictures with a review that others read already: nobody decides on them, as with `takeInReviews`. A review that has some stays as it
 * is: what is taken in again changes nothing. Gives how many came in.
 */
export async function takeInPhotos(
  deps: TakePhotosDeps,
  externalId: string,
  files: readonly Buffer[],
): Promise<number> {
  if (!mayTakeIn(await findReview(deps.db, externalId))) return 0
  const photos: ReviewPhoto[] = []
  for (const file of files) {
    const photo = await keepLoose(deps, file)
    if (typeof photo !== 'string') photos.push(photo)
  }
  if (photos.length === 0) return 0
  return deps.db.transaction().execute(async (tx) => {
    const review = await lockReview(tx, externalId)
    if (!mayTakeIn(review)) return 0
    await putWaiting(tx, review.id, photos, deps.clock.now())
    await publishReview(tx, review, deps.clock.now())
    return photos.length
  })
}

function mayTakeIn(review: Review | null): review is Review {
  return review !== null && review.state === 'published' && review.imagesCount === 0
}
