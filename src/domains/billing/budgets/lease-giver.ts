import { insertLease, keepLeaseNews, type Lease, type LeaseGiver, type LeaseRequest } from '#domains/clicks/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Budget } from './budget.ts'
import { budgetLeft } from './budget-left.ts'
import { paidUntil } from './hours.ts'
import { lockBudget } from './storage.ts'

/** A click host goes on for so long while nobody can be asked. */
const LEASE_MS = 15 * 60_000
/** Near the wall each lease is so small a part of what is left that the other hosts have theirs. */
const PART = 8

/** Gives leases of the shops' budgets: never more than is left of the day's and the month's, whoever asks. */
export function leaseGiver(db: Database): LeaseGiver {
  return {
    ask: (request) => db.transaction().execute((tx) => give(tx, request)),
    tell: (news, now) => keepLeaseNews(db, news, now),
  }
}

async function give(tx: DatabaseTransaction, request: LeaseRequest): Promise<Lease | null> {
  const { eshopId, day, now } = request
  const budget = await lockBudget(tx, eshopId)
  if (budget?.isPaused === true) return null
  const until = paidUntil(budget?.hours ?? [], now)
  const grantedMicros = until === null ? 0 : await grantOf(tx, budget, request)
  if (until === null || grantedMicros === 0) return null
  const expiresAt = new Date(Math.min(until.getTime(), now.getTime() + LEASE_MS))
  const lease = await insertLease(tx, { eshopId, day, grantedMicros, expiresAt }, now)
  await failpoint('billing.lease.given')
  return lease
}

/** 0: not even the click that waits. */
async function grantOf(
  tx: DatabaseTransaction,
  budget: Budget | null,
  { eshopId, day, leastMicros, wantedMicros }: LeaseRequest,
): Promise<number> {
  const left = budget === null ? Infinity : await budgetLeft(tx, eshopId, budget, day)
  return left < leastMicros ? 0 : Math.min(wantedMicros, Math.max(leastMicros, Math.floor(left / PART)))
}
