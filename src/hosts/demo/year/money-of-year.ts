import {
  correctClicks,
  type Issuer,
  listDocuments,
  nameSeries,
  recordPayment,
  runInvoices,
  type SigningKey,
} from '#domains/billing/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { standingClock } from './standing-clock.ts'

/** Who writes the demo's documents: nobody that there is. */
const ISSUER: Issuer = {
  name: 'Poiso (demonstração)',
  taxNumber: '509964150',
  address: 'Rua da Demonstração, 2, 1000-001 Lisboa',
  iban: null,
}
const DAY_MS = 86_400_000
/** Shops pay so many days after the invoice; nobody has paid the last month's yet. */
const PAID_AFTER_DAYS = 20
/** Of this month each fifth shop has let its invoice lie: it is overdue. */
const OVERDUE_MONTH = '-08-01'
const OVERDUE_SHOPS = 5
/** More than the demo's shops have in a year. */
const DOCUMENTS = 1_000

/** Writes a month's invoices as of the third day of the next, and takes in what shops have paid of those before. */
export async function invoiceMonth(
  db: Database,
  key: SigningKey,
  { month, isLast }: { readonly month: string; readonly isLast: boolean },
): Promise<number> {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const clock = standingClock(new Date(Date.UTC(year, number, 3, 9)))
  await nameYear(db, clock.now().getUTCFullYear())
  const outcomes = await runInvoices(db, { clock, issuer: ISSUER, key, month })
  if (!isLast) await payInvoices(db, month, clock.now())
  return outcomes.reduce((sum, { documents }) => sum + documents.length, 0)
}

/** Codes that no tax authority has given, so that the demo's documents have all that real ones have; a series that has begun keeps its own. */
async function nameYear(db: Database, year: number): Promise<void> {
  for (const kind of ['FT', 'NC'] as const)
    await db.transaction().execute((tx) => nameSeries(tx, { kind, year, code: `DEMO${kind}${year}` }))
}

async function payInvoices(db: Database, month: string, now: Date): Promise<void> {
  const paidAt = new Date(now.getTime() + PAID_AFTER_DAYS * DAY_MS)
  const { rows } = await listDocuments(db, { eshopId: null, isDescending: true, limit: DOCUMENTS, offset: 0 })
  for (const { id, eshopId, name, month: ofMonth, openCents, reference } of rows) {
    const isLeftLying = month.endsWith(OVERDUE_MONTH) && eshopId % OVERDUE_SHOPS === 0
    if (ofMonth !== month || openCents === null || openCents <= 0 || isLeftLying) continue
    const receivedOn = paidAt.toISOString().slice(0, 10)
    const movement = { receivedOn, cents: openCents, remittance: `${name} ${reference}`, bankKey: `demo ${name}` }
    const payer = { eshopId, documentId: id }
    await db.transaction().execute((tx) => recordPayment(tx, movement, { payer, source: 'camt.053' }, paidAt))
  }
}

/** Takes clicks of an invoiced month back, so that the next run gives them back by a credit note. */
export async function takeBack(db: Database, uids: readonly string[], now: Date): Promise<void> {
  const bad = uids.map((uid) => ({ uid, reason: 'bot' }))
  await db.transaction().execute((tx) => correctClicks(tx, bad, now, 'Um programa que só depois se conheceu'))
}
