import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ImageStore } from '#ports/image-store/port.ts'
import { checkContentPicture, hasContentPicture, isContentPicture, keepContentPicture } from './content-picture.ts'

export interface PictureFiles {
  /** Names of files are read from here. */
  readonly folder: string
  readonly store: ImageStore
  /** Made ahead of time, small and sound: kept without being decoded. */
  readonly isReady?: boolean
}

export type TakenIn =
  | { readonly kind: 'kept'; readonly path: string }
  | { readonly kind: 'wrong'; readonly why: string }

/** Keeps the picture of a file, or finds the one that is named by its place already (ADR 0066); says in English what is wrong with it. */
export async function takeInContentPicture(
  name: string,
  { folder, store, isReady = false }: PictureFiles,
): Promise<TakenIn> {
  if (isContentPicture(name))
    return (await hasContentPicture(store, name))
      ? { kind: 'kept', path: name }
      : { kind: 'wrong', why: 'the image store has no such picture: name its file' }
  let bytes: Buffer
  try {
    bytes = await readFile(resolve(folder, name))
  } catch (error) {
    return { kind: 'wrong', why: `cannot be read (${(error as NodeJS.ErrnoException).code})` }
  }
  if (isReady) return { kind: 'kept', path: await keepContentPicture(store, bytes) }
  return keepSentPicture(store, bytes)
}

/** The same of bytes that somebody sent: made anew from pixels, and kept. */
export async function keepSentPicture(store: ImageStore, bytes: Buffer): Promise<TakenIn> {
  const checked = await checkContentPicture(bytes)
  return checked.kind === 'wrong' ? checked : { kind: 'kept', path: await keepContentPicture(store, checked.jpeg) }
}
