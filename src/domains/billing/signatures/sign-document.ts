import { sql } from 'kysely'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { type Document, documentName } from '../invoices/document.ts'
import { lisbonMoment } from '../invoices/lisbon-months.ts'
import { type DocumentSignature, signatureOf } from './signature.ts'
import type { SigningKey } from './signing-key.ts'

/** A document that cannot be written until the operator has settled something; nothing of it is kept, and no number is taken. */
export class UnsignableError extends Error {}

/**
 * Signs a document that has its number, under the lock of its series; null: there is no key, and the series has never had one.
 * A series that began with signatures is not continued without: each would name one that is not there (ADR 0130).
 * @throws UnsignableError
 */
export async function signDocument(
  tx: DatabaseTransaction,
  document: Omit<Document, 'signature'>,
  key: SigningKey | null,
  now: Date,
): Promise<DocumentSignature | null> {
  const { kind, year, issuedOn, grossCents, atcud } = document
  const previous = await previousSignature(tx, document)
  if (key === null) {
    if (previous !== '')
      throw new UnsignableError(`the series ${kind} ${year} is signed: POISO_INVOICE_KEY must name the file of its key`)
    return null
  }
  if (key.certificate > 0 && atcud === null)
    throw new UnsignableError(
      `the series ${kind} ${year} has no validation code, without which a certified program writes nothing (invoices series)`,
    )
  const enteredAt = lisbonMoment(now)
  const characters = signatureOf({ issuedOn, enteredAt, name: documentName(document), grossCents, previous }, key)
  const keyVersion = await versionOf(tx, key.publicKey, now)
  return { enteredAt, characters, keyVersion, certificate: key.certificate }
}

/** Keeps it beside the document, in the same transaction. */
export async function keepSignature(
  tx: DatabaseTransaction,
  documentId: number,
  { enteredAt, characters, keyVersion, certificate }: DocumentSignature,
): Promise<void> {
  await sql`
    insert into billing.document_signature (document_id, entered_at, characters, key_version, certificate)
    values (${documentId}, ${enteredAt}, ${characters}, ${keyVersion}, ${certificate})`.execute(tx)
}

async function previousSignature(
  tx: DatabaseTransaction,
  { kind, year, number }: Pick<Document, 'kind' | 'year' | 'number'>,
): Promise<string> {
  const { rows } = await sql<{ characters: string }>`
    select s.characters from billing.document d join billing.document_signature s on s.document_id = d.id
    where d.kind = ${kind} and d.year = ${year} and d.number = ${number - 1}`.execute(tx)
  return rows[0]?.characters ?? ''
}

/** The key's number; one that signs for the first time takes the next. */
async function versionOf(tx: DatabaseTransaction, publicKey: string, now: Date): Promise<number> {
  const known = sql<{ version: number }>`select version from billing.signing_key where public_key = ${publicKey}`
  const [found] = (await known.execute(tx)).rows
  if (found !== undefined) return found.version
  await lockUntilCommit(tx, 'numberingKeys')
  await sql`
    insert into billing.signing_key (version, public_key, used_from)
    select coalesce(max(version), 0) + 1, ${publicKey}, ${now} from billing.signing_key
    on conflict (public_key) do nothing`.execute(tx)
  const [made] = (await known.execute(tx)).rows
  if (made === undefined) throw new Error('the key that signs documents got no version')
  return made.version
}
