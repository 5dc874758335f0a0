import { recordChange } from '#platform/audit/record-change.ts'
import { versionOf } from '#platform/audit/version-of.ts'
import type { Database } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import type { UserId } from '#platform/ids.ts'
import type { Bidding } from './bidding.ts'
import { type BiddingProblem, biddingProblems } from './read-bidding.ts'
import { findBidding, findFloors, lockBidding, storeBidding } from './storage.ts'

/** What became of a change. */
export type BiddingOutcome =
  | { readonly kind: 'changed'; readonly bidding: Bidding }
  /** Somebody has changed it since it was read. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly problems: readonly BiddingProblem[] }

/**
 * Puts what the shop settles in the place of what it had, and tells the log; `version`: of what it was made from, null: whatever that was.
 * `by`: null for a program with the shop's token.
 */
export async function changeBidding(
  db: Database,
  eshopId: number,
  change: {
    readonly bidding: Bidding
    readonly version: string | null
    readonly by: UserId | null
    readonly requestId?: string
  },
  now: Date,
): Promise<BiddingOutcome> {
  return db.transaction().execute(async (tx) => {
    await lockBidding(tx, eshopId)
    const before = await findBidding(tx, eshopId)
    if (change.version !== null && change.version !== versionOf(before)) return { kind: 'stale' }
    const problems = biddingProblems(change.bidding, await findFloors(tx))
    if (problems.length > 0) return { kind: 'refused', problems }
    await storeBidding(tx, eshopId, change.bidding, now)
    const bidding = await findBidding(tx, eshopId)
    await recordChange(tx, {
      by: change.by,
      of: { kind: 'billing.bids', id: String(eshopId) },
      action: 'set',
      before: toldOfBids(before),
      after: toldOfBids(bidding),
      ...(change.requestId !== undefined && { requestId: change.requestId }),
    })
    return { kind: 'changed', bidding }
  })
}

/** What the log keeps of it: of factors, of which there may be thousands, how many. */
export function toldOfBids({
  mode,
  targetMicros,
  bids,
  factors,
  labelFactors,
}: Bidding): Readonly<Record<string, JsonValue>> {
  return {
    mode,
    targetMicros,
    bids: bids.map((bid) => ({ ...bid })),
    factors: factors.length,
    labelFactors: labelFactors.map((factor) => ({ ...factor })),
  }
}
