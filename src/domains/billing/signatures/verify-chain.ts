import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { Difference } from '../ledger/difference.ts'
import { type DocumentSignature, isSignatureOf, type SignedFacts } from './signature.ts'

interface Link extends Omit<SignedFacts, 'previous' | 'enteredAt'> {
  readonly number: number
  /** null: it was written without a key. */
  readonly signature: Pick<DocumentSignature, 'enteredAt' | 'characters'> | null
  readonly publicKey: string | null
}

/** Rows that are read at once. */
const PAGE = 500

/**
 * Computes the chain of signatures of each series anew and names the first document in which it breaks: one whose date, moment, number, sum or
 * signature is not what was signed, or whose signature is gone. Those behind it hang on it, and are not judged.
 */
export async function verifyChain(tx: DatabaseTransaction): Promise<Difference[]> {
  const { rows } = await sql<{ kind: string; year: number }>`
    select kind, year from billing.series order by kind, year`.execute(tx)
  const breaks = []
  for (const { kind, year } of rows) breaks.push(await firstBreak(tx, kind, year))
  return breaks.flatMap((found) => (found === null ? [] : [found]))
}

async function firstBreak(tx: DatabaseTransaction, kind: string, year: number): Promise<Difference | null> {
  let [previous, after] = ['', 0]
  for (;;) {
    const links = await linksAfter(tx, kind, year, after)
    for (const link of links) {
      const wrong = brokenIn(link, previous)
      if (wrong !== null) return { of: `signature of ${link.name}`, ...wrong }
      previous = link.signature?.characters ?? ''
    }
    const last = links.at(-1)
    if (last === undefined) return null
    after = last.number
  }
}

function brokenIn(link: Link, previous: string): Pick<Difference, 'ledger' | 'should'> | null {
  const { signature, publicKey } = link
  if (signature === null || publicKey === null)
    return previous === '' ? null : { ledger: 'none', should: 'one, as those before it in its series' }
  const { enteredAt, characters } = signature
  return isSignatureOf({ ...link, enteredAt, previous }, characters, publicKey)
    ? null
    : {
        ledger: 'of something else',
        should: 'of what it says and of the one before it: the first of its series that was changed',
      }
}

async function linksAfter(tx: DatabaseTransaction, kind: string, year: number, after: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select d.number, d.kind || ' ' || d.year || '/' || d.number as name, to_char(d.issued_on, 'YYYY-MM-DD') as "issuedOn", d.gross_cents as "grossCents",
      case when s.document_id is not null then json_build_object('enteredAt', s.entered_at, 'characters', s.characters) end as signature,
      k.public_key as "publicKey"
    from billing.document d left join billing.document_signature s on s.document_id = d.id left join billing.signing_key k on k.version = s.key_version
    where d.kind = ${kind} and d.year = ${year} and d.number > ${after} order by d.number limit ${PAGE}`.execute(tx)
  return rows
}
