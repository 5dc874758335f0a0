import type { Database } from '#platform/database/connect.ts'
import type { Issuer } from '../invoices/document.ts'
import { type HeaderFacts, headerXml } from './header-xml.ts'
import { invoiceXml } from './invoice-xml.ts'
import { customerIdOf, customerXml, productXml, taxTableXml } from './master-files.ts'
import { bookedDocuments, customersOf, type MonthOfDocuments, monthOfDocuments } from './month-of-documents.ts'
import { element, encoded, ENCODING, moneyOf } from './xml.ts'

/** Documents that are read and written at once. */
const PAGE = 25
const NAMESPACE = 'urn:OECD:StandardAuditFile-Tax:PT_1.04_01'

interface SaftAsked extends Omit<HeaderFacts, 'issuer'> {
  /** Of whom the file is where the month has no document that says it; null: nobody has said. */
  readonly issuer: Issuer | null
}

interface SaftFile {
  /** "saft-509964150-2026-10.xml" */
  readonly name: string
  readonly documents: number
  /** Without tax: of credit notes and of invoices. */
  readonly debitCents: number
  readonly creditCents: number
  /** The file, bit by bit. */
  readonly bytes: AsyncIterable<Buffer>
}

/**
 * The SAF-T (PT) 1.04_01 of the documents that were issued in a month, for who keeps the books (ADR 0130): it is of whoever wrote them. null: it has
 * none, and nobody has said who would have written them.
 */
export async function saftFile(db: Database, asked: SaftAsked): Promise<SaftFile | null> {
  const month = await monthOfDocuments(db, asked.month)
  const issuer = month.issuer ?? asked.issuer
  if (issuer === null) return null
  return {
    name: `saft-${issuer.taxNumber}-${asked.month.slice(0, 7)}.xml`,
    documents: month.ids.length,
    debitCents: month.debitCents,
    creditCents: month.creditCents,
    bytes: bytesOf(db, month, { ...asked, issuer }),
  }
}

async function* bytesOf(db: Database, month: MonthOfDocuments, facts: HeaderFacts): AsyncGenerator<Buffer> {
  for await (const part of partsOf(db, month, facts)) yield encoded(part)
}

async function* partsOf(db: Database, month: MonthOfDocuments, facts: HeaderFacts): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="${ENCODING}"?>\n<AuditFile xmlns="${NAMESPACE}">${headerXml(facts)}<MasterFiles>`
  const customers = await customersOf(db, month.ids)
  // What a document's copy says besides, as whether VIES knew the number, makes no other customer.
  yield [...new Map(customers.map((customer) => [customerIdOf(customer), customerXml(customer)])).values()].join('')
  if (month.ids.length > 0) yield productXml()
  yield `${taxTableXml(month.taxes)}</MasterFiles><SourceDocuments><SalesInvoices>`
  yield element('NumberOfEntries', String(month.ids.length))
  yield element('TotalDebit', moneyOf(month.debitCents)) + element('TotalCredit', moneyOf(month.creditCents))
  for (let from = 0; from < month.ids.length; from += PAGE)
    yield (await bookedDocuments(db, month.ids.slice(from, from + PAGE))).map(invoiceXml).join('')
  yield '</SalesInvoices></SourceDocuments></AuditFile>\n'
}
