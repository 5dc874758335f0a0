import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const [RANDOM_BYTES, MAC_BYTES] = [12, 9]
const TEXT = /^[\w-]{28}$/

/** An id for an answer: nobody guesses another's, and what never was one is told from what is kept no more. */
export function newRequestId(key: Uint8Array): string {
  const random = randomBytes(RANDOM_BYTES)
  return Buffer.concat([random, macOf(key, random)]).toString('base64url')
}

/** Whether this was given out by us, be it kept still or not. */
export function isRequestId(key: Uint8Array, text: string): boolean {
  if (!TEXT.test(text)) return false
  const bytes = Buffer.from(text, 'base64url')
  return timingSafeEqual(bytes.subarray(RANDOM_BYTES), macOf(key, bytes.subarray(0, RANDOM_BYTES)))
}

function macOf(key: Uint8Array, random: Uint8Array): Buffer {
  return createHmac('sha256', key).update('similarity').update(random).digest().subarray(0, MAC_BYTES)
}
