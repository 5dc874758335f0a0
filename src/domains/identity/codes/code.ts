import { createHash, randomBytes } from 'node:crypto'

/** Of what is sent by mail and of what browsers keep: 256 random bits. Kept by us only as a hash. */
export interface Code {
  readonly text: string
  readonly hash: Buffer
}

const CODE_BYTES = 32

export function newCode(): Code {
  const text = randomBytes(CODE_BYTES).toString('base64url')
  return { text, hash: hashCode(text) }
}

export function hashCode(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** What a code looks like; anything else is not worth a query. */
export function isCode(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** Codes of mails are good for an hour. */
export const CODE_TTL_MS = 3_600_000
