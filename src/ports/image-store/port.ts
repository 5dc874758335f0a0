/**
 * Where originals of pictures lie: what was fetched from shops, re-encoded, and cannot be made again without them.
 * Renditions are made from these and kept elsewhere (`domains/images/renditions`), so they may be lost at any time.
 */
export interface ImageStore {
  /** The bytes under this key, or null when there are none. Throws when the store does not answer. */
  read(key: string): Promise<Buffer | null>
  /** Keeps them whole or not at all; the same key again replaces what was there. */
  write(key: string, bytes: Buffer): Promise<void>
  /** No complaint when there is nothing under it. */
  remove(key: string): Promise<void>
  /** What lies under keys that begin so, in the order of the keys: for sweeps. */
  list(prefix: string): AsyncIterable<StoredImage>
}

export interface StoredImage {
  readonly key: string
  readonly bytes: number
  readonly storedAt: Date
}

/** Lower-case parts joined by `/`; no part begins with a dot, so no key climbs out of a folder or hides in it. */
const KEY = /^(?=.{1,200}$)[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/

/** Throws for a key that is none: keys are made by us, so it is a mistake of ours. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`"${key}" is not a key of the image store`)
  return key
}
