import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { ImageStore } from '#ports/image-store/port.ts'
import { readPicture } from './fetching/keeping/read-picture.ts'
import { PictureFailure, type PictureProblem } from './fetching/report/picture-problems.ts'
import { imagePath } from './image-address.ts'

/**
 * Pictures of people (ADR 0082). Each is named at random, `a{16 hex digits}`, not by its bytes: two people may show the same picture,
 * and one who takes theirs away takes nothing from the other. Nothing but the store keeps one: it is gone when its file is.
 */

/** An upload has no more bytes (docs/limits.md). */
export const AVATAR_BYTES = 10 * 1024 ** 2
/** Sides of the square that is kept: twice what the largest place shows. */
const SIDE = 480
const QUALITY = 88

const PATH = /^avatar\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/(a[0-9a-f]{16})$/

export type MadeAvatar =
  | { readonly kind: 'picture'; readonly jpeg: Buffer }
  | { readonly kind: 'wrong'; readonly problem: PictureProblem }

/** Makes of a file what is kept: a square of its pixels alone, so that neither place nor camera nor what else the file held is in it. */
export async function makeAvatar(bytes: Buffer): Promise<MadeAvatar> {
  if (bytes.length > AVATAR_BYTES) return { kind: 'wrong', problem: 'picture_too_heavy' }
  try {
    const { jpeg } = await readPicture(bytes)
    // People stand where there is skin and contrast, seldom in the very middle.
    const square = sharp(jpeg).resize({ width: SIDE, height: SIDE, fit: 'cover', position: sharp.strategy.attention })
    return { kind: 'picture', jpeg: await square.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer() }
  } catch (error) {
    if (error instanceof PictureFailure) return { kind: 'wrong', problem: error.problem }
    throw error
  }
}

/** Keeps what `makeAvatar` made; gives the path by which its person names it. */
export async function keepAvatar(store: ImageStore, jpeg: Buffer): Promise<string> {
  const place = {
    hash: createHash('sha256').update(jpeg).digest('hex').slice(0, 6),
    imageId: `a${randomBytes(8).toString('hex')}`,
  }
  await store.write(keyOf(place), jpeg)
  return imagePath({ kind: 'avatar', ...place })
}

/** Nobody sees it any more; browsers that have shown it keep it for ten minutes at most. */
export async function removeAvatar(store: ImageStore, path: string): Promise<void> {
  const [, ab = '', cd = '', ef = '', imageId = ''] = PATH.exec(path) ?? []
  if (imageId !== '') await store.remove(keyOf({ hash: ab + cd + ef, imageId }))
}

/** What its sizes are made of; null: there is none, or no longer. */
export async function readAvatar(store: ImageStore, place: { readonly hash: string; readonly imageId: string }) {
  const bytes = await store.read(keyOf(place))
  return bytes === null ? null : { bytes, width: SIDE, height: SIDE, focus: null, isCut: false }
}

function keyOf({ hash, imageId }: { readonly hash: string; readonly imageId: string }): string {
  return `avatars/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash.slice(4, 6)}/${imageId}.jpg`
}
