import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { BillingAccount } from '../invoices/billing-account.ts'
import type { DocumentKind, Issuer } from '../invoices/document.ts'
import { lastOfMonth } from '../invoices/lisbon-months.ts'
import type { Vat, VatTreatment } from '../invoices/vat.ts'

/** What a month's documents come to: those that were issued in it, whichever month they are of. */
export interface MonthOfDocuments {
  /** In the order of their series and numbers. */
  readonly ids: readonly number[]
  /** Of credit notes and of invoices, without tax. */
  readonly debitCents: number
  readonly creditCents: number
  /** Each once. */
  readonly taxes: readonly Vat[]
  /** Who wrote the last of them; null: there is none. */
  readonly issuer: Issuer | null
}

/** One statement settles which documents the file holds; none of them ever changes, so that the rest may be read bit by bit. */
export async function monthOfDocuments(db: DatabaseOrTransaction, month: string): Promise<MonthOfDocuments> {
  const { rows } = await sql<{
    id: number
    kind: DocumentKind
    netCents: number
    treatment: VatTreatment
    permille: number
    issuer: Issuer | null
  }>`
    select d.id, d.kind, d.net_cents as "netCents", d.vat_treatment as treatment, d.vat_permille as permille,
      case when d.id = max(d.id) over () then d.issuer end as issuer
    from billing.document d where d.issued_on between ${month} and ${lastOfMonth(month)} order by d.kind, d.year, d.number`.execute(
    db,
  )
  const centsOf = (kind: DocumentKind) => rows.reduce((sum, row) => (row.kind === kind ? sum + row.netCents : sum), 0)
  const taxes = new Map(rows.map(({ treatment, permille }) => [`${treatment} ${permille}`, { treatment, permille }]))
  return {
    ids: rows.map(({ id }) => id),
    debitCents: centsOf('NC'),
    creditCents: centsOf('FT'),
    taxes: [...taxes.values()],
    issuer: rows.find(({ issuer }) => issuer !== null)?.issuer ?? null,
  }
}

export interface Customer {
  readonly eshopId: number
  readonly buyer: BillingAccount
}

/** To whom these documents were made out, as each of them says it: a shop that was renamed between two of them stands there twice. */
export async function customersOf(db: DatabaseOrTransaction, ids: readonly number[]): Promise<Customer[]> {
  const { rows } = await sql<Customer>`
    select distinct d.eshop_id as "eshopId", d.buyer from billing.document d where d.id = any(${ids}::bigint[]) order by 1`.execute(
    db,
  )
  return rows
}

export interface BookedLine {
  readonly serviceMonth: string
  readonly text: string
  readonly clicks: number | null
  readonly cents: number
}

/** A document as the file tells it. */
export interface BookedDocument extends Customer {
  readonly name: string
  readonly kind: DocumentKind
  readonly issuedOn: string
  /** By the clock of Portugal: "2026-11-03T10:00:00". */
  readonly enteredAt: string
  readonly atcud: string | null
  readonly treatment: VatTreatment
  readonly permille: number
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
  /** Of a credit note: its invoice, and why. */
  readonly credits: string | null
  readonly reason: string | null
  readonly signature: { readonly characters: string; readonly keyVersion: number; readonly certificate: number } | null
  readonly lines: readonly BookedLine[]
}

/** These documents with their lines, in the same order. */
export async function bookedDocuments(db: DatabaseOrTransaction, ids: readonly number[]): Promise<BookedDocument[]> {
  const { rows } = await sql<BookedDocument>`
    select d.kind || ' ' || d.year || '/' || d.number as name, d.kind, d.eshop_id as "eshopId", d.buyer, to_char(d.issued_on, 'YYYY-MM-DD') as "issuedOn",
      coalesce(s.entered_at, to_char(j.at at time zone 'Europe/Lisbon', 'YYYY-MM-DD"T"HH24:MI:SS')) as "enteredAt", d.atcud,
      d.vat_treatment as treatment, d.vat_permille as permille, d.net_cents as "netCents", d.vat_cents as "vatCents", d.gross_cents as "grossCents",
      c.kind || ' ' || c.year || '/' || c.number as credits, d.reason,
      case when s.document_id is not null then
        json_build_object('characters', s.characters, 'keyVersion', s.key_version, 'certificate', s.certificate) end as signature,
      (select json_agg(json_build_object('serviceMonth', l.service_month, 'text', l.text, 'clicks', l.clicks, 'cents', l.cents) order by l.place)
        from billing.document_line l where l.document_id = d.id) as lines
    from billing.document d join billing.journal j on j.id = d.journal_id left join billing.document c on c.id = d.credits
    left join billing.document_signature s on s.document_id = d.id
    where d.id = any(${ids}::bigint[]) order by d.kind, d.year, d.number`.execute(db)
  return rows
}
