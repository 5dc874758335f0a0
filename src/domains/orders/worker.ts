import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { ORDER_LIMITS } from './purchase.ts'
import { dropEmails, forgetPurchases, forgetUntrusted } from './keeping/storage.ts'
import { forgetArrivals } from './tester/arrival-storage.ts'
import { TEST_MS } from './tester/test-code.ts'

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export interface OrdersWorkerParts {
  readonly db: Database
  readonly clock: Clock
}

/** Drops addresses after 90 days, and orders when nobody may ask for them any more. */
export function worker({ db, clock }: OrdersWorkerParts): WorkerSide {
  return {
    retention: [
      {
        what: 'e-mail addresses of orders',
        keptMs: ORDER_LIMITS.emailMs,
        forget: (before) => dropEmails(db, before, clock.now()),
      },
      {
        what: 'orders that only browsers told',
        keptMs: ORDER_LIMITS.untrustedMs,
        forget: (before) => forgetUntrusted(db, before),
      },
      { what: 'orders that shops tried out', keptMs: TEST_MS, forget: (before) => forgetArrivals(db, before) },
      { what: 'orders', keptMs: ORDER_LIMITS.keptMs, forget: (before) => forgetPurchases(db, before) },
    ],
  }
}
