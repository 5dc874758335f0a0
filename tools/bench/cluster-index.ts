/**
 * A cluster's index beside the embedded one, from PostgreSQL to the answers (docs/benchmarks.md, Beyond one machine):
 *
 *     node tools/bench/cluster-index.ts [--offers 200000] [--seconds 60] [--a-second 500] [--heap 2048] [--small]
 *
 * Articles of the benches in a PostgreSQL of its own, most of them copies. First the index of all of them: by the worker into a cluster of one node until
 * it is shown, then as a base of the embedded engine. Then prices change, so many a second in ten transactions, over one index after the other: from the
 * commit to an answer of the search port that shows it, looked for every 50 ms. Every part is a process of its own; its processor time is the kernel's.
 * The probe of the same run: the transactions of the changes themselves.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildBase, openCluster, readIndexState } from '#domains/search/contract.ts'
import { systemClock } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import { beginRepeating } from '#platform/pace/repeat.ts'
import { parseSearchUrl } from '#ports/search/opensearch/search-url.ts'
import { findOpenSearch } from '../opensearch/find-open-search.ts'
import { type RunningCluster, startCluster } from '../opensearch/start-cluster.ts'
import { benchCatalogue, type BenchCatalogue } from './cluster-index/catalogue.ts'
import { type Changed, changeOffers } from './cluster-index/change-offers.ts'
import { LOOK_EVERY_MS, Part, type PartPlace } from './cluster-index/part.ts'
import { OfferWatch, type WatchedOffer } from './cluster-index/watch-offers.ts'
import { machineLine, quantile, tellGoal } from './running-site.ts'
import { TICKS_A_SECOND, ticksOf, ticksOfPostgres } from './site-processes.ts'

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '200000' },
    seconds: { type: 'string', default: '60' },
    'a-second': { type: 'string', default: '500' },
    heap: { type: 'string', default: '2048' },
    small: { type: 'boolean', default: false },
  },
})
const offers = values.small ? 1_000 : Number(values.offers)
const seconds = values.small ? 2 : Number(values.seconds)
const aSecond = values.small ? 50 : Number(values['a-second'])
const PATIENCE_MS = 120_000
/** 1,000,000 in a quarter of an hour. */
const REINDEX_GOAL_MS = 0.9

const found = await findOpenSearch()
if ('missing' in found) throw new Error(`no OpenSearch: ${found.missing}`)
const catalogue = await benchCatalogue(offers)
const cluster = await startCluster(found.classPath, { nodes: 1, heapMb: Number(values.heap), isMeasured: true })
try {
  console.log(`${machineLine()}; ${catalogue.variantIds.length} offers`)
  const searchUrl = `opensearch://${cluster.nodes.join(',')}/bench`
  await measure(catalogue, cluster, { databaseUrl: catalogue.postgres.url, folder: catalogue.folder, searchUrl })
  console.log(machineLine())
} finally {
  await cluster.stop()
  await catalogue.stop()
}

async function measure(own: BenchCatalogue, running: RunningCluster, place: PartPlace): Promise<void> {
  const writer = await reindex(own, running, place)
  await changesInCluster(own, running, writer, place)
  await writer.stop()
  await buildEmbedded(own)
  await changesInEmbedded(own, place)
}

async function reindex({ db, postgres }: BenchCatalogue, running: RunningCluster, place: PartPlace): Promise<Part> {
  const begunMs = performance.now()
  const writer = await Part.start('cluster-worker', place)
  const spent = spentBy({
    worker: () => writer.ticks(),
    node: ticksOfNode(running),
    postgres: () => ticksOfPostgres(postgres.pid),
  })
  while ((await readIndexState(db)).generation === null) await pause(LOOK_EVERY_MS)
  const tookS = (performance.now() - begunMs) / 1_000
  const each = spent(offers)
  tellGoal('an offer written into the cluster until all are shown', (tookS * 1_000) / offers, REINDEX_GOAL_MS, 'ms')
  console.log(`         ${offers} in ${tookS.toFixed(1)} s; CPU µs an offer: ${each}`)
  return writer
}

