import { revokeLeases } from '#domains/clicks/contract.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import { versionOf } from '#platform/audit/version-of.ts'
import { lisbonDate } from '#domains/offers/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import type { UserId } from '#platform/ids.ts'
import { ALERT_PERCENTS, type Budget, hoursProblems, noBudget } from './budget.ts'
import { wallsOf } from './budget-left.ts'
import { findBudget, forgetAlerts, lockBudget, storeBudget } from './storage.ts'

/** What became of a change. */
export type BudgetOutcome =
  | { readonly kind: 'changed'; readonly budget: Budget }
  /** Somebody has changed it since it was read. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly problems: readonly { readonly place: string; readonly why: string }[] }

/** What is settled, and by whom. */
export interface BudgetChange {
  readonly budget: Budget
  /** Of what it was made from; null: whatever that was. */
  readonly version: string | null
  /** null: a program, with the shop's token or on the command line. */
  readonly by: UserId | null
  readonly requestId?: string
}

/**
 * Puts another budget in the place of the shop's, and tells the log; click hosts give back what they have leased of the old one, and ask again.
 */
export async function changeBudget(
  db: Database,
  eshopId: number,
  { budget, version, by, requestId }: BudgetChange,
  now: Date,
): Promise<BudgetOutcome> {
  return db.transaction().execute(async (tx) => {
    const before = (await lockBudget(tx, eshopId)) ?? noBudget
    if (version !== null && version !== versionOf(before)) return { kind: 'stale' }
    const problems = hoursProblems(budget.hours)
    if (problems.length > 0) return { kind: 'refused', problems }
    await storeBudget(tx, eshopId, budget)
    await revokeLeases(tx, eshopId, now)
    await rearmAlerts(tx, eshopId, { before, after: budget, day: lisbonDate(now.getTime()) })
    const after = await findBudget(tx, eshopId)
    await recordChange(tx, {
      by,
      of: { kind: 'billing.budget', id: String(eshopId) },
      action: 'set',
      before: toldOfBudget(before),
      after: toldOfBudget(after),
      ...(requestId !== undefined && { requestId }),
    })
    return { kind: 'changed', budget: after }
  })
}

/** Of a wall that is raised the shop is told again, at what of the new one is not spent yet. */
async function rearmAlerts(
  tx: DatabaseTransaction,
  eshopId: number,
  { before, after, day }: { readonly before: Budget; readonly after: Budget; readonly day: string },
): Promise<void> {
  for (const { period, capMicros, usedMicros } of await wallsOf(tx, eshopId, after, day)) {
    const former = period === day ? before.dailyMicros : before.monthlyMicros
    if (former === null || capMicros <= former) continue
    const percents = ALERT_PERCENTS.filter((percent) => usedMicros * 100 < capMicros * percent)
    await forgetAlerts(tx, eshopId, { period, percents })
  }
}

/** What the log keeps of it. */
export function toldOfBudget({ hours, ...walls }: Budget): Readonly<Record<string, JsonValue>> {
  return { ...walls, hours: hours.map(({ days, from, to }) => ({ days: [...days], from, to })) }
}
