import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { keepSignature, signDocument } from '../signatures/sign-document.ts'
import type { SigningKey } from '../signatures/signing-key.ts'
import { dividedHalfToEven, MICROS_PER_CENT } from '../ledger/micros.ts'
import { type Entry, postTransaction } from '../ledger/post-transaction.ts'
import { type Document, type DocumentDraft, documentName } from './document.ts'
import { daysAfter, lastOfMonth, lisbonDay } from './lisbon-months.ts'
import { paymentReference } from './payment-reference.ts'
import { documentPdf } from './pdf/document-pdf.ts'

/** Days in which an invoice is to be paid. */
export const DAYS_TO_PAY = 30

/** When documents are written, and with what they are signed; null: with nothing. */
export interface Writing {
  readonly now: Date
  readonly key: SigningKey | null
}

/**
 * Gives a draft the next number of its series, signs it where there is a key, writes it into the ledger and keeps it with its PDF, all in one
 * transaction: a number that is not kept is not taken, so that none is left out and none is given twice (ADR 0119, 0130).
 * @throws UnsignableError
 */
export async function issueDocument(
  tx: DatabaseTransaction,
  draft: DocumentDraft,
  { now, key }: Writing,
): Promise<Document & { readonly id: number }> {
  const unsigned = await numbered(tx, draft, now)
  const document = { ...unsigned, signature: await signDocument(tx, unsigned, key, now) }
  await failpoint('invoices.numbered')
  const journalId = await postTransaction(
    tx,
    {
      kind: draft.kind === 'FT' ? 'invoice' : 'credit_note',
      key: documentName(document),
      entries: entriesOf(document),
    },
    now,
  )
  const id = await store(tx, document, journalId)
  if (document.signature !== null) await keepSignature(tx, id, document.signature)
  const pdf = await documentPdf(document)
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  await sql`insert into billing.document_file (document_id, pdf, sha256) values (${id}, ${pdf}, ${sha256})`.execute(tx)
  await failpoint('invoices.stored')
  return { ...document, id }
}

async function numbered(
  tx: DatabaseTransaction,
  draft: DocumentDraft,
  now: Date,
): Promise<Omit<Document, 'signature'>> {
  const today = lisbonDay(now)
  const year = Number(today.slice(0, 4))
  await sql`insert into billing.series (kind, year) values (${draft.kind}, ${year}) on conflict do nothing`.execute(tx)
  // The row is locked until the transaction ends. A clock that goes back writes no date before the last one.
  const { rows } = await sql<{ number: number; issuedOn: string; code: string | null }>`
    update billing.series set last_number = last_number + 1, last_issued_on = greatest(last_issued_on, ${today}::date)
    where kind = ${draft.kind} and year = ${year}
    returning last_number as number, to_char(last_issued_on, 'YYYY-MM-DD') as "issuedOn", validation_code as code`.execute(
    tx,
  )
  const [series] = rows
  if (series === undefined) throw new Error(`the series ${draft.kind} ${year} cannot be found`)
  const netCents = draft.lines.reduce((sum, { cents }) => sum + cents, 0)
  const vatCents = await vatCentsOf(tx, draft, netCents)
  return {
    ...draft,
    year,
    number: series.number,
    issuedOn: series.issuedOn,
    dueOn: draft.kind === 'FT' ? daysAfter(series.issuedOn, DAYS_TO_PAY) : null,
    netCents,
    vatCents,
    grossCents: netCents + vatCents,
    atcud: series.code === null ? null : `${series.code}-${series.number}`,
    reference: paymentReference(draft.kind, year, series.number),
  }
}

/**
 * Tax is rounded once on an invoice's sum, half to even; a credit note gives back what brings it to that of what is left, so that an invoice that is
 * given back in pieces is given back to the cent.
 */
async function vatCentsOf(
  tx: DatabaseTransaction,
  { vat: { permille }, credits }: DocumentDraft,
  netCents: number,
): Promise<number> {
  const taxOf = (cents: number) => dividedHalfToEven(cents * permille, 1000)
  if (credits === null) return taxOf(netCents)
  const { rows } = await sql<{ net: number; vat: number }>`
    select (d.net_cents - coalesce(sum(c.net_cents), 0))::bigint as net, (d.vat_cents - coalesce(sum(c.vat_cents), 0))::bigint as vat
    from billing.document d left join billing.document c on c.credits = d.id where d.id = ${credits.id} group by d.id`.execute(
    tx,
  )
  const { net = 0, vat = 0 } = rows[0] ?? {}
  return Math.max(0, vat - taxOf(net - netCents))
}

/** An invoice moves clicks to what is owed, with the tax; a credit note moves them back. A line that a person wrote is a correction. */
function entriesOf({ kind, eshopId, lines, netCents, vatCents, grossCents }: Document): Entry[] {
  const sign = kind === 'FT' ? 1 : -1
  const moved = lines.map((line): Entry =>
    line.clicks === null
      ? { account: 'corrections', micros: -sign * line.micros }
      : {
          account: 'unbilled',
          eshopId,
          day: lastOfMonth(line.serviceMonth),
          clicks: -sign * line.clicks,
          micros: -sign * line.micros,
        },
  )
  const micros = lines.reduce((sum, line) => sum + line.micros, 0)
  return [
    ...moved,
    { account: 'receivable', eshopId, micros: sign * grossCents * MICROS_PER_CENT },
    { account: 'vat', micros: -sign * vatCents * MICROS_PER_CENT },
    { account: 'rounding', micros: sign * (micros - netCents * MICROS_PER_CENT) },
  ]
}

async function store(tx: DatabaseTransaction, document: Document, journalId: number): Promise<number> {
  const { kind, year, number, eshopId, month, issuedOn, dueOn, issuer, buyer, vat, netCents, vatCents, grossCents } =
    document
  const { rows } = await sql<{ id: number }>`
    insert into billing.document (kind, year, number, eshop_id, month, issued_on, due_on, issuer, buyer, vat_treatment, vat_permille, net_cents,
      vat_cents, gross_cents, credits, reason, atcud, reference, journal_id)
    values (${kind}, ${year}, ${number}, ${eshopId}, ${month}, ${issuedOn}, ${dueOn}, ${JSON.stringify(issuer)}, ${JSON.stringify(buyer)},
      ${vat.treatment}, ${vat.permille}, ${netCents}, ${vatCents}, ${grossCents}, ${document.credits?.id ?? null}, ${document.reason},
      ${document.atcud}, ${document.reference}, ${journalId}) returning id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`${documentName(document)} got no id`)
  const lines = document.lines.map((line, index) => ({ ...line, place: index + 1 }))
  await sql`
    insert into billing.document_line (document_id, place, service_month, text, clicks, micros, cents)
    select ${id}, l."place", l."serviceMonth", l."text", l."clicks", l."micros", l."cents"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("place" int, "serviceMonth" date, "text" text, "clicks" int, "micros" bigint, "cents" bigint)`.execute(
    tx,
  )
  return id
}
