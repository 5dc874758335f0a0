import type { Config, Service } from '#platform/config.ts'
import type { Clock } from '#platform/clock.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { buildServer } from '#platform/http/server.ts'
import type { Log } from '#platform/log.ts'
import { createMetrics, registerMeasure } from '#platform/metrics.ts'
import { beginRepeating } from '#platform/pace/repeat.ts'
import { keptSecret } from '#platform/secret.ts'
import { mountSides } from './domain-sides.ts'
import { exitHopeless, onStop, reportReady } from './launcher/host-messages.ts'
import { processParts } from './process-parts.ts'
import { databaseHealth } from './web/database-health.ts'
import { listenWhenFree } from './web/listen-when-free.ts'

/** What a process has of its own that answers one service. */
export interface ServiceBasis {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly secret: string
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  readonly db: Database
  /** For what no visitor waits for. */
  readonly patient: Pick<Connection, 'db' | 'pool'>
}

/** A process that answers one service on its host, and no page: the same door, health and measures as a web process has (ADR 0116). */
export async function serveAlone(
  { name, service }: { readonly name: 'images' | 'clicks'; readonly service: Service },
  openSides: (basis: ServiceBasis) => Promise<readonly WebSide[]>,
): Promise<void> {
  const { config, clock, log, dataFolder, connect } = processParts(name)
  const connection = connect({ statementTimeoutMs: 1_000 })
  const patient = connect({ maxConnections: 2, statementTimeoutMs: 30_000, acquireTimeoutMs: 5_000 })
  const secret = await keptSecret({ secret: config.secret, dataFolder })
  const metrics = createMetrics({ full: true })
  const server = buildServer({ config, clock, log, metrics, only: service })
  const sides = await openSides({ config, clock, log, secret, dataFolder, db: connection.db, patient })
  mountSides(server, sides)
  server.readiness.register({ name: 'database', check: () => databaseHealth(connection) })
  for (const measure of sides.flatMap(({ measures = [] }) => measures)) registerMeasure(metrics.registry, measure)
  const repeating = beginRepeating(
    sides.flatMap(({ repetitions = [] }) => repetitions),
    log,
  )
  onStop(async () => {
    await server.drain.stop()
    await repeating.stop()
    await Promise.all(sides.map((side) => side.stop?.()))
    await Promise.all([connection.close(), patient.close()])
  })
  await listenWhenFree(server.app, config).catch((error: Error) => exitHopeless(error.message))
  reportReady()
}
