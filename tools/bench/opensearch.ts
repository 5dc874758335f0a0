/**
 * Bench of search by OpenSearch beside the embedded engine, in one run over the same rows and plans:
 * `node tools/bench/opensearch.ts [--offers 50000] [--plans 100] [--heap 1024] [--shards 1]`. One node on this machine. By kind
 * of page: CPU of a query (of the embedded engine; of our process and of the node's), and answers a second. Other plans of all kinds are
 * asked before, again and again, because the node's compiler needs thousands of queries. The embedded engine remembers counts; OpenSearch
 * remembers answers without hits only, of which there are none.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { SegmentBuilder } from '#engine/build/segment-builder.ts'
import { SearchIndex } from '#engine/search-index.ts'
import { systemClock } from '#platform/clock.ts'
import { embeddedSearch } from '#ports/search/embedded.ts'
import { openSearchClient } from '#ports/search/opensearch/client.ts'
import { SearchUnavailable } from '#ports/search/opensearch/errors.ts'
import { type IndexPlace, resumeOrStart } from '#ports/search/opensearch/generation.ts'
import { openSearchPort } from '#ports/search/opensearch/open-search-port.ts'
import type { IndexRow, ProductChange, SearchPlan, SearchPort } from '#ports/search/port.ts'
import { findOpenSearch } from '../opensearch/find-open-search.ts'
import { type RunningCluster, startCluster } from '../opensearch/start-cluster.ts'
import { catalogue, schema } from './engine-catalogue.ts'
import { aPagePlan, aTextPlan, type NamedPlan } from './engine-plans.ts'
import { aRandom, type Random } from './random.ts'

const { values: options } = parseArgs({
  options: {
    offers: { type: 'string', default: '50000' },
    plans: { type: 'string', default: '100' },
    heap: { type: 'string', default: '1024' },
    shards: { type: 'string', default: '1' },
  },
})
const [offers, planCount] = [Number(options.offers), Number(options.plans)]
/** Products that are written at once. */
const BATCH = 2_000
/** Asked at once for the throughput of the cluster. */
const AT_ONCE = 8
const WARM_ROUNDS = 5
/** First page that counts as deep. */
const DEEP_FROM = 10
/** As /proc counts CPU. */
const TICK_MS = 10
const BYTES_A_MB = 1_000_000

const found = await findOpenSearch()
if ('missing' in found) throw new Error(`no OpenSearch: ${found.missing}`)
const cluster = await startCluster(found.classPath, { nodes: 1, heapMb: Number(options.heap), isMeasured: true })
try {
  await main(cluster)
} finally {
  await cluster.stop()
}

async function main(running: RunningCluster): Promise<void> {
  console.log(
    `offers ${offers}, ${planCount} plans a kind, node ${process.version}, OpenSearch 2.19.1 with ${options.heap} MB and ${options.shards} shards, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
  )
  const client = openSearchClient({
    nodes: running.nodes.map((node) => `http://${node}`),
    credentials: null,
    clock: systemClock,
    timeoutMs: 120_000,
  })
  const place: IndexPlace = { client, prefix: 'bench', schema, size: { shards: Number(options.shards), replicas: 0 } }
  const emptyMb = await heapMb(running, place)
  const embedded = await write(running, place)
  const port = openSearchPort(place)
  await port.follow()
  const kinds = plansByKind()
  const others = [...kinds.values()].flatMap((plans) => plans.slice(planCount))
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    await askAll(embedded, others, 1)
    await askAll(port, others, AT_ONCE)
  }
  for (const [kind, plans] of kinds) {
    const measured = plans.slice(0, planCount)
    const own = await measure(embedded, measured, running)
    const theirs = await measure(port, measured, running)
    const startedMs = performance.now()
    const late = await askAll(port, measured, AT_ONCE)
    const unanswered = theirs.unanswered + late
    const aSecond = (1_000 * (measured.length - late)) / (performance.now() - startedMs)
    console.log(
      [
        kind.padEnd(20),
        `embedded ${own.ours.toFixed(2)} ms CPU, ${(1_000 / own.elapsed).toFixed(0)} a second of one thread;`,
        `OpenSearch ${(theirs.ours + theirs.node).toFixed(1)} ms CPU (ours ${theirs.ours.toFixed(1)}, node ${theirs.node.toFixed(1)}),`,
        `${theirs.elapsed.toFixed(1)} ms by the clock, ${aSecond.toFixed(0)} a second with ${AT_ONCE} at once${unanswered === 0 ? '' : `, ${unanswered} not in time`}`,
      ].join(' '),
    )
  }
  const heap = await heapMb(running, place)
  console.log(
    `memory of the node: heap after a full collection ${heap.toFixed(0)} MB, ${emptyMb.toFixed(0)} before the first offer; resident ${residentMb(running).toFixed(0)} MB with what it has mapped of its files; load ${loadavg()[0]?.toFixed(1)}`,
  )
  await client.close()
}

