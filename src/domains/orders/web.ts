import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { derivedKey } from '#platform/secret.ts'
import type { ClickPassing } from './click-passing.ts'
import { orderRoutes } from './routes.ts'
import { createTally } from './tally.ts'

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export interface OrdersWebParts {
  readonly clock: Clock
  readonly secret: string
  /** For what no visitor waits for. */
  readonly patient: { readonly db: Database }
  readonly clickPassing: ClickPassing
}

const SETTINGS_EVERY_MS = 10_000

/** Takes what shops tell of purchases. */
export function web({ clock, secret, patient, clickPassing }: OrdersWebParts): WebSide {
  const tally = createTally()
  return {
    routes: (app) => orderRoutes(app, { db: patient.db, clock, key: derivedKey(secret, 'orders'), tally }),
    measures: tally.measures,
    repetitions: [
      {
        everyMs: SETTINGS_EVERY_MS,
        atOnce: true,
        complaint: 'which shops are opened with the number of the click cannot be read',
        act: () => clickPassing.refresh(),
      },
    ],
  }
}
