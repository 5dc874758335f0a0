import { revokeLeases } from '#domains/clicks/contract.ts'
import { versionOf } from '#platform/audit/version-of.ts'
import type { Database } from '#platform/database/connect.ts'
import { lockBidding } from '../bids/storage.ts'
import { type Budget, hoursProblems } from './budget.ts'
import { findBudget, storeBudget } from './storage.ts'

/** What became of a change. */
export type BudgetOutcome =
  | { readonly kind: 'changed'; readonly budget: Budget }
  /** Somebody has changed it since it was read. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly problems: readonly { readonly place: string; readonly why: string }[] }

/**
 * Puts another budget in the place of the shop's; click hosts give back what they have leased of the old one, and ask again. `version`: of what
 * it was made from, null: whatever that was.
 */
export async function changeBudget(
  db: Database,
  eshopId: number,
  { budget, version }: { readonly budget: Budget; readonly version: string | null },
  now: Date,
): Promise<BudgetOutcome> {
  return db.transaction().execute(async (tx) => {
    await lockBidding(tx, eshopId)
    if (version !== null && version !== versionOf(await findBudget(tx, eshopId))) return { kind: 'stale' }
    const problems = hoursProblems(budget.hours)
    if (problems.length > 0) return { kind: 'refused', problems }
    await storeBudget(tx, eshopId, budget)
    await revokeLeases(tx, eshopId, now)
    return { kind: 'changed', budget: await findBudget(tx, eshopId) }
  })
}
