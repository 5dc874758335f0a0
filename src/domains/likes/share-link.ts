import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'

/** Whose favourites a link shows, and which of that person's links it is. */
export interface ShareLink {
  readonly personId: number
  readonly generation: number
}

/** Writes and reads the last part of /user/favourites/{encryptedShare}. */
export interface ShareLinks {
  /** The same for the same link. */
  write(link: ShareLink): string
  /** Null for whatever was not written with this key. */
  read(text: string): ShareLink | null
}

const TAG_BYTES = 16
const PLAIN_BYTES = 12
/** 28 bytes as base64url. */
const WRITTEN = /^[\w-]{38}$/

/**
 * A tag of 128 bits over person and generation, and both encrypted with it as the beginning of the key stream: nobody makes one without
 * the key or sees whose it is, and nothing has to be kept for it.
 */
export function shareLinks(keys: { readonly seal: Uint8Array; readonly hide: Uint8Array }): ShareLinks {
  const tagOf = (plain: Buffer): Buffer => createHmac('sha256', keys.seal).update(plain).digest().subarray(0, TAG_BYTES)
  return {
    write: ({ personId, generation }) => {
      const plain = Buffer.alloc(PLAIN_BYTES)
      plain.writeBigUInt64BE(BigInt(personId))
      plain.writeUInt32BE(generation, 8)
      const tag = tagOf(plain)
      return Buffer.concat([tag, createCipheriv('aes-256-ctr', keys.hide, tag).update(plain)]).toString('base64url')
    },
    read: (text) => {
      if (!WRITTEN.test(text)) return null
      const bytes = Buffer.from(text, 'base64url')
      const tag = bytes.subarray(0, TAG_BYTES)
      const plain = createDecipheriv('aes-256-ctr', keys.hide, tag).update(bytes.subarray(TAG_BYTES))
      // The last letter carries bits that no byte takes up: only one of its spellings is the link.
      if (!timingSafeEqual(tag, tagOf(plain)) || bytes.toString('base64url') !== text) return null
      return { personId: Number(plain.readBigUInt64BE()), generation: plain.readUInt32BE(8) }
    },
  }
}
