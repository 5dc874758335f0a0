import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { derivedKey } from '#platform/secret.ts'
import { hearOrders } from './hear-orders.ts'
import { starIdents } from './idents.ts'
import { forgetInvitations } from './invitation-storage.ts'
import { inviteDue } from './invite-due.ts'
import { STAR_LIMITS } from './star-limits.ts'
import { tellStarDecisions } from './tell-decisions.ts'

export interface StarWorkerParts {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'starDays'>
  readonly secret: string
}

const INVITE_EVERY_MS = 60_000

/** What Star does in a worker: orders become invitations, invitations mails. */
export function starWork({ db, clock, config, secret }: StarWorkerParts) {
  const ordersKey = derivedKey(secret, 'orders')
  const idents = starIdents(derivedKey(secret, 'star'))
  return {
    consumers: [hearOrders({ ordersKey, starDays: config.starDays, clock }), tellStarDecisions(ordersKey)],
    repetitions: [
      {
        everyMs: INVITE_EVERY_MS,
        // A worker that never lives for a minute, as under a memory limit, would otherwise invite nobody.
        atOnce: true,
        complaint: 'buyers cannot be invited',
        act: () => inviteDue({ db, clock, idents, ordersKey }),
      },
    ],
    retention: [
      { what: 'invitations', keptMs: STAR_LIMITS.keptMs, forget: (before: Date) => forgetInvitations(db, before) },
    ],
  } satisfies WorkerSide
}
