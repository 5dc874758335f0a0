import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** First byte of what is stored: another way of writing it gets another number. */
const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Whose address it is; it is part of what is authenticated, so that an address moved to another row cannot be read there. */
export interface EmailOf {
  readonly eshopId: number
  readonly orderId: string
}

/** An address as it is kept: version, nonce, AES-256-GCM, tag. */
export function sealEmail(key: Uint8Array, of: EmailOf, email: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', subkey(key, 'seal'), nonce).setAAD(nameOf(of))
  const sealed = Buffer.concat([cipher.update(email, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.from([VERSION]), nonce, sealed, cipher.getAuthTag()])
}

/** The address of what is kept; null when it was sealed under another key (a changed POISO_SECRET) or is not whole. */
export function openEmail(key: Uint8Array, of: EmailOf, sealed: Uint8Array): string | null {
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
  const tag = sealed.subarray(-TAG_BYTES)
  if (sealed[0] !== VERSION || sealed.length <= 1 + NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', subkey(key, 'seal'), nonce).setAAD(nameOf(of)).setAuthTag(tag)
  try {
    const text = [decipher.update(sealed.subarray(1 + NONCE_BYTES, -TAG_BYTES)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return null
  }
}

/** By what all orders of an address are found; capitals make no other address. */
export function hashEmail(key: Uint8Array, email: string): Buffer {
  return createHmac('sha256', subkey(key, 'find')).update(email.toLowerCase()).digest()
}

/** One key for each use, so that neither use tells anything of the other. */
function subkey(key: Uint8Array, use: 'seal' | 'find'): Buffer {
  return createHmac('sha256', key).update(`orders ${use}`).digest()
}

function nameOf({ eshopId, orderId }: EmailOf): Buffer {
  return Buffer.from(`${eshopId}\n${orderId}`)
}
