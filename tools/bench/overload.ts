/**
 * Ten times what a web process can do, open-loop (docs/benchmarks.md, Overload; reliability.md O1):
 *
 *     node tools/bench/overload.ts [--flood facets|pages|clicks] [--seconds 20] [--times 10] [--small] [--pin] [--pictures] [--data FOLDER --port PORT]
 *
 * First the capacity for what floods, closed-loop: facet calls (variant/filtering with random filters), pages that are kept nowhere, or
 * click-outs. Then that many times ten a second, beside a steady trickle of click-outs, pages that are kept, and pages that must
 * be made. The generator is a process of its own on the same cores: figures are ratios.
 * `--pin` (where there is `taskset`): the web process on a core of its own, generators and PostgreSQL on another, so that what
 * measures does not take the time of what is measured.
 * `--pictures`: while the worker fetches pictures, which the demo's shops draw on the same cores.
 * The probe: /healthz alone, before and during the flood.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { departments } from '../../src/domains/catalogue/contract.ts'
import type { LoadMessage, LoadResult, LoadStream } from './load-generator.ts'
import type { InsideMeasures } from './measure-inside.ts'
import { clickLinks, productionWeb } from './production-web.ts'
import { aRandom } from './random.ts'
import { calm, machineLine, postmasterPid, processesUnder, quantile, runningSite, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    times: { type: 'string', default: '10' },
    small: { type: 'boolean', default: false },
    pin: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
    flood: { type: 'string', default: 'facets' },
    data: { type: 'string' },
    port: { type: 'string' },
  },
})
const seconds = values.small ? 4 : Number(values.seconds)
const MOST_A_SECOND = 6_000
/** Of util-linux; only `--pin` needs it. */
const PINNING = 'taskset'
const WARM_SECONDS = 5
const FACET_PATH = '/api/v2/variant/filtering'

const site = await runningSite(values, values.pictures ? {} : { POISO_PICTURE_PACE: '0' })
await calm(site)
const web = await measuredWeb()
// One floods, the other measures: the first is too busy with sending to see when an answer comes.
const [flooder, visitor] = ['flood-generator.ts', 'load-generator.ts'].map((program) =>
  fork(join(import.meta.dirname, program), { execArgv: [] }),
) as [ChildProcess, ChildProcess]
if (values.pin) pinApart()

try {
  const listings = randomListings(2_000)
  const clicks = await clickLinks(site.databaseUrl, 500)
  const kept = ['/', '/lojas', ...departments().map(({ slug }) => `/produtos/${slug}`)]
  const [cold, coldFlood] = [coldPages(0, 2_000), coldPages(2_000, 40_000)]
  const flooding = { facets: facets(listings), pages: pages('pages', coldFlood), clicks: pages('clicks', clicks) }[
    values.flood
  ]
  if (flooding === undefined) throw new Error(`--flood ${values.flood} is not facets, pages or clicks`)
  console.log(`${machineLine()}${values.pin ? ', web process and generators pinned apart' : ''}`)
  const health: LoadStream = { name: 'healthz', perSecond: 20, mostUnderWay: 50, method: 'GET', urls: ['/healthz'] }
  const [calm] = await load([health], 2)
  const capacity = await capacityFor(flooding)
  const flood = Math.min(MOST_A_SECOND, Math.round(capacity * Number(values.times)))
  console.log(
    `  capacity: ${capacity.toFixed(0)} ${values.flood} a second, closed-loop; flood: ${flood} a second for ${seconds + 2} s`,
  )
  const streams: LoadStream[] = [
    { ...facets(listings), perSecond: 30, mostUnderWay: 100, isTraced: true },
    { ...pages('clicks', clicks), perSecond: 20 },
    { ...pages('kept', kept), perSecond: 50 },
    { ...pages('cold', cold), perSecond: 5 },
    health,
  ]
  // What a process does for the first time it does slowly; the flood's goal is not of that.
  await load(
    streams.map((stream) => ({ ...stream, perSecond: 10, isTraced: false })),
    WARM_SECONDS,
  )
  const flooded = load([{ ...flooding, name: 'flood', perSecond: flood, mostUnderWay: 400 }], seconds + 2, flooder)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  await web.measure()
  const results = await load(streams, seconds)
  tellInside(await web.measure(), results, seconds)
  tell((await flooded)[0] as LoadResult)
  for (const result of results) tell(result)
  tellGoals(results, calm)
  const [after] = await load([{ ...flooding, perSecond: Math.max(1, capacity / 4), mostUnderWay: 50 }], 2)
  console.log(`  a moment later, at a quarter of the capacity: ${JSON.stringify(after?.statuses)}; ${machineLine()}`)
} finally {
  flooder.disconnect()
  visitor.disconnect()
  await web.stop()
  await site.stop()
}

async function load(
  streams: readonly LoadStream[],
  forSeconds: number,
  generator = visitor,
): Promise<readonly LoadResult[]> {
  generator.send({ origin: web.url, seconds: forSeconds, streams } satisfies LoadMessage)
  const ended = once(generator, 'exit').then(() =>
    Promise.reject(new Error('a load generator ended before it told what it saw')),
  )
  const [results] = (await Promise.race([once(generator, 'message'), ended])) as [readonly LoadResult[]]
  return results
}

function facets(urls: readonly string[]): LoadStream {
  return { name: 'facets', perSecond: 10, mostUnderWay: 200, method: 'POST', path: FACET_PATH, urls }
}

function pages(name: string, urls: readonly string[]): LoadStream {
  return { name, perSecond: 10, mostUnderWay: 200, method: 'GET', urls }
}

