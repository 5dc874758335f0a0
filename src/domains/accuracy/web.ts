import { defineUndo } from '#platform/audit/define-undo.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { contestRoutes } from './backoffice/routes.ts'
import { CONTEST_CHANGE, undoContest } from './contests/contest.ts'
import type { AccuracyFollower } from './score/accuracy-follower.ts'
import { shopAccuracyRoutes } from './shop-api/routes.ts'

const FOLLOW_EVERY_MS = 60_000

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export interface AccuracyWebParts {
  readonly db: Database
  readonly clock: Clock
  /** What pages show of shops; this side keeps it fresh. */
  readonly accuracy: AccuracyFollower
}

/** What shops see and contest, what an admin decides, and what pages show. */
export function web({ db, clock, accuracy }: AccuracyWebParts): WebSide {
  return {
    routes: (app) => {
      shopAccuracyRoutes(app, { db, clock })
      contestRoutes(app, { db, clock })
    },
    undos: [defineUndo({ kind: CONTEST_CHANGE, undo: (tx, change) => undoContest(tx, change, clock.now()) })],
    repetitions: [
      {
        everyMs: FOLLOW_EVERY_MS,
        atOnce: true,
        complaint: 'the accuracy of shops cannot be read',
        act: () => accuracy.refresh(),
      },
    ],
  }
}