/** Into both; answers the embedded one. */
async function write(running: RunningCluster, place: IndexPlace): Promise<SearchPort> {
  const builder = new SegmentBuilder(schema, 'bench')
  const writer = await resumeOrStart(place, '1', 'bench')
  const [startedMs, cpuMs] = [performance.now(), nodeCpuMs(running)]
  let products: ProductChange[] = []
  for (const change of groups(catalogue(offers))) {
    for (const row of change.rows) builder.add(row)
    products.push(change)
    if (products.length < BATCH) continue
    await writer.write(products, 1)
    products = []
  }
  await writer.write(products, 1)
  await writer.publish({ facts: '{}', applied: '' })
  const seconds = (performance.now() - startedMs) / 1_000
  const { indices } = await place.client.ask<{
    readonly indices: Record<string, { primaries: { store: { size_in_bytes: number } } }>
  }>({ method: 'GET', path: `/${writer.index}/_stats/store` })
  const bytes = indices[writer.index]?.primaries.store.size_in_bytes ?? 0
  console.log(
    `written in ${seconds.toFixed(1)} s, node's CPU ${((nodeCpuMs(running) - cpuMs) / 1_000).toFixed(1)} s; ${(bytes / offers).toFixed(0)} bytes an offer`,
  )
  const index = new SearchIndex(builder.build())
  return embeddedSearch(() => index)
}

function* groups(rows: Iterable<IndexRow>): Generator<ProductChange> {
  let own: IndexRow[] = []
  for (const row of rows) {
    if (own[0] && own[0].group !== row.group) {
      yield { group: own[0].group, rows: own }
      own = []
    }
    own.push(row)
  }
  if (own[0]) yield { group: own[0].group, rows: own }
}

/** Those that are measured, and as many others. */
function plansByKind(): Map<string, SearchPlan[]> {
  const random = aRandom(7)
  const isCategory = ({ kind }: NamedPlan): boolean => /^(leaf|group)/.test(kind)
  const isOther = ({ kind }: NamedPlan): boolean => /^(shop|sales|vouchers|price drops)/.test(kind)
  const hasFilters = ({ kind }: NamedPlan): boolean => !kind.endsWith(' 0 filters')
  return new Map([
    ['category', drawn(random, aPagePlan, (named) => isCategory(named) && !hasFilters(named))],
    ['category, filtered', drawn(random, aPagePlan, (named) => isCategory(named) && hasFilters(named))],
    ['category, deep page', drawn(random, aPagePlan, (named) => isCategory(named) && isDeep(named))],
    ['department', drawn(random, aPagePlan, ({ kind }) => kind.startsWith('department'))],
    ['text', drawn(random, aTextPlan, () => true)],
    ['shop, sales …', drawn(random, aPagePlan, isOther)],
    ['whole, filtered', drawn(random, aPagePlan, (named) => named.kind.startsWith('whole') && hasFilters(named))],
    ['whole catalogue', drawn(random, aPagePlan, (named) => named.kind.startsWith('whole') && !hasFilters(named))],
  ])
}

function isDeep({ plan: { page } }: NamedPlan): boolean {
  return page.kind === 'numbered' && page.number >= DEEP_FROM
}

function drawn(
  random: Random,
  draw: (random: Random) => NamedPlan,
  isMeant: (named: NamedPlan) => boolean,
): SearchPlan[] {
  const plans: SearchPlan[] = []
  while (plans.length < 2 * planCount) {
    const named = draw(random)
    if (isMeant(named)) plans.push(named.plan)
  }
  return plans
}

/** Gives how many were not answered in time. */
async function askAll(port: SearchPort, plans: readonly SearchPlan[], atOnce: number): Promise<number> {
  const left = [...plans]
  let unanswered = 0
  const ask = async (): Promise<void> => {
    for (let plan = left.pop(); plan; plan = left.pop())
      await port.search(plan).catch((error: unknown) => {
        if (!(error instanceof SearchUnavailable)) throw error
        unanswered += 1
      })
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return unanswered
}

/** Milliseconds a query: CPU of this process and of the node, and by the clock. */
async function measure(port: SearchPort, plans: readonly SearchPlan[], running: RunningCluster) {
  const [cpuBefore, nodeBefore, startedMs] = [process.cpuUsage(), nodeCpuMs(running), performance.now()]
  const unanswered = await askAll(port, plans, 1)
  const { user, system } = process.cpuUsage(cpuBefore)
  return {
    unanswered,
    ours: (user + system) / 1_000 / plans.length,
    node: (nodeCpuMs(running) - nodeBefore) / plans.length,
    elapsed: (performance.now() - startedMs) / plans.length,
  }
}

/** What the node's heap holds and needs. */
async function heapMb(running: RunningCluster, { client }: IndexPlace): Promise<number> {
  execFileSync('jcmd', [String(running.pidOf(0)), 'GC.run'])
  const { nodes } = await client.ask<{
    readonly nodes: Record<string, { readonly jvm: { readonly mem: { readonly heap_used_in_bytes: number } } }>
  }>({ method: 'GET', path: '/_nodes/stats/jvm' })
  return Object.values(nodes).reduce((sum, { jvm }) => sum + jvm.mem.heap_used_in_bytes, 0) / BYTES_A_MB
}

function residentMb(running: RunningCluster): number {
  const status = readFileSync(`/proc/${running.pidOf(0)}/status`, 'utf8')
  return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]) / 1_024
}

function nodeCpuMs(running: RunningCluster): number {
  const stat = readFileSync(`/proc/${running.pidOf(0)}/stat`, 'utf8')
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(user) + Number(system)) * TICK_MS
}