async function buildEmbedded({ db, folder, postgres }: BenchCatalogue): Promise<void> {
  const begunMs = performance.now()
  const spent = spentBy({ 'this process': () => ticksOf('self'), postgres: () => ticksOfPostgres(postgres.pid) })
  await buildBase({ db, folder: join(folder, 'index'), clock: systemClock })
  const tookS = (performance.now() - begunMs) / 1_000
  console.log(`  beside a base of the embedded engine: ${tookS.toFixed(1)} s; CPU µs an offer: ${spent(offers)}`)
}

async function changesInCluster(
  own: BenchCatalogue,
  running: RunningCluster,
  writer: Part,
  place: PartPlace,
): Promise<void> {
  const reader = openCluster(parseSearchUrl(place.searchUrl), systemClock)
  const port = reader.port()
  await port.follow()
  const watch = new OfferWatch(port)
  const look = { everyMs: LOOK_EVERY_MS, complaint: 'the cluster cannot be asked', act: () => watch.look() }
  const looking = beginRepeating([look], createLog({ level: 'warn' }))
  const spent = spentBy({
    worker: () => writer.ticks(),
    node: ticksOfNode(running),
    postgres: () => ticksOfPostgres(own.postgres.pid),
  })
  const changed = await change(own, 0, (offer) => watch.add(offer))
  const said = spent(changed.offers)
  await untilNone(async () => watch.left)
  await looking.stop()
  await reader.close()
  tell('cluster', changed, watch.seenMs, said)
}

async function changesInEmbedded(own: BenchCatalogue, place: PartPlace): Promise<void> {
  const worker = await Part.start('base-worker', place)
  const web = await Part.start('web', place)
  const spent = spentBy({
    web: () => web.ticks(),
    worker: () => worker.ticks(),
    postgres: () => ticksOfPostgres(own.postgres.pid),
  })
  const changed = await change(own, seconds * aSecond, (offer) => web.watch(offer))
  const said = spent(changed.offers)
  await untilNone(() => web.left())
  const seenMs = await web.seenMs()
  await Promise.all([web.stop(), worker.stop()])
  tell('embedded', changed, seenMs, said)
}

function change(own: BenchCatalogue, from: number, onCommit: (offer: WatchedOffer) => void): Promise<Changed> {
  return changeOffers(own, { seconds, aSecond, from, onCommit })
}

async function untilNone(left: () => Promise<number>): Promise<void> {
  const deadlineMs = performance.now() + PATIENCE_MS
  while ((await left()) > 0) {
    if (performance.now() > deadlineMs) throw new Error(`${await left()} offers are not seen after ${PATIENCE_MS} ms`)
    await pause(LOOK_EVERY_MS)
  }
}

function tell(adapter: string, changed: Changed, seenMs: readonly number[], spent: string): void {
  const rate = (changed.offers / changed.seconds).toFixed(0)
  tellGoal(
    `${rate} changed offers a second, ${adapter}: seen after the commit, p95`,
    quantile(seenMs, 0.95),
    2_000,
    'ms',
  )
  console.log(
    `         median ${quantile(seenMs, 0.5).toFixed(0)} ms, slowest ${Math.max(...seenMs).toFixed(0)} ms of ${seenMs.length}; CPU µs a changed offer: ${spent}\n  probe  the transaction of ${aSecond / 10}: median ${quantile(changed.commitMs, 0.5).toFixed(1)} ms, p95 ${quantile(changed.commitMs, 0.95).toFixed(1)} ms`,
  )
}

type Ticks = () => number

/** Answers, by name and for each of so many, the microseconds of processor time since now. */
function spentBy(parts: Readonly<Record<string, Ticks>>): (count: number) => string {
  const before = Object.values(parts).map((ticks) => ticks())
  return (count) =>
    Object.entries(parts)
      .map(([name, ticks], at) => [name, ((ticks() - (before[at] ?? 0)) * 1e6) / TICKS_A_SECOND / count] as const)
      .map(([name, each]) => `${name} ${each.toFixed(0)}`)
      .join(', ')
}

function ticksOfNode(running: RunningCluster): Ticks {
  return () => ticksOf(String(running.pidOf(0)))
}
