import { join } from 'node:path'
import { feedWork, type ImportDeps } from '#domains/feeds/contract.ts'
import { eshopChanges } from '#domains/offers/contract.ts'
import { classifyClicks, createTargetWriter } from '#domains/clicks/contract.ts'
import {
  classicalJudge,
  likenessKeeper,
  openImageStore,
  picturesOf,
  pictureWork,
  takeInAddresses,
} from '#domains/images/contract.ts'
import { maintainIndex } from '#domains/search/contract.ts'
import { startConsumers } from '#platform/outbox/run-consumers.ts'
import { startJobs } from '#platform/jobs/run-jobs.ts'
import { repeat } from '#platform/repeat.ts'
import { adoptFirstPictures } from './adopt-first-pictures.ts'
import { startGroupingThread } from './grouping-thread.ts'
import { onStop, reportProgress, reportReady } from './host-messages.ts'
import { likenessCandidates, likenessFolder } from './likeness-parts.ts'
import { openDemo } from './open-demo.ts'
import { processParts } from './process-parts.ts'

/** The worker: imports, index, click targets and judgement; everything that no visitor waits for. */

/** Each queue of jobs listens on one of them. */
const MOST_CONNECTIONS = 16
const TARGETS_EVERY_MS = 1_000
const INDEX_EVERY_MS = 5_000
const LIKENESS_EVERY_MS = 30_000
const CLASSIFY_EVERY_MS = 10_000
/** A first start waits no longer for the addresses of pictures. */
const INTAKE_BEFORE_INDEX_MS = 2_000

const { config, clock, log, dataFolder, connect } = processParts('worker')
const connection = connect({ statementTimeoutMs: 0, acquireTimeoutMs: 30_000, maxConnections: MOST_CONNECTIONS })
const { db } = connection

const targets = createTargetWriter(db, join(dataFolder, 'clicks'))
const index = {
  db,
  folder: join(dataFolder, 'index'),
  clock,
  log,
  pictures: picturesOf,
  onProgress: (offers: number) => reportProgress('index', `${offers.toLocaleString('en')} offers`),
}

const imports: ImportDeps = {
  db,
  pool: connection.pool,
  clock,
  log,
  dataFolder,
  feedTestHosts: config.feedTestHosts.map(({ host, port }) => `${host}:${port}`),
}
const grouping = startGroupingThread()
function takeIn(isStopping: () => boolean) {
  return takeInAddresses({ db, clock, isBeforeIndex: true, isStopping })
}
if (config.demo)
  await openDemo({ deps: imports, port: config.demoPort, report: reportProgress, group: grouping.sweep, takeIn })
const pictures = {
  db,
  clock,
  store: openImageStore({ imagesUrl: config.imagesUrl, dataFolder }),
  judge: classicalJudge(),
}
if (config.demo) await adoptFirstPictures({ ...pictures, dataFolder, port: config.demoPort, report: reportProgress })
// So that the first index shows them; the rest of a large catalogue is taken in afterwards.
const intakeEndsMs = clock.monotonicMs() + INTAKE_BEFORE_INDEX_MS
await takeIn(() => clock.monotonicMs() > intakeEndsMs)
await maintainIndex(index)
await targets.step()
reportReady()
const feeds = feedWork(imports)
const shopPictures = pictureWork({
  ...pictures,
  log,
  pacePerSecond: config.picturePace,
  reach: config.demo ? 'what is seen' : 'everything',
  fetchTools: { testHosts: imports.feedTestHosts },
})
const jobs = startJobs({ db, pool: connection.pool, log }, [...feeds.jobs, ...shopPictures.jobs])
const sweeps = [feeds.startSweeps(), shopPictures.startSweeps()]
const consumers = startConsumers({ db, clock, log }, [eshopChanges])

const keepLikeness = likenessKeeper({
  db,
  clock,
  log,
  folder: likenessFolder(dataFolder),
  candidates: () => likenessCandidates(db),
})
const repetitions = [
  repeat({ everyMs: INDEX_EVERY_MS, log, complaint: 'the index cannot be maintained' }, () => maintainIndex(index)),
  repeat({ everyMs: TARGETS_EVERY_MS, log, complaint: 'the click targets cannot be written' }, () => targets.step()),
  repeat({ everyMs: LIKENESS_EVERY_MS, log, complaint: 'the file of like pieces cannot be written' }, keepLikeness),
  repeat({ everyMs: CLASSIFY_EVERY_MS, log, complaint: 'clicks cannot be classified' }, () =>
    classifyClicks(db, clock),
  ),
]

onStop(async () => {
  await Promise.all([
    grouping.stop(),
    ...sweeps.map((sweep) => sweep.stop()),
    jobs.stop(),
    consumers.stop(),
    ...repetitions.map((repetition) => repetition.stop()),
  ])
  await connection.close()
})
log.info({ role: config.role }, 'the worker runs')
