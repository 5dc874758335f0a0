import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import type { Log } from '#platform/log.ts'
import type { Measure } from '#platform/metrics.ts'
import { derivedKey } from '#platform/secret.ts'
import { refusedClickRoutes } from './backoffice/routes.ts'
import { type ClickKeeper, createClickKeeper, spoolFolderOf } from './click-keeper.ts'
import { clickFolder } from './click-folder.ts'
import { clickRoutes } from './routes.ts'
import { shopClickRoutes } from './shop-api/routes.ts'

export interface ClickWebParts {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly db: Database
  /** For what no visitor waits for. */
  readonly patient: { readonly db: Database }
  /** For what shops read of days of clicks. */
  readonly replica: { readonly db: Database }
  readonly secret: string
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  /** Whether the addresses of a shop are opened with the number of the click, for which the shop has asked. */
  readonly clickPassing: { passesClick(eshopId: number): boolean }
}

/** The click host, what shops ask of their clicks, and what was set aside. */
export async function web({
  config,
  clock,
  log,
  db,
  patient,
  replica,
  secret,
  dataFolder,
  clickPassing,
}: ClickWebParts): Promise<WebSide> {
  const folder = clickFolder(dataFolder)
  const keeper = await createClickKeeper({ db, drainDb: patient.db, folder, clock, log })
  return {
    routes: (app) => {
      clickRoutes(app, {
        ...keeper,
        passesClick: (eshopId) => clickPassing.passesClick(eshopId),
        config,
        clock,
        log,
        renderingKey: derivedKey(secret, 'rendering'),
        visitorKey: derivedKey(secret, 'visitor'),
        cookieKey: derivedKey(secret, 'visitor-cookie'),
      })
      shopClickRoutes(app, { replica, clock })
      refusedClickRoutes(app, { db: patient.db, folder: spoolFolderOf(folder) })
    },
    measures: measuresOf(keeper),
    readiness: [{ name: 'clicks', check: () => keeper.health() }],
    stop: () => keeper.close(),
  }
}

/** Exported for the test. */
export function measuresOf(keeper: Pick<ClickKeeper, 'depth' | 'deadLetters'>): Measure[] {
  return [
    {
      name: 'poiso_click_spool_segments',
      help: 'Segments of clicks on disk that wait for the database',
      read: () => keeper.depth(),
    },
    {
      name: 'poiso_click_dead_letter_files',
      help: 'Segments of which the database refused clicks that wait for somebody',
      read: () => keeper.deadLetters(),
    },
  ]
}
