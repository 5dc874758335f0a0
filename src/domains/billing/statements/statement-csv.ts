import { sql } from 'kysely'
import { CLICK_REASON_WORDS } from '#domains/clicks/contract.ts'
import { csvLine } from '#platform/files/csv-line.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { lastOfMonth } from '../invoices/lisbon-months.ts'

interface StatementRow {
  readonly day: string
  readonly clicks: number
  readonly cpcMicros: number
  readonly micros: number
  /** null: clicks that were posted; else why some were taken back. */
  readonly reason: string | null
}

const HEADINGS = ['Dia', 'Movimento', 'Motivo', 'Cliques', 'Preço por clique (EUR)', 'Valor (EUR)']
const BY_HAND = 'Retirado após verificação.'

/**
 * A shop's month by day and price as a CSV file for Portuguese spreadsheets (RFC 4180, `;`, decimal comma, UTF-8 with a mark):
 * clicks that are billed, and those that were taken back, as negative numbers with the reason. The sums are the ledger's.
 */
export async function statementCsv(db: DatabaseOrTransaction, eshopId: number, month: string): Promise<string> {
  const rows = await statementRows(db, eshopId, month)
  const lines = rows.map(({ day, clicks, cpcMicros, micros, reason }) => {
    const why = reason === null ? null : (CLICK_REASON_WORDS[reason as keyof typeof CLICK_REASON_WORDS] ?? BY_HAND)
    return csvLine([
      day,
      reason === null ? 'Cliques' : 'Correção',
      why,
      clicks,
      { number: decimal(cpcMicros) },
      { number: decimal(micros) },
    ])
  })
  return `\ufeff${csvLine(HEADINGS)}${lines.join('')}`
}

async function statementRows(db: DatabaseOrTransaction, eshopId: number, month: string): Promise<StatementRow[]> {
  const inMonth = sql`eshop_id = ${eshopId} and day between ${month} and ${lastOfMonth(month)}`
  const { rows } = await sql<StatementRow>`
    select to_char(day, 'YYYY-MM-DD') as day, clicks, cpc_micros as "cpcMicros", micros, null as reason from billing.day where ${inMonth} and clicks > 0
    union all
    select to_char(day, 'YYYY-MM-DD'), -count(*)::int, cpc_micros, -sum(cpc_micros)::bigint, reason from billing.correction where ${inMonth}
    group by day, cpc_micros, reason order by 1, 5 nulls first, 3`.execute(db)
  return rows
}

/** "0,15", with up to six decimals. */
function decimal(micros: number): string {
  return (micros / 1_000_000)
    .toFixed(6)
    .replace(/0{1,4}$/, '')
    .replace('.', ',')
}
