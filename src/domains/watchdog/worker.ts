import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { derivedKey } from '#platform/secret.ts'
import { followListings } from './lists/follow-listings.ts'
import { forgetRequests } from './request-storage.ts'
import { tellWatchers, type TellDeps } from './tell-watchers.ts'
import { watchLinks } from './watch-links.ts'
import { watchedOffers } from './watched-offers.ts'
import { REQUEST_MS } from './watching.ts'

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export interface WatchdogWorkerParts extends Pick<TellDeps, 'addressesOf' | 'pictures' | 'pictureAddress'> {
  readonly db: Database
  readonly clock: Clock
  readonly secret: string
}

const TELL_EVERY_MS = 30_000
const FOLLOW_EVERY_MS = 30_000

export function worker({ secret, ...parts }: WatchdogWorkerParts): WorkerSide {
  const { db } = parts
  const links = watchLinks(derivedKey(secret, 'watchdog'))
  return {
    consumers: [watchedOffers],
    repetitions: [
      {
        everyMs: TELL_EVERY_MS,
        atOnce: true,
        complaint: 'watchers cannot be told',
        act: () => tellWatchers({ ...parts, links }),
      },
      {
        everyMs: FOLLOW_EVERY_MS,
        atOnce: true,
        complaint: 'watched listings cannot be followed',
        act: () => followListings(parts),
      },
    ],
    retention: [
      { what: 'watches that nobody confirmed', keptMs: REQUEST_MS, forget: (before) => forgetRequests(db, before) },
    ],
  }
}
