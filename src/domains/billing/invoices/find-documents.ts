import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { DocumentKind } from './document.ts'

/** One document in a list. */
export interface ListedDocument {
  readonly id: number
  readonly kind: DocumentKind
  /** 'FT 2026/17' */
  readonly name: string
  readonly eshopId: number
  /** By its first day. */
  readonly month: string
  readonly issuedOn: string
  readonly dueOn: string | null
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
  readonly reference: string
  /** What of an invoice is neither paid nor given back; of a credit note null. */
  readonly openCents: number | null
  /** Name of the invoice that a credit note gives back. */
  readonly credits: string | null
}

/** Of an invoice `d`: what is neither paid nor given back, in cents. */
export const OPEN_CENTS = sql`d.gross_cents
  - coalesce((select sum(n.gross_cents) from billing.document n where n.credits = d.id), 0)
  - coalesce((select sum(p.cents) from billing.payment p where p.document_id = d.id), 0)
  - coalesce((select sum(p.cents) from billing.assignment a join billing.payment p on p.id = a.payment_id where a.document_id = d.id), 0)`
const LISTED = sql`select d.id, d.kind, ${nameOf('d')} as name, d.eshop_id as "eshopId", to_char(d.month, 'YYYY-MM-DD') as month,
  to_char(d.issued_on, 'YYYY-MM-DD') as "issuedOn", to_char(d.due_on, 'YYYY-MM-DD') as "dueOn", d.net_cents as "netCents", d.vat_cents as "vatCents",
  d.gross_cents as "grossCents", d.reference, case when d.kind = 'FT' then (${OPEN_CENTS})::bigint end as "openCents", ${nameOf('c')} as credits
  from billing.document d left join billing.document c on c.id = d.credits`

/** A shop's documents, the newest first. */
export async function documentsOfShop(
  db: DatabaseOrTransaction,
  eshopId: number,
  most: number,
): Promise<ListedDocument[]> {
  const { rows } =
    await sql<ListedDocument>`${LISTED} where d.eshop_id = ${eshopId} order by d.id desc limit ${most}`.execute(db)
  return rows
}

/** Documents of all shops in the order in which they were written, or the newest first, with how many there are. */
export async function listDocuments(
  db: DatabaseOrTransaction,
  {
    eshopId,
    sought = null,
    isDescending,
    limit,
    offset,
  }: {
    readonly eshopId: number | null
    /** The name of a document or its reference, or documents of shops that are called so. */
    readonly sought?: { readonly text: string; readonly eshopIds: readonly number[] } | null
    readonly isDescending: boolean
    readonly limit: number
    readonly offset: number
  },
): Promise<{ readonly rows: ListedDocument[]; readonly totalCount: number }> {
  const which = sql`(${eshopId}::int is null or d.eshop_id = ${eshopId}) and (${sought === null} or d.eshop_id = any(${sought?.eshopIds ?? []}::int[])
    or lower(${nameOf('d')}) = lower(${sought?.text ?? null}) or d.reference = ${sought?.text ?? null})`
  const { rows } =
    await sql<ListedDocument>`${LISTED} where ${which} order by d.id ${isDescending ? sql`desc` : sql`asc`} limit ${limit} offset ${offset}`.execute(
      db,
    )
  const counted = await sql<{
    count: number
  }>`select count(*)::int as count from billing.document d where ${which}`.execute(db)
  return { rows, totalCount: counted.rows[0]?.count ?? 0 }
}

/** A document's file; null: there is none of this number, or it is another shop's. */
export async function documentFile(
  db: DatabaseOrTransaction,
  eshopId: number | null,
  id: number,
): Promise<{ name: string; pdf: Buffer } | null> {
  const { rows } = await sql<{ name: string; pdf: Buffer }>`
    select ${nameOf('d')} as name, f.pdf from billing.document d join billing.document_file f on f.document_id = d.id
    where d.id = ${id} and (${eshopId}::int is null or d.eshop_id = ${eshopId})`.execute(db)
  return rows[0] ?? null
}

/** 'FT 2026/17' */
function nameOf(of: 'd' | 'c') {
  return sql`${sql.ref(`${of}.kind`)} || ' ' || ${sql.ref(`${of}.year`)} || '/' || ${sql.ref(`${of}.number`)}`
}
