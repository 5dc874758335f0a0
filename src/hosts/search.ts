import {
  createIndexServer,
  followEveryMs,
  indexFolder,
  IndexFollower,
  indexHealth,
  indexMeasures,
  INDEX_KEY_PURPOSE,
} from '#domains/search/contract.ts'
import { picturesOf } from '#domains/images/contract.ts'
import { showsMetrics } from '#platform/http/process/mount-metrics.ts'
import { createReadiness } from '#platform/http/process/readiness.ts'
import { createMetrics, registerMeasure } from '#platform/metrics.ts'
import { beginRepeating } from '#platform/pace/repeat.ts'
import { derivedKey, keptSecret } from '#platform/secret.ts'
import { databaseHealth } from './web/database-health.ts'
import { exitHopeless, onStop, reportProgress, reportReady } from './launcher/host-messages.ts'
import { processParts } from './process-parts.ts'
import { listenAt } from './search/listen-at.ts'

/** The search process: one index that web processes ask over a socket (SEARCH_URL), so that not each of them holds its own (ADR 0115). */

const { config, clock, log, dataFolder, connect, trace } = processParts('search')
const endTracing = await trace()
const { search } = config
if (search.kind !== 'process')
  exitHopeless('SEARCH_URL is not set: a search process listens there, and web processes ask it there')
const connection = connect({ maxConnections: 3, statementTimeoutMs: 30_000, acquireTimeoutMs: 5_000 })
const secret = await keptSecret({ secret: config.secret, dataFolder })
const index = new IndexFollower({
  db: connection.db,
  folder: indexFolder(dataFolder),
  clock,
  log,
  pictures: picturesOf,
})
await index.open()

const readiness = createReadiness()
readiness.register({ name: 'search', check: () => indexHealth(index) })
readiness.register({ name: 'database', check: () => databaseHealth(connection) })
const metrics = createMetrics({ full: true })
for (const measure of indexMeasures(index, clock)) registerMeasure(metrics.registry, measure)
const { server, close } = createIndexServer({
  index,
  key: derivedKey(secret, INDEX_KEY_PURPOSE),
  clock,
  log,
  readiness,
  metrics: { registry: metrics.registry, isShownTo: (address) => showsMetrics(config, address) },
})
const repeating = beginRepeating([followEveryMs(index)], log)

onStop(async () => {
  readiness.markStopping()
  await close()
  await repeating.stop()
  await Promise.all([connection.close(), endTracing()])
})

const address = await listenAt(server, search.address, config.host).catch((error: Error) => exitHopeless(error.message))
reportProgress('search', `listens at ${address}`)
reportReady()
