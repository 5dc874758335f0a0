import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { Database, DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import { centsOfMicros } from '../ledger/micros.ts'
import { postClicks } from '../ledger/post-clicks.ts'
import type { SigningKey } from '../signatures/signing-key.ts'
import { type BillingAccount, findBillingAccount } from './billing-account.ts'
import { creditableInvoices } from './creditable-invoice.ts'
import { type DocumentDraft, type DocumentLine, documentName, type Issuer } from './document.ts'
import { issueDocument, type Writing } from './issue-document.ts'
import { lastOfMonth, monthWords } from './lisbon-months.ts'
import { vatOf } from './vat.ts'

export interface InvoiceRun {
  readonly clock: Clock
  readonly issuer: Issuer
  /** With what documents are signed; null: with nothing. */
  readonly key: SigningKey | null
  /** By its first day; it must be over. */
  readonly month: string
}

/** What became of a shop that owed something. */
export interface RunOutcome {
  readonly eshopId: number
  /** Names of documents that were written. */
  readonly documents: readonly string[]
  /** Why something was left for later; null: nothing was. */
  readonly held: string | null
}

/**
 * Invoices a month, shop by shop, each in a transaction of its own: what the ledger has of clicks that no invoice holds, of that month
 * and those before. What was taken back of an invoiced month is a credit note. Killed anywhere, the next run goes on; of a
 * month that a shop has an invoice of it writes no other, and what came late stands on the next one. The log is told of each document.
 */
export async function runInvoices(db: Database, run: InvoiceRun): Promise<RunOutcome[]> {
  await postClicks(db, run.clock)
  const outcomes: RunOutcome[] = []
  for (const eshopId of await shopsWithClicks(db, run.month)) {
    const outcome = await db.transaction().execute((tx) => invoiceShop(tx, eshopId, run))
    await failpoint('invoices.shop')
    if (outcome.documents.length > 0 || outcome.held !== null) outcomes.push(outcome)
  }
  return outcomes
}

async function invoiceShop(tx: DatabaseTransaction, eshopId: number, run: InvoiceRun): Promise<RunOutcome> {
  await lockUntilCommit(tx, 'invoicing', eshopId)
  const months = await unbilledMonths(tx, eshopId, run.month)
  const due = months.filter(({ cents }) => cents !== 0)
  if (due.length === 0) return { eshopId, documents: [], held: null }
  const buyer = await findBillingAccount(tx, eshopId)
  if (buyer === null) return { eshopId, documents: [], held: 'it has no billing account' }
  const credited = await creditShop(
    tx,
    eshopId,
    run,
    due.filter(({ micros, cents }) => micros < 0 && cents < 0),
  )
  const invoiced = await invoiceLines(
    tx,
    eshopId,
    run,
    due.filter(({ micros, cents }) => micros > 0 && cents > 0),
    buyer,
  )
  return { eshopId, documents: [...credited.documents, ...invoiced], held: credited.held }
}

async function invoiceLines(
  tx: DatabaseTransaction,
  eshopId: number,
  { clock, issuer, key, month }: InvoiceRun,
  months: readonly MonthOfClicks[],
  buyer: BillingAccount,
): Promise<string[]> {
  if (months.length === 0 || (await hasInvoice(tx, eshopId, month))) return []
  const lines = months.map((each) => lineOf(each, each.month === month ? '' : ' chegados depois da fatura do mês'))
  const draft = {
    kind: 'FT' as const,
    eshopId,
    month,
    issuer,
    buyer,
    vat: vatOf(buyer),
    lines,
    credits: null,
    reason: null,
  }
  return [await issue(tx, draft, { now: clock.now(), key })]
}

/** Each month that owes less than nothing is given back on the invoice that holds it, or on the several that do. */
async function creditShop(
  tx: DatabaseTransaction,
  eshopId: number,
  { clock, issuer, key }: InvoiceRun,
  months: readonly MonthOfClicks[],
): Promise<{ documents: string[]; held: string | null }> {
  const documents: string[] = []
  let held: string | null = null
  for (const { month, ...owed } of months) {
    let left: MonthOfClicks = { month, clicks: -owed.clicks, micros: -owed.micros, cents: -owed.cents }
    for (const { leftCents, ...invoice } of await creditableInvoices(tx, eshopId, month, left.cents)) {
      const part = partOf(left, leftCents)
      left = {
        month,
        clicks: left.clicks - part.clicks,
        micros: left.micros - part.micros,
        cents: left.cents - part.cents,
      }
      const { vat, buyer, month: invoiced, ...credits } = invoice
      const lines = [lineOf(part, ' que afinal não contam')]
      const reason = 'Cliques que se verificou depois não contarem'
      const draft = { kind: 'NC' as const, eshopId, month: invoiced, issuer, buyer, vat, lines, credits, reason }
      documents.push(await issue(tx, draft, { now: clock.now(), key }))
      if (left.cents === 0) break
    }
    if (left.cents > 0) held = `no invoice of ${month.slice(0, 7)} has ${left.cents} cents left to be given back`
  }
  return { documents, held }
}

/** As much of what is to be given back as an invoice has left. */
function partOf(owed: MonthOfClicks, leftCents: number): MonthOfClicks {
  const { month, clicks, micros, cents } = owed
  if (cents <= leftCents) return owed
  const share = (whole: number) => Math.floor((whole * leftCents) / cents)
  return { month, clicks: share(clicks), micros: share(micros), cents: leftCents }
}

/** Writes a document, and tells the log in the same transaction; answers its name. */
async function issue(tx: DatabaseTransaction, draft: DocumentDraft, writing: Writing): Promise<string> {
  const document = await issueDocument(tx, draft, writing)
  const { eshopId, month, grossCents } = document
  const name = documentName(document)
  await recordChange(tx, {
    by: null,
    of: { kind: 'billing.document', id: name },
    action: 'issued',
    before: null,
    after: { eshopId, month: month.slice(0, 7), grossCents },
  })
  return name
}

function lineOf({ month, clicks, micros, cents }: MonthOfClicks, words: string): DocumentLine {
  const text = `Cliques para a loja em ${monthWords(month)}${words}`
  return { serviceMonth: month, text, clicks, micros, cents }
}

interface MonthOfClicks {
  /** By its first day. */
  readonly month: string
  readonly clicks: number
  readonly micros: number
  /** By which what all documents have of the month comes to the rounded sum of it. */
  readonly cents: number
}

async function shopsWithClicks(db: DatabaseOrTransaction, month: string): Promise<number[]> {
  const { rows } = await sql<{ eshopId: number }>`
    select eshop_id as "eshopId" from billing.entry where account = 'unbilled' and day <= ${lastOfMonth(month)}
    group by eshop_id, date_trunc('month', day) having sum(micros) <> 0`.execute(db)
  return [...new Set(rows.map(({ eshopId }) => eshopId))].sort((a, b) => a - b)
}

/**
 * What no invoice holds, by month up to the one that is invoiced; the first first. All of a month is rounded, and not each part by itself: what
 * comes late, or is taken back in pieces, together is never a cent more or less (ADR 0119).
 */
async function unbilledMonths(tx: DatabaseTransaction, eshopId: number, month: string): Promise<MonthOfClicks[]> {
  const { rows } = await sql<
    Omit<MonthOfClicks, 'cents'> & { readonly billedMicros: number; readonly billedCents: number }
  >`
    with unbilled as (
      select date_trunc('month', day)::date as month, sum(clicks)::int as clicks, sum(micros)::bigint as micros from billing.entry
      where account = 'unbilled' and eshop_id = ${eshopId} and day <= ${lastOfMonth(month)} group by 1 having sum(micros) <> 0
    ), billed as (
      select l.service_month as month, sum(case d.kind when 'FT' then l.micros else -l.micros end)::bigint as micros,
        sum(case d.kind when 'FT' then l.cents else -l.cents end)::bigint as cents
      from billing.document d join billing.document_line l on l.document_id = d.id
      where d.eshop_id = ${eshopId} and l.clicks is not null group by 1
    )
    select to_char(u.month, 'YYYY-MM-DD') as month, u.clicks, u.micros, coalesce(b.micros, 0) as "billedMicros", coalesce(b.cents, 0) as "billedCents"
    from unbilled u left join billed b on b.month = u.month order by 1`.execute(tx)
  return rows.map(({ billedMicros, billedCents, ...owed }) => ({
    ...owed,
    cents: centsOfMicros(billedMicros + owed.micros) - billedCents,
  }))
}

async function hasInvoice(tx: DatabaseTransaction, eshopId: number, month: string): Promise<boolean> {
  const { rows } =
    await sql`select from billing.document where eshop_id = ${eshopId} and month = ${month} and kind = 'FT'`.execute(tx)
  return rows.length > 0
}
