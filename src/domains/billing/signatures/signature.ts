import { sign, verify } from 'node:crypto'
import type { SigningKey } from './signing-key.ts'

/** A document's signature, as it is kept beside it. */
export interface DocumentSignature {
  /** When the program kept the document, by the clock of Portugal: "2026-11-03T10:00:00". */
  readonly enteredAt: string
  /** 172 characters of base64. */
  readonly characters: string
  /** Of the key: whole numbers in a row. */
  readonly keyVersion: number
  /** The number of the program's certificate when it was written; 0: it had none. */
  readonly certificate: number
}

/** What of a document is signed. */
export interface SignedFacts {
  readonly issuedOn: string
  readonly enteredAt: string
  /** 'FT 2026/17' */
  readonly name: string
  readonly grossCents: number
  /** The signature before it in its series; empty: it is the first. */
  readonly previous: string
}

/** What is signed, in the order and with the separators of Portaria 363/2010, art. 6 no. 1: "2026-11-03;2026-11-03T10:00:00;FT 2026/1;12.30;". */
export function signedText({ issuedOn, enteredAt, name, grossCents, previous }: SignedFacts): string {
  return [issuedOn, enteredAt, name, (grossCents / 100).toFixed(2), previous].join(';')
}

/** RSA with SHA-1 (PKCS #1, 1.5), as the tax authority's rules have it (Portaria 363/2010). The same facts have the same signature. */
export function signatureOf(facts: SignedFacts, { privateKey }: SigningKey): string {
  return sign('RSA-SHA1', Buffer.from(signedText(facts)), privateKey).toString('base64')
}

/** Whether the characters sign these facts, by the public half of the key (PEM). */
export function isSignatureOf(facts: SignedFacts, characters: string, publicKey: string): boolean {
  return verify('RSA-SHA1', Buffer.from(signedText(facts)), publicKey, Buffer.from(characters, 'base64'))
}

/** The four characters that a document shows: the 1st, 11th, 21st and 31st (Portaria 363/2010, art. 6 no. 3 a). */
export function shownCharacters({ characters }: Pick<DocumentSignature, 'characters'>): string {
  return [0, 10, 20, 30].map((place) => characters.charAt(place)).join('')
}
