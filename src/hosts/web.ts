import { join } from 'node:path'
import { createClickKeeper } from '#domains/clicks/contract.ts'
import { findEshopByToken } from '#domains/eshops/contract.ts'
import { createFeedLab, keepJoinRequest } from '#domains/feeds/contract.ts'
import { currentUser, identifyBy, loginTokens } from '#domains/identity/contract.ts'
import { createPictureAsker, picturesOf } from '#domains/images/contract.ts'
import { FacetUses, IndexFollower } from '#domains/search/contract.ts'
import { mountOpenApi } from '#platform/http/openapi.ts'
import { buildServer } from '#platform/http/server.ts'
import { createMetrics } from '#platform/metrics.ts'
import { jobsHealth } from '#platform/jobs/job-report.ts'
import { consumerLags, consumersHealth } from '#platform/outbox/consumer-report.ts'
import { repeat } from '#platform/repeat.ts'
import { keptSecret } from '#platform/secret.ts'
import { createFirstScreens } from './first-screens.ts'
import { exitHopeless, onStop, reportReady } from './host-messages.ts'
import { listenWhenFree } from './listen-when-free.ts'
import { processParts } from './process-parts.ts'
import { startProgress } from './start-progress.ts'
import { storefrontParts } from './storefront-parts.ts'
import { createErrorPage } from '#storefront/error-page.tsx'
import { createFeedHtml } from '#storefront/feed-html.tsx'
import { assetRoutes } from '#storefront/routes/asset-routes.ts'
import { addShopRoutes } from '#storefront/routes/add-shop-routes.tsx'
import { labRoutes } from '#storefront/routes/lab-routes.tsx'
import { storefrontRoutes } from '#storefront/routes.ts'
import { builtAssets } from './built-assets.ts'
import { calls } from './calls.ts'
import { configuredFlags } from './configured-flags.ts'
import { databaseHealth, orDegraded } from './database-health.ts'
import { drawnPictures } from './drawn-pictures.ts'
import { webLikeness } from './likeness-parts.ts'
import { listingsOf, mountServices } from './mount-services.ts'
import { pageAnswerCounter, registerProductMetrics } from './product-metrics.ts'

/** The web process: pages, calls and click-outs over the index that it follows. */

const FOLLOW_EVERY_MS = 200
const FACET_USES_EVERY_MS = 60_000
const LIKENESS_EVERY_MS = 10_000
const FIRST_SCREENS_EVERY_MS = 15_000
const FIRST_BASE_PATIENCE_MS = 120_000

const { config, clock, log, dataFolder, connect } = processParts('web')
// Nobody waits longer than a second for the database (reliability.md, goal figure 5).
const connection = connect({ statementTimeoutMs: 1_000 })
// Following reads thousands of rows at a time; it must not wait behind visitors, nor they behind it.
const followerConnection = connect({ maxConnections: 2, statementTimeoutMs: 30_000, acquireTimeoutMs: 5_000 })
// What no visitor waits for: the drain of the clicks, sitemaps for crawlers.
const patientConnection = connect({ maxConnections: 2, statementTimeoutMs: 30_000, acquireTimeoutMs: 5_000 })
const secret = await keptSecret({ secret: config.secret, dataFolder })
const metrics = createMetrics({ full: true })

