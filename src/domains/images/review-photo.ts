import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { ImageStore } from '#ports/image-store/port.ts'
import { readPicture } from './fetching/keeping/read-picture.ts'
import { PictureFailure, type PictureProblem } from './fetching/report/picture-problems.ts'
import { imagePath } from './image-address.ts'

/**
 * Pictures of reviews, which strangers send: as those of people (ADR 0082), made anew from their pixels, named at random
 * (`r{16 hex digits}`), and kept by nothing but their file.
 */

/** One has no more bytes (docs/limits.md). */
export const REVIEW_PHOTO_BYTES = 10 * 1024 ** 2

const PATH = /^review\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/(r[0-9a-f]{16})$/

export type MadeReviewPhoto =
  | { readonly kind: 'picture'; readonly jpeg: Buffer; readonly width: number; readonly height: number }
  | { readonly kind: 'wrong'; readonly problem: PictureProblem }

/** Makes of a file what is kept: its pixels alone, turned upright, at most 1,600 on a side, so that neither place nor camera nor what else the file held is in it. */
export async function makeReviewPhoto(bytes: Buffer): Promise<MadeReviewPhoto> {
  if (bytes.length > REVIEW_PHOTO_BYTES) return { kind: 'wrong', problem: 'picture_too_heavy' }
  try {
    const { jpeg, width, height } = await readPicture(bytes)
    return { kind: 'picture', jpeg, width, height }
  } catch (error) {
    if (error instanceof PictureFailure) return { kind: 'wrong', problem: error.problem }
    throw error
  }
}

/** A path for a picture that is not kept yet: who keeps it can write it down before, so that no file is ever forgotten. */
export function newReviewPhotoPath(jpeg: Buffer): string {
  const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 6)
  return imagePath({ kind: 'review', hash, imageId: `r${randomBytes(8).toString('hex')}` })
}

/** Keeps what `makeReviewPhoto` made under a path of `newReviewPhotoPath`. */
export async function keepReviewPhoto(store: ImageStore, path: string, jpeg: Buffer): Promise<void> {
  const place = placeOf(path)
  if (place === null) throw new RangeError(`${path} is no path of a review's picture`)
  await store.write(keyOf(place), jpeg)
}

/** Nobody sees it any more; browsers that have shown it keep it for ten minutes at most. */
export async function removeReviewPhoto(store: ImageStore, path: string): Promise<void> {
  const place = placeOf(path)
  if (place !== null) await store.remove(keyOf(place))
}

/** What its sizes are made of; null: there is none, or no longer. */
export async function readReviewPhoto(store: ImageStore, place: ReviewPhotoPlace) {
  const bytes = await store.read(keyOf(place))
  if (bytes === null) return null
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height, focus: null, isCut: false }
}

interface ReviewPhotoPlace {
  readonly hash: string
  readonly imageId: string
}

function placeOf(path: string): ReviewPhotoPlace | null {
  const [, ab = '', cd = '', ef = '', imageId = ''] = PATH.exec(path) ?? []
  return imageId === '' ? null : { hash: ab + cd + ef, imageId }
}

function keyOf({ hash, imageId }: ReviewPhotoPlace): string {
  return `reviews/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash.slice(4, 6)}/${imageId}.jpg`
}
