import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 144 bits, 24 letters of base64url. */
const IDENT_BYTES = 18
const IDENT = /^[\w-]{24}$/
/** By which answering questions ends: told from an ident by its first letter and its length. */
const ANSWERS_NAME = /^q[\w-]{22}$/

/** The names of links to /star/…: nobody can guess one, and no table holds one. */
export interface StarIdents {
  of(invitationId: number): string
}

/** `key`: derived of the server's secret for this alone. */
export function starIdents(key: Uint8Array): StarIdents {
  return {
    of: (invitationId) =>
      createHmac('sha256', key)
        .update(`invitation ${invitationId}`)
        .digest()
        .subarray(0, IDENT_BYTES)
        .toString('base64url'),
  }
}

export function isIdent(text: string): boolean {
  return IDENT.test(text)
}

export function isAnswersName(text: string): boolean {
  return ANSWERS_NAME.test(text)
}

export function newAnswersName(): string {
  return `q${randomBytes(16).toString('base64url')}`
}

/** What a table holds of an ident. */
export function hashOfIdent(ident: string): Buffer {
  return createHash('sha256').update(ident).digest()
}

/** First byte of the hash of an address: another way of making it gets another number. */
const VERSION = 1

/**
 * What it holds of an address, the same however its letters are written: without the key nobody can try addresses on it. `key` is
 * `derivedKey(secret, 'star')`.
 */
export function hashOfAddress(key: Uint8Array, address: string): Buffer {
  return keyedHash(key, createHash('sha256').update(`star ${address.toLowerCase()}`).digest())
}

/** The same of what tables held before (0071): a hash without a key, from which it can be made without the address. */
export function keyedHash(key: Uint8Array, bare: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([VERSION]), createHmac('sha256', key).update('address ').update(bare).digest()])
}
