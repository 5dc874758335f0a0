import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Config, ConfigError } from '#platform/config.ts'

/** With what documents are signed, and under which certificate. */
export interface SigningKey {
  readonly privateKey: KeyObject
  /** PEM (SPKI): what is kept of it, and what the tax authority is told. */
  readonly publicKey: string
  /** The number of the tax authority's certificate of the program; 0: it has none. */
  readonly certificate: number
}

/** A signature of so many bits is the 172 characters that SAF-T has room for (`Hash` of the schema 1.04_01). */
const KEY_BITS = 1024

/**
 * The key of the file that POISO_INVOICE_KEY names; null: documents are not signed.
 * @throws ConfigError when the file cannot be read or holds no key of this kind.
 */
export function signingKeyOf({
  invoiceKeyFile,
  invoiceCertificate,
}: Pick<Config, 'invoiceKeyFile' | 'invoiceCertificate'>): SigningKey | null {
  if (invoiceKeyFile === null) return null
  return signingKeyFrom(readKey(invoiceKeyFile), invoiceCertificate)
}

/** A new key, for who has none to keep: a demo, a test. */
export function madeSigningKey(certificate = 0): SigningKey {
  return signingKeyFrom(generateKeyPairSync('rsa', { modulusLength: KEY_BITS }).privateKey, certificate)
}

function signingKeyFrom(privateKey: KeyObject, certificate: number): SigningKey {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
  return { privateKey, publicKey, certificate }
}

function readKey(file: string): KeyObject {
  const refused = (why: string) => new ConfigError('POISO_INVOICE_KEY', `${file} ${why}`)
  let pem: string
  try {
    pem = readFileSync(file, 'utf8')
  } catch (error) {
    throw refused(`cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`)
  }
  let key: KeyObject
  try {
    key = createPrivateKey(pem)
  } catch {
    throw refused('holds no private key without a password (PEM)')
  }
  const bits = key.asymmetricKeyDetails?.modulusLength
  if (key.asymmetricKeyType !== 'rsa' || bits !== KEY_BITS)
    throw refused(`is no RSA key of ${KEY_BITS} bits: openssl genrsa -traditional -out FILE ${KEY_BITS} makes one`)
  return key
}
