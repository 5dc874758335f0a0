import { sql } from 'kysely'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { type Budget, noBudget } from './budget.ts'

const COLUMNS = sql`daily_micros::float8 as "dailyMicros", monthly_micros::float8 as "monthlyMicros", is_paused as "isPaused", hours`

/** What the shop has settled; of one that has settled nothing `noBudget`. */
export async function findBudget(db: DatabaseOrTransaction, eshopId: number): Promise<Budget> {
  const { rows } = await sql<Budget>`select ${COLUMNS} from billing.budget where eshop_id = ${eshopId}`.execute(db)
  return rows[0] ?? noBudget
}

/**
 * The same, while nobody else gives of it or changes it; null: the shop has no budget, and there is nothing to keep to. By a lock of its own: a
 * first budget is a row that nobody could have locked.
 */
export async function lockBudget(tx: DatabaseTransaction, eshopId: number): Promise<Budget | null> {
  await lockUntilCommit(tx, 'spendingBudget', eshopId)
  const { rows } = await sql<Budget>`select ${COLUMNS} from billing.budget where eshop_id = ${eshopId}`.execute(tx)
  return rows[0] ?? null
}

export async function storeBudget(
  tx: DatabaseTransaction,
  eshopId: number,
  { dailyMicros, monthlyMicros, isPaused, hours }: Budget,
): Promise<void> {
  await sql`
    insert into billing.budget (eshop_id, daily_micros, monthly_micros, is_paused, hours)
    values (${eshopId}, ${dailyMicros}, ${monthlyMicros}, ${isPaused}, ${JSON.stringify(hours)}::jsonb)
    on conflict (eshop_id) do update set daily_micros = excluded.daily_micros, monthly_micros = excluded.monthly_micros,
      is_paused = excluded.is_paused, hours = excluded.hours`.execute(tx)
}

/** A budget with what is known of its shop's prices. */
export interface WatchedBudget extends Budget {
  readonly eshopId: number
  readonly isOpen: boolean
  /** The least that a click costs; null: none costs anything. */
  readonly lowestMicros: number | null
}

export async function watchedBudgets(db: DatabaseOrTransaction): Promise<WatchedBudget[]> {
  const { rows } = await sql<WatchedBudget>`
    select g.eshop_id as "eshopId", ${COLUMNS}, g.is_open as "isOpen", b.lowest_micros as "lowestMicros"
    from billing.budget g left join billing.bidding b on b.eshop_id = g.eshop_id order by 1`.execute(db)
  return rows
}

/** Whether its clicks are paid for now; false: it is so already. */
export async function storeOpen(tx: DatabaseTransaction, eshopId: number, isOpen: boolean): Promise<boolean> {
  const { rows } = await sql`
    update billing.budget set is_open = ${isOpen} where eshop_id = ${eshopId} and is_open <> ${isOpen} returning eshop_id`.execute(
    tx,
  )
  return rows.length > 0
}

/** The shop is told again once so much of the period's wall is spent: what it was told was of a lower one. */
export async function forgetAlerts(
  tx: DatabaseTransaction,
  eshopId: number,
  { period, percents }: { readonly period: string; readonly percents: readonly number[] },
): Promise<void> {
  await sql`delete from billing.budget_alert
    where eshop_id = ${eshopId} and period = ${period} and percent = any(${percents as number[]}::int[])`.execute(tx)
}

/** True for who tells it first. */
export async function storeAlert(
  tx: DatabaseTransaction,
  eshopId: number,
  { period, percent }: { readonly period: string; readonly percent: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into billing.budget_alert (eshop_id, period, percent, told_at) values (${eshopId}, ${period}, ${percent}, ${now})
    on conflict do nothing returning eshop_id`.execute(tx)
  return rows.length > 0
}
