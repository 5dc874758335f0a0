import { versionOf } from '#platform/audit/version-of.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Bidding } from './bidding.ts'
import { type BiddingProblem, biddingProblems } from './read-bidding.ts'
import { findBidding, findFloors, lockBidding, storeBidding } from './storage.ts'

/** What became of a change. */
export type BiddingOutcome =
  | { readonly kind: 'changed'; readonly bidding: Bidding }
  /** Somebody has changed it since it was read. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly problems: readonly BiddingProblem[] }

/** Puts what the shop settles in the place of what it had; `version`: of what it was made from, null: whatever that was. */
export async function changeBidding(
  db: Database,
  eshopId: number,
  change: { readonly bidding: Bidding; readonly version: string | null },
  now: Date,
): Promise<BiddingOutcome> {
  return db.transaction().execute(async (tx) => {
    await lockBidding(tx, eshopId)
    const before = await findBidding(tx, eshopId)
    if (change.version !== null && change.version !== versionOf(before)) return { kind: 'stale' }
    const problems = biddingProblems(change.bidding, await findFloors(tx))
    if (problems.length > 0) return { kind: 'refused', problems }
    await storeBidding(tx, eshopId, change.bidding, now)
    return { kind: 'changed', bidding: await findBidding(tx, eshopId) }
  })
}