const follower = new IndexFollower({
  db: followerConnection.db,
  folder: join(dataFolder, 'index'),
  clock,
  log,
  pictures: picturesOf,
})
await follower.open()
const clicks = await createClickKeeper({
  db: connection.db,
  drainDb: patientConnection.db,
  folder: join(dataFolder, 'clicks'),
  clock,
  log,
})
const identify = identifyBy(
  currentUser({ db: connection.db, clock, tokens: loginTokens({ secret, site: config.project, clock }), config, log }),
)
const pictureAsker = createPictureAsker({ db: patientConnection.db, log })
const listings = listingsOf({ follower, clock, pictureAsker })
const { index: likeness, likePieces } = webLikeness({ db: connection.db, clock, dataFolder, secret })
const parts = {
  config,
  clock,
  log,
  secret,
  dataFolder,
  db: connection.db,
  follower,
  clicks,
  likePieces,
  pictureAsker,
  listings,
}
const assets = builtAssets()
const facetUses = new FacetUses()
const countAnswer = pageAnswerCounter(metrics.registry)
const storefront = storefrontParts({
  ...parts,
  sitemapDb: patientConnection.db,
  flags: configuredFlags({ config, clock, log }),
  assets,
  onPage: (from, address) => {
    countAnswer(from)
    facetUses.count(address)
  },
})
const server = buildServer({
  config,
  clock,
  log,
  metrics,
  identify,
  identifyEshop: (token) => findEshopByToken(connection.db, token),
  renderErrorPage: createErrorPage(storefront.site, storefront.policy, startProgress({ db: connection.db, clock })),
})
storefrontRoutes(server.app, storefront)
labRoutes(server.app, { ...storefront, lab: createFeedLab({ db: connection.db, clock, dataFolder }) })
addShopRoutes(server.app, {
  ...storefront,
  joining: { keep: (request) => keepJoinRequest(connection.db, request, clock.now()) },
})
assetRoutes(server.app, { folder: assets.folder })
mountServices(server, {
  ...parts,
  patient: patientConnection,
  directory: storefront.directory,
  feedHtml: createFeedHtml(storefront),
})
mountOpenApi(server.app, calls)
if (config.demo) drawnPictures(server.app, config)
registerProductMetrics(metrics.registry, {
  clock,
  db: patientConnection.db,
  index: follower,
  clicks,
  cacheBytes: () => ({ pages: storefront.pages.bytes, fragments: storefront.fragments.bytes }),
})
server.readiness.register({ name: 'database', check: () => databaseHealth(connection) })
server.readiness.register({ name: 'jobs', check: () => orDegraded(() => jobsHealth(connection.db)) })
server.readiness.register({
  name: 'events',
  check: () => orDegraded(async () => consumersHealth(await consumerLags(connection.db))),
})
server.readiness.register({ name: 'clicks', check: () => clicks.health() })

const following = repeat(
  { everyMs: FOLLOW_EVERY_MS, longestPauseMs: 2_000, log, complaint: 'the index cannot follow the database' },
  () => follower.step(),
)
const seeingAlike = repeat(
  { everyMs: LIKENESS_EVERY_MS, log, complaint: 'the file of like pieces cannot be opened' },
  () => likeness.follow(),
)
const counting = repeat(
  { everyMs: FACET_USES_EVERY_MS, log, complaint: 'what listings were narrowed by cannot be stored' },
  () => facetUses.flush(patientConnection.db, follower.directory(), clock.now()),
)
const askForFirstScreens = createFirstScreens({
  isReady: () => follower.isReady,
  listings,
  cardOf: (variantId) => follower.cardOf(variantId),
  pictureAsker,
  clock,
})
const showing = repeat(
  { everyMs: FIRST_SCREENS_EVERY_MS, log, complaint: 'the pictures of first screens cannot be asked for' },
  askForFirstScreens,
)

onStop(async () => {
  await server.drain.stop()
  await Promise.all([following.stop(), counting.stop(), seeingAlike.stop(), showing.stop(), pictureAsker.stop()])
  await likeness.close()
  await facetUses
    .flush(patientConnection.db, follower.directory(), clock.now())
    .catch((error: unknown) => log.warn({ err: error }, 'the last counts of facets are lost'))
  await clicks.close()
  await Promise.all([connection.close(), followerConnection.close(), patientConnection.close()])
})

await listenWhenFree(server.app, config).catch((error: Error) => exitHopeless(error.message))
const deadline = clock.monotonicMs() + FIRST_BASE_PATIENCE_MS
while (!follower.isCaughtUp && clock.monotonicMs() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
reportReady()
