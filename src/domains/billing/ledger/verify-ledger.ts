import { sql } from 'kysely'
import { billableSums, paidClicks, type SumOfClicks } from '#domains/clicks/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { Account } from './accounts.ts'
import type { Difference } from './difference.ts'
import { verifyStatistics } from '../statistics/verify-statistics.ts'
import { verifyDocuments } from './verify-documents.ts'
import { lastPosted } from './storage.ts'

export interface Verified {
  /** How many paid clicks were recomputed, and what they cost. */
  readonly clicks: number
  readonly micros: number
  readonly transactions: number
  readonly differences: readonly Difference[]
}

/**
 * Computes anew, from the clicks themselves, what the ledger must hold, and names every difference: of clicks by shop, day and
 * price; of corrections; of documents, their lines, numbers and files; of payments; and of the sums that statistics are read
 * from. Reads one state of the database, so that it may run while clicks are posted.
 */
export async function verifyLedger(db: Database): Promise<Verified> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const through = await lastPosted(tx)
      const { sums } = await billableSums(tx, 0, through)
      const differences = [
        ...(await ofTransactions(tx)),
        ...(await ofAccounts(tx)),
        ...compared('clicks', await entrySums(tx, 'clicks', 1), sums),
        ...(await ofCorrections(tx)),
        ...(await ofDays(tx)),
        ...(await verifyStatistics(tx)),
        ...(await verifyDocuments(tx)),
      ]
      return { clicks: countOf(sums), micros: microsOf(sums), transactions: await countTransactions(tx), differences }
    })
}

/** Each sums to zero and has its number of entries, and those of clicks follow one another without a gap. */
async function ofTransactions(tx: DatabaseTransaction): Promise<Difference[]> {
  const { rows } = await sql<{ key: string; micros: number; found: number; entries: number }>`
    select j.key, coalesce(sum(e.micros), 0)::bigint as micros, count(e.id)::int as found, j.entries from billing.journal j
    left join billing.entry e on e.journal_id = j.id group by j.id having coalesce(sum(e.micros), 0) <> 0 or count(e.id) <> j.entries`.execute(
    tx,
  )
  const gaps = await sql<{ key: string; after: number; before: number }>`
    select key, clicks_after as after, before from (
      select key, clicks_after, coalesce(lag(clicks_through) over (order by clicks_after), 0) as before from billing.journal where kind = 'clicks') j
    where clicks_after <> before`.execute(tx)
  return [
    ...rows.map(({ key, micros, found, entries }) => ({
      of: `transaction ${key}`,
      ledger: `${micros} micro-euros in ${found} entries`,
      should: `0 in ${entries}`,
    })),
    ...gaps.rows.map(({ key, after, before }) => ({
      of: `transaction ${key}`,
      ledger: `begins after click ${after}`,
      should: `after ${before}`,
    })),
  ]
}

/** Accounts that each kind of transaction moves money between. */
const ACCOUNTS_OF_KIND = {
  clicks: ['unbilled', 'click_revenue'],
  correction: ['unbilled', 'corrections'],
  invoice: ['unbilled', 'corrections', 'receivable', 'vat', 'rounding'],
  credit_note: ['unbilled', 'corrections', 'receivable', 'vat', 'rounding'],
  payment: ['bank', 'receivable', 'unmatched'],
  assignment: ['unmatched', 'receivable'],
} as const satisfies Readonly<Record<string, readonly Account[]>>

async function ofAccounts(tx: DatabaseTransaction): Promise<Difference[]> {
  const known = Object.entries(ACCOUNTS_OF_KIND).flatMap(([kind, accounts]) =>
    accounts.map((account) => ({ kind, account })),
  )
  const { rows } = await sql<{ key: string; kind: keyof typeof ACCOUNTS_OF_KIND; accounts: string }>`
    select j.key, j.kind, string_agg(distinct e.account, ', ') as accounts from billing.entry e join billing.journal j on j.id = e.journal_id
    where not exists (select from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as k (kind text, account text) where k.kind = j.kind and k.account = e.account)
    group by j.id order by j.id`.execute(tx)
  return rows.map(({ key, kind, accounts }) => ({
    of: `transaction ${key}`,
    ledger: `moves ${accounts}`,
    should: `only ${ACCOUNTS_OF_KIND[kind].join(', ')}`,
  }))
}

