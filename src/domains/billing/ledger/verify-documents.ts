import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { centsOfMicros, dividedHalfToEven } from './micros.ts'
import type { Difference } from './difference.ts'
import { verifyChain } from '../signatures/verify-chain.ts'
import { verifyPayments } from './verify-payments.ts'

/** Documents, their lines, numbers, files and signatures, and payments, as the ledger has them. */
export async function verifyDocuments(tx: DatabaseTransaction): Promise<Difference[]> {
  const checks = [ofLines, ofLineEntries, ofTax, ofEntries, ofNumbers, ofFiles, verifyChain, verifyPayments]
  const differences: Difference[] = []
  for (const check of checks) differences.push(...(await check(tx)))
  return differences
}

const NAME = sql`d.kind || ' ' || d.year || '/' || d.number`

/** More or less than half a cent, by which two roundings of halves may differ, no month's lines are beside the clicks that they are of. */
const HALF_CENT_MICROS = 5_001

/**
 * A line is rounded half to even, by itself or so that all lines of a shop's month together are (ADR 0119), and a document is the sum of its
 * lines.
 */
async function ofLines(tx: DatabaseTransaction): Promise<Difference[]> {
  const { rows } = await sql<{ name: string; place: number; micros: number; cents: number; isRounded: boolean }>`
    select ${NAME} as name, l.place, l.micros, l.cents, l.clicks is not null
      and abs(sum(case d.kind when 'FT' then 1 else -1 end * (l.cents * 10000 - l.micros)) over (partition by d.eshop_id, l.service_month, l.clicks is null))
        <= ${HALF_CENT_MICROS} as "isRounded"
    from billing.document_line l join billing.document d on d.id = l.document_id`.execute(tx)
  const sums = await sql<{ name: string; net: number; lines: number }>`
    select ${NAME} as name, d.net_cents as net, coalesce(sum(l.cents), 0)::bigint as lines from billing.document d
    left join billing.document_line l on l.document_id = d.id group by d.id having coalesce(sum(l.cents), 0) <> d.net_cents`.execute(
    tx,
  )
  return [
    ...rows.flatMap(({ name, place, micros, cents, isRounded }) =>
      isRounded || cents === centsOfMicros(micros)
        ? []
        : [
            {
              of: `line ${place} of ${name}`,
              ledger: `${cents} cents`,
              should: `${centsOfMicros(micros)} cents of ${micros} micro-euros`,
            },
          ],
    ),
    ...sums.rows.map(({ name, net, lines }) => ({
      of: name,
      ledger: `${net} cents without tax`,
      should: `${lines} of its lines`,
    })),
  ]
}

/** Each line of clicks took what it says from what its shop owed for that month. */
async function ofLineEntries(tx: DatabaseTransaction): Promise<Difference[]> {
  const { rows } = await sql<{ name: string; place: number; should: string }>`
    select ${NAME} as name, l.place, format('%s micro-euros of shop %s for %s', l.micros, d.eshop_id, to_char(l.service_month, 'YYYY-MM')) as should
    from billing.document_line l join billing.document d on d.id = l.document_id
    where l.clicks is not null and not exists (
      select from billing.entry e where e.journal_id = d.journal_id and e.account = 'unbilled' and e.eshop_id = d.eshop_id
        and date_trunc('month', e.day) = l.service_month and e.micros = case d.kind when 'FT' then -l.micros else l.micros end)`.execute(
    tx,
  )
  return rows.map(({ name, place, should }) => ({ of: `line ${place} of ${name}`, ledger: 'none', should }))
}

