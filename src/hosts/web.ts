import { identifyShopBy } from '#domains/partners/contract.ts'
import { identifyBy } from '#domains/identity/contract.ts'
import { mountOpenApi } from '#platform/http/calls/openapi.ts'
import { buildServer } from '#platform/http/server.ts'
import { jobsHealth } from '#platform/jobs/job-report.ts'
import { openReplica } from '#platform/database/replica.ts'
import { createMetrics, registerMeasure } from '#platform/metrics.ts'
import { consumerLags, consumersHealth } from '#platform/outbox/consumer-report.ts'
import { beginRepeating } from '#platform/pace/repeat.ts'
import { keptSecret } from '#platform/secret.ts'
import { createErrorPage } from '#storefront/error-page.tsx'
import { assetRoutes } from '#storefront/routes/asset-routes.ts'
import { devMailRoutes } from '#storefront/routes/dev-mail-routes.tsx'
import { devRoutes } from '#storefront/routes/dev-routes.tsx'
import { serviceWorkerRoute } from '#storefront/routes/service-worker-route.ts'
import { followRedirects } from '#storefront/routes/follow-redirects.ts'
import { storefrontRoutes } from '#storefront/routes.ts'
import { backOffice } from './backoffice/back-office.ts'
import { apiDocument } from './web/api-document.ts'
import { builtAssets } from './web/built-assets.ts'
import { databaseHealth, orDegraded } from './web/database-health.ts'
import { mountSides, webSides } from './domain-sides.ts'
import { drawnPictures } from './demo/drawn-pictures.ts'
import { exitHopeless, onStop, reportReady } from './launcher/host-messages.ts'
import { countSearches } from './web/count-searches.ts'
import { listenWhenFree } from './web/listen-when-free.ts'
import { mailsOf, mailSide } from './web/mail-side.ts'
import { pageAnswerCounter, webMeasures } from './web/page-metrics.ts'
import { processParts } from './process-parts.ts'
import { startProgress } from './web/start-progress.ts'
import { storefrontParts } from './web/storefront-parts.ts'
import { openSharedParts, webParts } from './web/web-parts.ts'
import { warnOfUnsaid } from './web/warn-of-unsaid.ts'

/** The web process: pages, calls and click-outs over the index that it follows. */

const FIRST_BASE_PATIENCE_MS = 120_000

const { config, clock, log, dataFolder, connect, trace } = processParts('web')
const endTracing = await trace()
// Nobody waits longer than a second for the database (reliability.md, goal figure 5).
const connection = connect({ statementTimeoutMs: 1_000 })
// Following must not wait behind visitors, nor they behind it.
const followerConnection = connect({ maxConnections: 2, statementTimeoutMs: 30_000, acquireTimeoutMs: 5_000 })
// One of them listens for boards that change, while somebody looks at any.
const patientConnection = connect({ maxConnections: 3, statementTimeoutMs: 30_000, acquireTimeoutMs: 5_000 })
const replicaConnection =
  config.databaseReplicaUrl === null
    ? null
    : connect({
        url: config.databaseReplicaUrl,
        maxConnections: 3,
        statementTimeoutMs: 30_000,
        acquireTimeoutMs: 2_000,
      })
const replica = openReplica({ primary: patientConnection, replica: replicaConnection, clock })
const secret = await keptSecret({ secret: config.secret, dataFolder })
const metrics = createMetrics({ full: true })

const { db } = connection
const shared = await openSharedParts({
  config,
  clock,
  log,
  secret,
  dataFolder,
  db,
  patient: patientConnection,
  replica,
  followerDb: followerConnection.db,
})
warnOfUnsaid(config, log)
// Pages are asked for as soon as the port is open; a database that is away is told of by the repetition.
await shared.flags.refresh().catch(() => undefined)
const assets = builtAssets()
const countAnswer = pageAnswerCounter(metrics.registry)
const storefront = storefrontParts({
  ...shared,
  assets,
  onPage: (from, address) => {
    countAnswer(from)
    shared.facetUses.count(address)
  },
})
const server = buildServer({
  config,
  clock,
  log,
  metrics,
  identify: identifyBy(shared.currentUser),
  identifyShop: identifyShopBy({ db, clock }),
  leadsOn: followRedirects(shared.content),
  renderErrorPage: createErrorPage(storefront.site, storefront.policy, startProgress({ db, clock })),
})
countSearches(server.app.server, { uses: shared.searchUses, trustedProxies: config.trustedProxies, clock })
storefrontRoutes(server.app, storefront)
assetRoutes(server.app, { folder: assets.folder })
serviceWorkerRoute(server.app, { folder: assets.folder, site: storefront.site })
backOffice(server.app, { ...shared, storefront, metrics, assets: assets.backOffice })
const sides = [...(await webSides(webParts(shared, storefront))), mailSide(shared)]
mountSides(server, sides)
mountOpenApi(server.app, apiDocument)
if (config.env !== 'production') {
  devRoutes(server.app, storefront)
  devMailRoutes(server.app, storefront, mailsOf(db))
}
if (config.demo) drawnPictures(server.app, config)
server.readiness.register({ name: 'database', check: () => databaseHealth(connection) })
server.readiness.register({ name: 'jobs', check: () => orDegraded(() => jobsHealth(connection.db)) })
server.readiness.register({
  name: 'events',
  check: () => orDegraded(async () => consumersHealth(await consumerLags(connection.db))),
})
if (replica.health !== null) server.readiness.register({ name: 'replica', check: replica.health })
for (const measure of webMeasures(sides, storefront, patientConnection.db)) registerMeasure(metrics.registry, measure)

const repeating = beginRepeating([...replica.repetitions, ...sides.flatMap(({ repetitions = [] }) => repetitions)], log)

onStop(async () => {
  await server.drain.stop()
  await repeating.stop()
  await Promise.all(sides.map((side) => side.stop?.()))
  await shared.close()
  await Promise.all([
    connection.close(),
    followerConnection.close(),
    patientConnection.close(),
    replicaConnection?.close(),
    endTracing(),
  ])
})

await listenWhenFree(server.app, config).catch((error: Error) => exitHopeless(error.message))
const { follower } = shared
const deadline = clock.monotonicMs() + FIRST_BASE_PATIENCE_MS
while (!follower.isCaughtUp && clock.monotonicMs() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
reportReady()
