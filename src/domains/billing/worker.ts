import type { Config } from '#platform/config.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { askRegister } from './vat-register/ask-register-job.ts'
import { askStaleNumbers } from './vat-register/stale-numbers.ts'
import { forgetAnswers } from './vat-register/storage.ts'
import { viesPlaceOf } from './vat-register/vies-place.ts'
import { changedAgreements } from './bids/changed-agreements.ts'
import { changedOffers } from './bids/changed-offers.ts'
import { type TellBidsDeps, tellDueBids } from './bids/tell-due-bids.ts'
import { type BudgetWatchParts, watchBudgets } from './budgets/watch-budgets.ts'
import { postClicks } from './ledger/post-clicks.ts'

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export type BillingWorkerParts = BudgetWatchParts &
  TellBidsDeps & {
    readonly config: Pick<Config, 'viesUrl' | 'operator' | 'contactMail'>
    readonly feedTestHosts: readonly string[]
  }

const POST_EVERY_MS = 60_000
const TELL_EVERY_MS = 2_000
const WATCH_EVERY_MS = 5_000
const ASK_EVERY_MS = 60_000
/** Of numbers that no account has: those of shops that applied and were not taken. */
const ANSWERS_KEPT_MS = 400 * 86_400_000

/** Brings clicks that count into the ledger, tells offers what clicks on them cost, and watches budgets. */
export function worker(parts: BillingWorkerParts): WorkerSide {
  const { db, clock, config, feedTestHosts } = parts
  const vies = viesPlaceOf(config, feedTestHosts)
  return {
    jobs: [askRegister.with({ db, clock, vies, operator: config.contactMail })],
    consumers: [changedOffers, changedAgreements],
    repetitions: [
      { everyMs: TELL_EVERY_MS, complaint: 'bids cannot be told to the offers', act: () => tellDueBids(parts) },
      { everyMs: WATCH_EVERY_MS, complaint: 'budgets cannot be watched', act: () => watchBudgets(parts) },
      { everyMs: POST_EVERY_MS, complaint: 'clicks cannot be posted to the ledger', act: () => postClicks(db, clock) },
      ...(vies === null
        ? []
        : [
            {
              everyMs: ASK_EVERY_MS,
              complaint: "the EU's register cannot be asked of VAT numbers",
              act: () => askStaleNumbers(db, clock),
            },
          ]),
    ],
    retention: [
      {
        what: 'answers of the VAT register that no account has',
        keptMs: ANSWERS_KEPT_MS,
        forget: (before) => forgetAnswers(db, before),
      },
    ],
  }
}