/** Of a document by itself; of a credit note otherwise so that its invoice keeps the tax of what is left of it (ADR 0119). */
async function ofTax(tx: DatabaseTransaction): Promise<Difference[]> {
  const { rows } = await sql<{
    name: string
    net: number
    vat: number
    permille: number
    leftNet: number | null
    leftVat: number | null
  }>`
    with given_back as (
      select credits as id, sum(net_cents) as net, sum(vat_cents) as vat from billing.document where credits is not null group by 1
    )
    select ${NAME} as name, d.net_cents as net, d.vat_cents as vat, d.vat_permille as permille,
      (i.net_cents - g.net)::bigint as "leftNet", (i.vat_cents - g.vat)::bigint as "leftVat"
    from billing.document d left join billing.document i on i.id = d.credits left join given_back g on g.id = i.id`.execute(
    tx,
  )
  return rows.flatMap(({ name, net, vat, permille, leftNet, leftVat }) => {
    const taxOf = (cents: number) => dividedHalfToEven(cents * permille, 1000)
    const should = taxOf(net)
    const isOfWhatIsLeft = leftNet !== null && leftVat === taxOf(leftNet)
    return vat === should || isOfWhatIsLeft
      ? []
      : [{ of: `tax of ${name}`, ledger: `${vat} cents`, should: `${should} cents` }]
  })
}

/** What a document moved between accounts is what it says. */
async function ofEntries(tx: DatabaseTransaction): Promise<Difference[]> {
  const { rows } = await sql<{ name: string; ledger: string; should: string }>`
    with said as (
      select d.id, ${NAME} as name, d.eshop_id, d.journal_id, case d.kind when 'FT' then 1 else -1 end as sign, d.gross_cents, d.vat_cents,
        (select coalesce(sum(l.micros), 0) from billing.document_line l where l.document_id = d.id and l.clicks is not null) as click_micros
      from billing.document d
    ), moved as (
      select s.*, coalesce(sum(e.micros) filter (where e.account = 'receivable' and e.eshop_id = s.eshop_id), 0) as receivable,
        coalesce(sum(e.micros) filter (where e.account = 'vat'), 0) as vat, coalesce(sum(e.micros) filter (where e.account = 'unbilled' and e.eshop_id = s.eshop_id), 0) as unbilled
      from said s join billing.entry e on e.journal_id = s.journal_id
      group by s.id, s.name, s.eshop_id, s.journal_id, s.sign, s.gross_cents, s.vat_cents, s.click_micros
    )
    select name, format('receivable %s, tax %s, clicks %s', receivable, vat, unbilled) as ledger,
      format('receivable %s, tax %s, clicks %s', sign * gross_cents * 10000, -sign * vat_cents * 10000, -sign * click_micros) as should
    from moved where receivable <> sign * gross_cents * 10000 or vat <> -sign * vat_cents * 10000 or unbilled <> -sign * click_micros`.execute(
    tx,
  )
  const orphans = await sql<{ key: string }>`
    select j.key from billing.journal j where j.kind in ('invoice', 'credit_note') and not exists (select from billing.document d where d.journal_id = j.id)`.execute(
    tx,
  )
  return [
    ...rows.map(({ name, ledger, should }) => ({ of: name, ledger, should })),
    ...orphans.rows.map(({ key }) => ({ of: `transaction ${key}`, ledger: 'is there', should: 'has a document' })),
  ]
}

/** Numbers from 1 to the last of the series, each once (the database refuses a second one). */
async function ofNumbers(tx: DatabaseTransaction): Promise<Difference[]> {
  const { rows } = await sql<{ kind: string; year: number; last: number; found: number; highest: number }>`
    select s.kind, s.year, s.last_number as last, count(d.id)::int as found, coalesce(max(d.number), 0) as highest from billing.series s
    left join billing.document d on d.kind = s.kind and d.year = s.year group by s.kind, s.year
    having count(d.id) <> s.last_number or coalesce(max(d.number), 0) <> s.last_number`.execute(tx)
  return rows.map(({ kind, year, last, found, highest }) => ({
    of: `series ${kind} ${year}`,
    ledger: `${found} documents up to number ${highest}`,
    should: `${last} without a gap`,
  }))
}

async function ofFiles(tx: DatabaseTransaction): Promise<Difference[]> {
  const { rows } = await sql<{ name: string; kept: string | null; found: string | null }>`
    select ${NAME} as name, f.sha256 as kept, encode(sha256(f.pdf), 'hex') as found from billing.document d
    left join billing.document_file f on f.document_id = d.id where f.sha256 is distinct from encode(sha256(f.pdf), 'hex') or f.sha256 is null`.execute(
    tx,
  )
  return rows.map(({ name, kept, found }) => ({
    of: `file of ${name}`,
    ledger: found ?? 'none',
    should: kept ?? 'one',
  }))
}
