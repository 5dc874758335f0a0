import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { derivedKey } from '#platform/secret.ts'
import { hearOrders } from './hear-orders.ts'
import { starIdents } from './idents.ts'
import { forgetInvitations } from './invitation-storage.ts'
import { inviteDue } from './invite-due.ts'
import { keyBareHashes } from './key-bare-hashes.ts'
import { STAR_LIMITS } from './star-limits.ts'
import { tellStarDecisions } from './tell-decisions.ts'

export interface StarWorkerParts {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'starDays'>
  readonly secret: string
}

const INVITE_EVERY_MS = 60_000
const KEY_EVERY_MS = 3_600_000

/** What Star does in a worker: orders become invitations, invitations mails. */
export function starWork({ db, clock, config, secret }: StarWorkerParts) {
  const ordersKey = derivedKey(secret, 'orders')
  const starKey = derivedKey(secret, 'star')
  const idents = starIdents(starKey)
  return {
    consumers: [hearOrders({ ordersKey, starKey, starDays: config.starDays, clock }), tellStarDecisions(ordersKey)],
    repetitions: [
      {
        everyMs: INVITE_EVERY_MS,
        // A worker that never lives for a minute, as under a memory limit, would otherwise invite nobody.
        atOnce: true,
        complaint: 'buyers cannot be invited',
        act: () => inviteDue({ db, clock, idents, ordersKey }),
      },
      {
        everyMs: KEY_EVERY_MS,
        atOnce: true,
        complaint: 'old hashes of addresses cannot be keyed',
        act: () => keyBareHashes(db, starKey),
      },
    ],
    retention: [
      { what: 'invitations', keptMs: STAR_LIMITS.keptMs, forget: (before: Date) => forgetInvitations(db, before) },
    ],
  } satisfies WorkerSide
}
