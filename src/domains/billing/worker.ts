import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { changedAgreements } from './bids/changed-agreements.ts'
import { changedOffers } from './bids/changed-offers.ts'
import { type TellBidsDeps, tellDueBids } from './bids/tell-due-bids.ts'
import { type BudgetWatchParts, watchBudgets } from './budgets/watch-budgets.ts'
import { postClicks } from './ledger/post-clicks.ts'

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export type BillingWorkerParts = BudgetWatchParts & TellBidsDeps

const POST_EVERY_MS = 60_000
const TELL_EVERY_MS = 2_000
const WATCH_EVERY_MS = 5_000

/** Brings clicks that count into the ledger, tells offers what clicks on them cost, and watches budgets. */
export function worker(parts: BillingWorkerParts): WorkerSide {
  const { db, clock } = parts
  return {
    consumers: [changedOffers, changedAgreements],
    repetitions: [
      { everyMs: TELL_EVERY_MS, complaint: 'bids cannot be told to the offers', act: () => tellDueBids(parts) },
      { everyMs: WATCH_EVERY_MS, complaint: 'budgets cannot be watched', act: () => watchBudgets(parts) },
      { everyMs: POST_EVERY_MS, complaint: 'clicks cannot be posted to the ledger', act: () => postClicks(db, clock) },
    ],
  }
}
