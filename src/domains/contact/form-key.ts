import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { CONTACT_LIMITS } from './message.ts'

/** A form that was opened: what names it, and when that was. */
export interface OpenedForm {
  readonly key: Buffer
  readonly openedAt: Date
}

const KEY_BYTES = 16
const SIGNATURE_BYTES = 16
const WRITTEN = /^([\w-]{22})\.([0-9a-z]{1,9})\.([\w-]{22})$/

/** A new form's key as the form carries it: `random.moment.signature`. */
export function newFormKey(secret: Uint8Array, now: Date): string {
  const random = randomBytes(KEY_BYTES).toString('base64url')
  const moment = now.getTime().toString(36)
  return `${random}.${moment}.${sign(secret, random, moment).toString('base64url')}`
}

/** The form that a key names, or null: it is none of ours, or older than a day. */
export function openedForm(secret: Uint8Array, written: string, now: Date): OpenedForm | null {
  const [, random = '', moment = '', signature = ''] = WRITTEN.exec(written) ?? []
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== SIGNATURE_BYTES || !timingSafeEqual(given, sign(secret, random, moment))) return null
  const openedMs = Number.parseInt(moment, 36)
  if (now.getTime() - openedMs > CONTACT_LIMITS.formMs) return null
  return { key: Buffer.from(random, 'base64url'), openedAt: new Date(openedMs) }
}

function sign(secret: Uint8Array, random: string, moment: string): Buffer {
  return createHmac('sha256', secret).update(`${random}.${moment}`).digest().subarray(0, SIGNATURE_BYTES)
}
