import { join } from 'node:path'
import type { ImportDeps } from '#domains/feeds/contract.ts'
import { classicalJudge, imageAddress, openImageStore, picturesOf, takeInAddresses } from '#domains/images/contract.ts'
import { addressesOf } from '#domains/identity/contract.ts'
import { clicksCostFrom } from '#domains/partners/contract.ts'
import { serviceOrigin } from '#platform/http/access/service-hosts.ts'
import { endInTime } from '#platform/pace/end-in-time.ts'
import { startJobs } from '#platform/jobs/run-jobs.ts'
import { keepEventPartitions } from '#platform/outbox/event-partitions.ts'
import { startConsumers } from '#platform/outbox/run-consumers.ts'
import { beginRepeating, type RepeatedAct } from '#platform/pace/repeat.ts'
import { derivedKey, keptSecret } from '#platform/secret.ts'
import { adoptFirstPictures } from './demo/adopt-first-pictures.ts'
import { forgetting, personalSides, workerSides } from './domain-sides.ts'
import { beginLeading, ledActs } from './worker/led-acts.ts'
import { openWorkerProbes } from './worker/worker-probes.ts'
import { startGroupingThread } from './worker/grouping-thread.ts'
import { allMails } from './mails.ts'
import { mailSide } from './worker/mail-side.ts'
import { exitHopeless, onStop, reportProgress, reportReady } from './launcher/host-messages.ts'
import { openDemo } from './demo/open-demo.ts'
import { beginDemoYear } from './demo/year/take-in-year.ts'
import { beginDemoReviews } from './demo/take-in-demo-reviews.ts'
import { clusterOf } from './search-cluster.ts'
import { processParts } from './process-parts.ts'

/** The worker: imports, index, click targets and judgement; everything that no visitor waits for. */

/** Each queue of jobs listens on one of them. */
const MOST_CONNECTIONS = 16
/** PostgreSQL frees what a killed process held a moment after its end. */
const LEADING_PATIENCE_MS = 3_000
const EVENTS_EVERY_MS = 3_600_000
/** How long a stop waits for what is at work; an import that takes longer is taken up by recovery at the next start. */
const STOP_PATIENCE_MS = 15_000

const { config, clock, log, dataFolder, connect, trace } = processParts('worker')
const endTracing = await trace()
const connection = connect({ statementTimeoutMs: 0, acquireTimeoutMs: 30_000, maxConnections: MOST_CONNECTIONS })
const { db, pool } = connection
const probes = await openWorkerProbes({ config, connection, clock }).catch((error: Error) =>
  exitHopeless(error.message),
)
const feedTestHosts = config.feedTestHosts.map(({ host, port }) => `${host}:${port}`)
const imports: ImportDeps = { db, pool, clock, log, dataFolder, feedTestHosts }
const grouping = startGroupingThread()
if (config.demo) await openDemoWithPictures()
const secret = await keptSecret({ secret: config.secret, dataFolder })
const sides = [
  ...(await workerSides({
    ...imports,
    config,
    secret,
    addressesOf: (personIds) => addressesOf(db, personIds),
    clicksCostFrom: (eshopIds) => clicksCostFrom(db, eshopIds),
    report: reportProgress,
    searchCluster: clusterOf(config, clock),
    pictures: picturesOf,
    pictureAddress: (path) =>
      `${config.hosts.images === undefined ? config.url : serviceOrigin(config, 'images')}${imageAddress(path, { width: 144 })}`,
    personal: await personalSides(secret),
  })),
  mailSide({ ...imports, config, mails: await allMails() }),
]
const leading = await beginLeading({ pool, log }, dataFolder)
// Beside another worker of the folder its files are there, or are being made.
if (await leading.folder.leadsWithin(LEADING_PATIENCE_MS)) for (const side of sides) await side.beforeReady?.()
probes.begin(leading)
reportReady()
const events: RepeatedAct = {
  everyMs: EVENTS_EVERY_MS,
  atOnce: true,
  complaint: 'old events cannot be tidied',
  act: () => keepEventPartitions(db, clock.now()),
}
const led = beginRepeating(
  ledActs([events, ...forgetting(sides, clock), ...sides.flatMap(({ repetitions = [] }) => repetitions)], leading),
  log,
)
const begun = [
  grouping,
  startJobs(
    { db, pool, log, onLook: probes.beat },
    sides.flatMap(({ jobs = [] }) => jobs),
  ),
  startConsumers(
    { db, clock, log },
    sides.flatMap(({ consumers = [] }) => consumers),
  ),
  ...(config.demo
    ? [
        beginDemoReviews({
          db,
          clock,
          log,
          dataFolder,
          port: config.demoPort,
          store: openImageStore({ imagesUrl: config.imagesUrl, dataFolder }),
          ordersKey: config.env === 'production' ? null : derivedKey(secret, 'orders'),
          makerScript: join(import.meta.dirname, 'reviews.thread.js'),
        }),
        // Its documents have numbers of the site's own series: never where real ones are written.
        ...(config.env === 'production' ? [] : [beginDemoYear({ db, clock, log, dataFolder })]),
      ]
    : []),
]

onStop(async () => {
  probes.markStopping()
  await endInTime(Promise.all([endLed(), ...begun.map((each) => each.stop())]), STOP_PATIENCE_MS)
  await Promise.all([probes.close(), connection.close(), endTracing()])
})
log.info({ role: config.role }, 'the worker runs')

/** The lead is given on when what is led has ended: the next worker goes on where this one was. */
async function endLed(): Promise<void> {
  await Promise.all([led.stop(), ...sides.map((side) => side.stop?.())])
  await leading.stop()
}

async function openDemoWithPictures(): Promise<void> {
  const port = config.demoPort
  const store = openImageStore({ imagesUrl: config.imagesUrl, dataFolder })
  await openDemo({
    site: config.url,
    environment: config.env,
    deps: imports,
    port,
    store,
    report: reportProgress,
    group: grouping.sweep,
    takeIn: (isStopping) => takeInAddresses({ db, clock, isBeforeIndex: true, isStopping }),
  })
  await adoptFirstPictures({ db, clock, store, judge: classicalJudge(), dataFolder, port, report: reportProgress })
}
