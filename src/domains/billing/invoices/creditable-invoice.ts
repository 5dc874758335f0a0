import { sql } from 'kysely'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { BillingAccount } from './billing-account.ts'
import type { Vat, VatTreatment } from './vat.ts'

/** An invoice of which something may be given back. */
export interface CreditableInvoice {
  readonly id: number
  readonly name: string
  readonly issuedOn: string
  readonly month: string
  /** As it was charged. */
  readonly vat: Vat
  /** Whom it was made out to, whatever the shop says of itself by now: what is given back is that company's tax (CIVA art. 78). */
  readonly buyer: BillingAccount
}

interface Row extends Omit<CreditableInvoice, 'vat'> {
  readonly treatment: VatTreatment
  readonly permille: number
}

const INVOICE = sql`d.id, d.kind || ' ' || d.year || '/' || d.number as name, to_char(d.issued_on, 'YYYY-MM-DD') as "issuedOn",
  to_char(d.month, 'YYYY-MM-DD') as month, d.buyer, d.vat_treatment as treatment, d.vat_permille as permille`
/** What is left of it, without tax. */
const LEFT = sql<number>`d.net_cents - coalesce((select sum(c.net_cents) from billing.document c where c.credits = d.id), 0)`

/** The shop's invoices that hold clicks of that month and have something left: first those that have all of `netCents`, the month's own before later ones. */
export async function creditableInvoices(
  tx: DatabaseTransaction,
  eshopId: number,
  month: string,
  netCents: number,
): Promise<(CreditableInvoice & { readonly leftCents: number })[]> {
  const { rows } = await sql<Row & { leftCents: number }>`
    select ${INVOICE}, (${LEFT})::bigint as "leftCents" from billing.document d where d.kind = 'FT' and d.eshop_id = ${eshopId} and ${LEFT} > 0
      and exists (select from billing.document_line l where l.document_id = d.id and l.service_month = ${month} and l.clicks is not null)
    order by ${LEFT} >= ${netCents} desc, (d.month = ${month}) desc, d.id desc`.execute(tx)
  return rows.map((row) => ({ ...presented(row), leftCents: row.leftCents }))
}

/** The invoice of that number with what is left of it, under the lock of whoever writes documents of its shop; null: there is none. */
export async function lockInvoice(
  tx: DatabaseTransaction,
  year: number,
  number: number,
): Promise<(CreditableInvoice & { readonly eshopId: number; readonly leftCents: number }) | null> {
  const named = sql`d.kind = 'FT' and d.year = ${year} and d.number = ${number}`
  const shops = await sql<{
    eshopId: number
  }>`select eshop_id as "eshopId" from billing.document d where ${named}`.execute(tx)
  const eshopId = shops.rows[0]?.eshopId
  if (eshopId === undefined) return null
  await lockUntilCommit(tx, 'invoicing', eshopId)
  const { rows } = await sql<Row & { leftCents: number }>`
    select ${INVOICE}, (${LEFT})::bigint as "leftCents" from billing.document d where ${named}`.execute(tx)
  const [row] = rows
  return row === undefined ? null : { ...presented(row), eshopId, leftCents: row.leftCents }
}

function presented({ id, name, issuedOn, month, buyer, treatment, permille }: Row): CreditableInvoice {
  return { id, name, issuedOn, month, buyer, vat: { treatment, permille } }
}
