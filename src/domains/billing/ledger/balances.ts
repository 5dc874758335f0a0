import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Account } from './accounts.ts'

export interface AccountBalance {
  readonly account: Account
  /** Of `unbilled` and `receivable`. */
  readonly eshopId: number | null
  /** Debits are positive. */
  readonly micros: number
}

/** Sums of all accounts, by shop where they have one; those of zero are absent. */
export async function accountBalances(db: DatabaseOrTransaction): Promise<AccountBalance[]> {
  const { rows } = await sql<AccountBalance>`
    select account, eshop_id as "eshopId", sum(micros)::bigint as micros from billing.entry
    group by 1, 2 having sum(micros) <> 0 order by 1, 2`.execute(db)
  return rows
}

/** What a shop owes: of invoices (negative: it has paid too much), and of clicks that no invoice has yet. */
export async function shopBalance(
  db: DatabaseOrTransaction,
  eshopId: number,
): Promise<{ receivableMicros: number; unbilledMicros: number }> {
  const { rows } = await sql<{ account: Account; micros: number }>`
    select account, sum(micros)::bigint as micros from billing.entry
    where eshop_id = ${eshopId} and account in ('receivable', 'unbilled') group by 1`.execute(db)
  const of = (account: Account) => rows.find((row) => row.account === account)?.micros ?? 0
  return { receivableMicros: of('receivable'), unbilledMicros: of('unbilled') }
}