/** As many as four connections get through, one request after the other: far more is offered than can be sent. */
async function capacityFor(stream: LoadStream): Promise<number> {
  const closed: LoadStream = { ...stream, perSecond: 4_000, mostUnderWay: 4 }
  await load([closed], 2)
  const [measured] = await load([closed], 4)
  return (measured?.okMs.length ?? 0) / 4
}

function tell({ name, statuses, okMs, refusedMs, notSent }: LoadResult): void {
  const line = (what: string, ms: readonly number[]): string =>
    ms.length === 0
      ? ''
      : `; ${what} median ${quantile(ms, 0.5).toFixed(1)}, p95 ${quantile(ms, 0.95).toFixed(1)}, p99 ${quantile(ms, 0.99).toFixed(1)} ms`
  console.log(
    `  ${name.padEnd(8)} ${JSON.stringify(statuses)}, not sent ${notSent}${line('good', okMs)}${line('refused', refusedMs)}`,
  )
}

/** Threads and children of what runs already as well; who is started later inherits it. */
function pinApart(): void {
  const [webCore, otherCore] = [0, 1]
  const others = [process.pid, flooder.pid, visitor.pid, ...processesUnder(postmasterPid(site.dataFolder))]
  for (const [core, pids] of [
    [webCore, [web.pid]],
    [otherCore, others],
  ] as const) {
    for (const pid of pids) execFileSync(PINNING, ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' })
  }
}

/** The measured web process: one that also says what went on inside it. */
async function measuredWeb() {
  const started = await productionWeb(site, ['--import', join(import.meta.dirname, 'measure-inside.ts')])
  const measure = async (): Promise<InsideMeasures> => {
    started.child.send({ kind: 'measure' })
    for (;;) {
      const [message] = (await once(started.child, 'message')) as [InsideMeasures]
      if (message.kind === 'measured') return message
    }
  }
  return { ...started, measure }
}

/** Where the time of a refused call went: before the process read it, inside, on the way back (the generator's own delay with it). */
function tellInside(
  { turnMs, gcMs, cpuMs, withoutCpuMs, rssMb, refusedMs }: InsideMeasures,
  results: readonly LoadResult[],
  forSeconds: number,
): void {
  const quantiles = (ms: readonly number[]): string =>
    [0.5, 0.95, 0.99].map((share) => quantile(ms, share).toFixed(1)).join(', ')
  console.log(
    `  web process: event loop held p50 ${turnMs.p50.toFixed(1)}, p99 ${turnMs.p99.toFixed(1)}, longest ${turnMs.longest.toFixed(1)} ms; garbage ${gcMs.all.toFixed(0)} ms, longest ${gcMs.longest.toFixed(1)}; processor ${((cpuMs.user + cpuMs.system) / forSeconds / 10).toFixed(0)} % (system ${(cpuMs.system / forSeconds / 10).toFixed(0)} %), kept waiting for one ${((withoutCpuMs ?? Number.NaN) / forSeconds / 10).toFixed(0)} %; RSS ${rssMb.toFixed(0)} MB`,
  )
  console.log(
    `  refused facet calls: sent until read p50, p95, p99 ${quantiles(refusedMs.map(({ unread }) => unread))} ms; inside ${quantiles(refusedMs.map(({ inside }) => inside))} ms; generator late by p99 ${results[0]?.ownDelayMs.p99.toFixed(1)}, longest ${results[0]?.ownDelayMs.longest.toFixed(1)} ms`,
  )
}

function tellGoals(results: readonly LoadResult[], calm: LoadResult | undefined): void {
  const byName = new Map(results.map((result) => [result.name, result]))
  // What floods itself is answered as far as there is time; the others are not to notice.
  const untouched = { clicks: values.flood !== 'clicks', kept: true, cold: values.flood !== 'pages' }
  for (const [name, isHeld] of Object.entries(untouched))
    if (isHeld) tellGoal(`${name} not answered`, missedShare(byName.get(name)) * 100, 1, '%')
  const refused = [...byName.values()].flatMap(({ refusedMs }) => refusedMs)
  tellGoal('a refused request, median', quantile(refused, 0.5), 10, 'ms')
  tellGoal('a refused request, p95', quantile(refused, 0.95), 10, 'ms')
  const [before, during] = [calm, byName.get('healthz')].map((result) => quantile(result?.okMs ?? [], 0.5))
  console.log(`  probe  /healthz: median ${before?.toFixed(1)} ms alone, ${during?.toFixed(1)} ms during the flood`)
}

function missedShare(result: LoadResult | undefined): number {
  const good = result?.okMs.length ?? 0
  const all = Object.values(result?.statuses ?? {}).reduce((sum, count) => sum + count, 0) + (result?.notSent ?? 0)
  return all === 0 ? 1 : 1 - good / all
}

/** Canonical listing addresses with prices, colours and materials by chance. */
function randomListings(count: number): string[] {
  const random = aRandom(3)
  const paths = ['/produtos', ...departments().map(({ slug }) => `/produtos/${slug}`)]
  return Array.from({ length: count }, () => {
    const query = [
      ...(random.chance(0.5) ? [`preco-ate=${100 + random.below(2_000)}`] : []),
      ...(random.chance(0.5) ? [`material=${random.pick(['madeira', 'metal', 'vidro'])}&ordenar=preco`] : []),
    ]
    return random.pick(paths) + (query.length === 0 ? '' : `?${query.join('&')}`)
  })
}

/** Listings that nobody has asked for before: each with a price of its own. */
function coldPages(from: number, count: number): string[] {
  const slugs = departments().map(({ slug }) => slug)
  return Array.from(
    { length: count },
    (_, at) => `/produtos/${slugs[at % slugs.length]}?preco-ate=${100 + Math.floor((from + at) / slugs.length)}`,
  )
}
