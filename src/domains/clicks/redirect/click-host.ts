import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import type { Log } from '#platform/log.ts'
import type { Measure } from '#platform/metrics.ts'
import { derivedKey } from '#platform/secret.ts'
import { clickFolder } from './click-folder.ts'
import { type ClickKeeper, createClickKeeper } from './click-keeper.ts'
import type { LeaseGiver } from '../leases/lease.ts'
import { clickRoutes } from './routes.ts'
import { visitorKeyOf } from './visitor.ts'

export interface ClickHostParts {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly db: Database
  /** For what no visitor waits for. */
  readonly patient: { readonly db: Database }
  readonly secret: string
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  /** Who has the shops' budgets (billing). */
  readonly budgets: LeaseGiver
  /** Whether the addresses of a shop are opened with the number of the click, for which the shop has asked. */
  readonly clickPassing: { passesClick(eshopId: number): boolean }
}

/** The click host, with its spool and its targets: all of a process that has no other service, and a part of a web process. */
export async function clickHost(
  parts: ClickHostParts,
): Promise<Required<Pick<WebSide, 'routes' | 'measures' | 'readiness' | 'stop'>>> {
  const { config, clock, log, db, patient, secret, dataFolder, budgets, clickPassing } = parts
  const keeper = await createClickKeeper({
    db,
    drainDb: patient.db,
    budgets,
    folder: clickFolder(dataFolder),
    clock,
    log,
  })
  return {
    routes: (app: FastifyInstance) =>
      clickRoutes(app, {
        ...keeper,
        passesClick: (eshopId) => clickPassing.passesClick(eshopId),
        config,
        clock,
        log,
        renderingKey: derivedKey(secret, 'rendering'),
        visitorKey: visitorKeyOf(secret),
        cookieKey: derivedKey(secret, 'visitor-cookie'),
      }),
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
