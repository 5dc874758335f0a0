import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const WRITTEN = /^([\w-]{22})\.([0-9a-z]{1,9})\.([\w-]{22})$/
/** How long a code is good, and what came with it is shown. */
export const TEST_MS = 3_600_000

/** A code with which a shop tries out what it has built: `random.moment.signature`. Nothing of it is stored until something comes. */
export function newTestCode(key: Uint8Array, now: Date): string {
  const random = randomBytes(16).toString('base64url')
  const moment = now.getTime().toString(36)
  return `${random}.${moment}.${sign(key, random, moment).toString('base64url')}`
}

/** Until when the code is good; null: it is none of ours. */
export function testCodeEnds(key: Uint8Array, code: string): Date | null {
  const [, random = '', moment = '', signature = ''] = WRITTEN.exec(code) ?? []
  const given = Buffer.from(signature, 'base64url')
  const own = sign(key, random, moment)
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null
  return new Date(Number.parseInt(moment, 36) + TEST_MS)
}

/** Under what its arrivals are stored: who reads the table has no code. */
export function testCodeHash(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

function sign(key: Uint8Array, random: string, moment: string): Buffer {
  return createHmac('sha256', key).update(`orders test\n${random}.${moment}`).digest().subarray(0, 16)
}
