import { type LeasedSums, leasedSums } from '#domains/clicks/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { lastOfMonth } from '../invoices/lisbon-months.ts'
import type { Budget } from './budget.ts'

/** A wall and what is known of it; `period` is '2026-11-26' or '2026-11'. */
export interface Wall extends LeasedSums {
  readonly period: string
  readonly capMicros: number
}

/** The walls of a budget on a day. */
export async function wallsOf(
  db: DatabaseOrTransaction,
  eshopId: number,
  { dailyMicros, monthlyMicros }: Pick<Budget, 'dailyMicros' | 'monthlyMicros'>,
  day: string,
): Promise<Wall[]> {
  const month = day.slice(0, 7)
  const walls: Wall[] = []
  if (dailyMicros !== null)
    walls.push({ period: day, capMicros: dailyMicros, ...(await leasedSums(db, eshopId, { from: day, until: day })) })
  if (monthlyMicros !== null)
    walls.push({
      period: month,
      capMicros: monthlyMicros,
      // To its end: a host whose clock is ahead has leases of tomorrow already.
      ...(await leasedSums(db, eshopId, { from: `${month}-01`, until: lastOfMonth(day) })),
    })
  return walls
}

/** What may still be given out on a day. */
export async function budgetLeft(
  db: DatabaseOrTransaction,
  eshopId: number,
  budget: Budget,
  day: string,
): Promise<number> {
  const walls = await wallsOf(db, eshopId, budget, day)
  return Math.min(Infinity, ...walls.map(({ capMicros, committedMicros }) => capMicros - committedMicros))
}