/** Sums of the entries of clicks, or of corrections, as positive numbers. */
async function entrySums(tx: DatabaseTransaction, kind: 'clicks' | 'correction', sign: 1 | -1): Promise<SumOfClicks[]> {
  const { rows } = await sql<SumOfClicks>`
    select e.eshop_id as "eshopId", to_char(e.day, 'YYYY-MM-DD') as day, e.cpc_micros as "cpcMicros", ${sign} * sum(e.clicks)::int as clicks
    from billing.entry e join billing.journal j on j.id = e.journal_id where j.kind = ${kind} and e.account = 'unbilled'
    group by 1, 2, 3 having bool_and(e.micros = e.clicks * e.cpc_micros)`.execute(tx)
  return rows
}

function compared(what: string, ledger: readonly SumOfClicks[], should: readonly SumOfClicks[]): Difference[] {
  const keyOf = ({ eshopId, day, cpcMicros }: SumOfClicks) =>
    `${what} of shop ${eshopId} on ${day} at ${cpcMicros} micro-euros`
  const [has, must] = [ledger, should].map((sums) => new Map(sums.map((sum) => [keyOf(sum), sum.clicks])))
  return [...new Set([...(has?.keys() ?? []), ...(must?.keys() ?? [])])].flatMap((of) => {
    const [here, there] = [has?.get(of) ?? 0, must?.get(of) ?? 0]
    return here === there ? [] : [{ of, ledger: `${here} clicks`, should: `${there} clicks` }]
  })
}

const BATCH = 10_000

/** Each click that was taken back was one that is in the ledger, at its price and on its day. */
async function ofCorrections(tx: DatabaseTransaction): Promise<Difference[]> {
  const { rows } = await sql<{ uid: string; eshopId: number; day: string; cpcMicros: number }>`
    select uid, eshop_id as "eshopId", to_char(day, 'YYYY-MM-DD') as day, cpc_micros as "cpcMicros" from billing.correction order by uid`.execute(
    tx,
  )
  const differences: Difference[] = []
  const sums = new Map<string, SumOfClicks>()
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH)
    const paid = new Map(
      (
        await paidClicks(
          tx,
          batch.map(({ uid }) => uid),
        )
      ).map((click) => [click.uid, click]),
    )
    for (const row of batch) {
      const click = paid.get(row.uid)
      const [ledger, should] = [row, click].map((each) =>
        each === undefined ? 'none' : `shop ${each.eshopId}, ${each.day}, ${each.cpcMicros}`,
      )
      if (ledger !== should)
        differences.push({ of: `correction of click ${row.uid}`, ledger: ledger ?? '', should: should ?? '' })
      const key = `${row.eshopId} ${row.day} ${row.cpcMicros}`
      sums.set(key, {
        eshopId: row.eshopId,
        day: row.day,
        cpcMicros: row.cpcMicros,
        clicks: (sums.get(key)?.clicks ?? 0) + 1,
      })
    }
  }
  return [...differences, ...compared('corrections', await entrySums(tx, 'correction', -1), [...sums.values()])]
}

/** The sums that statistics are read from. */
async function ofDays(tx: DatabaseTransaction): Promise<Difference[]> {
  const sumsOf = async (clicks: string, micros: string) => {
    const { rows } = await sql<SumOfClicks>`
      select eshop_id as "eshopId", to_char(day, 'YYYY-MM-DD') as day, cpc_micros as "cpcMicros", ${sql.ref(clicks)} as clicks from billing.day
      where ${sql.ref(clicks)} > 0 and ${sql.ref(micros)} = ${sql.ref(clicks)} * cpc_micros`.execute(tx)
    return rows
  }
  return [
    ...compared('sums by day', await sumsOf('clicks', 'micros'), await entrySums(tx, 'clicks', 1)),
    ...compared(
      'corrected sums by day',
      await sumsOf('corrected_clicks', 'corrected_micros'),
      await entrySums(tx, 'correction', -1),
    ),
  ]
}

async function countTransactions(tx: DatabaseTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from billing.journal`.execute(tx)
  return rows[0]?.count ?? 0
}

function countOf(sums: readonly SumOfClicks[]): number {
  return sums.reduce((total, { clicks }) => total + clicks, 0)
}

function microsOf(sums: readonly SumOfClicks[]): number {
  return sums.reduce((total, { clicks, cpcMicros }) => total + clicks * cpcMicros, 0)
}
