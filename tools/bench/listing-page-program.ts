import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { categories } from '#domains/catalogue/contract.ts'
import { emptySelection, indexFolder, IndexFollower, listingUrl } from '#domains/search/contract.ts'
import { buildServer } from '#platform/http/server.ts'
import { projectRoot } from '#platform/project-root.ts'
import { createMetrics } from '#platform/metrics.ts'
import { keptSecret } from '#platform/secret.ts'
import { builtAssets } from '#hosts/web/built-assets.ts'
import { processParts } from '#hosts/process-parts.ts'
import { storefrontParts } from '#hosts/web/storefront-parts.ts'
import { sharedParts } from '#hosts/web/web-parts.ts'
import { createFragmentCache } from '#storefront/cache/fragments.ts'
import { createPageCache } from '#storefront/cache/page-cache.ts'
import { storefrontRoutes } from '#storefront/routes.ts'
import { renderPlainCards } from './plain-cards.tsx'
import type { AskedMessage, AskMessage } from './request-client.ts'
import { machineLine, quantile, tellGoal } from './running-site.ts'

/** The web process without its port: another process asks one page after the other, and the CPU of this one is counted. */

const BROTLI_LIMIT_BYTES = 22_000
const pageCount = Number(process.env['BENCH_PAGES'] ?? '300')
const { config, clock, log, dataFolder, connect } = processParts('web')
log.level = 'error'
const connection = connect()
const follower = new IndexFollower({ db: connection.db, folder: indexFolder(dataFolder), clock, log })
await follower.open()
await follower.step()
const secret = await keptSecret({ secret: config.secret, dataFolder })
const { db } = connection
const basis = { config, clock, log, secret, dataFolder, db, patient: connection, replica: { db }, followerDb: db }
const storefront = storefrontParts({
  ...sharedParts(basis, follower, { ask: () => undefined }),
  assets: builtAssets(),
})

/** Of a line: the lowest counts, because whatever runs beside makes each page dearer and none cheaper; all are told. */
const ROUNDS = 3
const PROBES = 200

interface Round {
  readonly ms: number
  readonly ownMs: number
  readonly kernelMs: number
  readonly probeMs: number
}

interface Server {
  readonly origin: string
}

const client = fork(join(projectRoot, 'tools/bench/request-client.ts'), { execArgv: [] })
const nothingKept = { get: () => undefined, validUntil: () => null, set: () => {}, bytes: 0 }
const cold = await serverOf({ ...storefront, fragments: nothingKept, pages: createPageCache({ clock, capBytes: 0 }) })
const warm = await serverOf({
  ...storefront,
  fragments: createFragmentCache(clock),
  pages: createPageCache({ clock, capBytes: 0 }),
})
const kept = await serverOf({ ...storefront, fragments: createFragmentCache(clock), pages: createPageCache({ clock }) })
const listings = await fullListings()
// The costs of a small run are those of few pages; their bytes are those of all.
const addresses = listings.slice(0, pageCount)

console.log(
  `listing pages of 48 cards: ${addresses.length} addresses, ${pageCount} requests a line, ${follower.rowCount} offers\n${machineLine()}`,
)
const wanted = process.env['BENCH_ONLY']
const kinds = [
  { name: 'cold', what: 'cold: engine, cards, rendering, compression', limit: 6, server: cold, count: pageCount },
  { name: 'fragments', what: 'from fragments', limit: 2.5, server: warm, count: pageCount },
  {
    name: 'cache',
    what: 'from the page cache',
    limit: 0.1,
    server: kept,
    count: pageCount * 10,
    warming: addresses.length * 2 + pageCount * 10,
  },
].filter(({ name }) => wanted === undefined || wanted === name)
for (const { server, warming = addresses.length * 3 } of kinds) await ask(server, Math.max(pageCount, warming))
for (const { what, limit, server, count } of kinds) {
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(server, count))
  rounds.sort((a, b) => a.ms - b.ms)
  const [{ ms, ownMs, kernelMs, probeMs }] = rounds as [Round]
  tellGoal(`${what} (${(ms / probeMs).toFixed(2)} × the probe)`, ms, limit, 'ms CPU')
  console.log(
    `         on the thread that answers ${ownMs.toFixed(3)} ms, in the kernel ${kernelMs.toFixed(3)} ms; probe beside it ${probeMs.toFixed(3)} ms; ${ROUNDS} rounds: ${rounds.map((each) => each.ms.toFixed(3)).join(', ')}`,
  )
}
if (wanted === undefined || wanted === 'cache') await tellBare()
const sizes = await ask(cold, listings.length, listings)
tellGoal('HTML, brotli, largest', Math.max(...sizes) / 1000, BROTLI_LIMIT_BYTES / 1000, 'kB')
console.log(`         HTML, brotli, median: ${(quantile(sizes, 0.5) / 1000).toFixed(1)} kB`)
await connection.close()
process.exit(0)

async function serverOf(dependencies: typeof storefront): Promise<Server> {
  const server = buildServer({ config: { ...config, env: 'production' }, clock, log, metrics: createMetrics() })
  // A connection that has carried so many requests is closed; here one carries them all.
  server.app.server.maxRequestsPerSocket = 0
  storefrontRoutes(server.app, dependencies)
  return { origin: await server.app.listen({ port: 0, host: '127.0.0.1' }) }
}

/** What Node's own server takes for bytes of that size that are always the same: what no cache behind it can go below. */
async function tellBare(): Promise<void> {
  const body = Buffer.alloc(Math.round(quantile(await ask(kept, addresses.length), 0.5)), 'x')
  const bare = createServer((_, response) =>
    response.writeHead(200, ['content-type', 'text/html', 'content-length', String(body.byteLength)]).end(body),
  )
  bare.maxRequestsPerSocket = 0
  await new Promise<void>((listening) => bare.listen(0, '127.0.0.1', listening))
  const server = { origin: `http://127.0.0.1:${(bare.address() as AddressInfo).port}` }
  // As often as a kept page: what is compared is warmed alike.
  await ask(server, pageCount * 10)
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push((await measure(server, pageCount * 10)).ms)
  console.log(
    `         a bare server of Node that sends as many bytes: ${Math.min(...rounds).toFixed(3)} ms CPU; rounds: ${rounds.map((ms) => ms.toFixed(3)).join(', ')}`,
  )
}

/** The listings of categories that fill a page, and their second pages. */
async function fullListings(): Promise<string[]> {
  const selections = [
    emptySelection({ kind: 'all' }),
    ...categories.map(({ id }) => emptySelection({ kind: 'category', categoryId: id })),
  ]
  const found: string[] = []
  for (const selection of selections) {
    const { hits, pagination } = await storefront.listings.find(selection)
    if (hits.length === pagination.pageSize) found.push(listingUrl(selection))
    if (pagination.totalCount >= 2 * pagination.pageSize) found.push(listingUrl({ ...selection, page: 2 }))
  }
  return found
}

/** Asked by another process over one connection; answers the bytes of each body. */
function ask(server: Server, count: number, of = addresses): Promise<readonly number[]> {
  const urls = Array.from({ length: count }, (_, index) => of[index % of.length] as string)
  return new Promise((resolve, reject) => {
    client.once('message', (asked: AskedMessage) =>
      'bytes' in asked ? resolve(asked.bytes) : reject(new Error(asked.error)),
    )
    client.send({ origin: server.origin, host: new URL(config.url).host, urls } satisfies AskMessage)
  })
}

/** Mean of the CPU of all threads: compiler, collector and brotli have their own. The probe is renderToString of a plain list of 48 cards. */
async function measure(server: Server, count: number): Promise<Round> {
  const probeMs = cpuOf(PROBES, () => void renderPlainCards(Math.random()))
  const [before, ownBefore] = [process.cpuUsage(), process.threadCpuUsage()]
  await ask(server, count)
  const [all, own] = [process.cpuUsage(before), process.threadCpuUsage(ownBefore)]
  return {
    ms: (all.user + all.system) / 1000 / count,
    ownMs: (own.user + own.system) / 1000 / count,
    kernelMs: all.system / 1000 / count,
    probeMs,
  }
}

function cpuOf(count: number, work: () => void): number {
  for (let index = 0; index < 200; index += 1) work()
  const before = process.cpuUsage()
  for (let index = 0; index < count; index += 1) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / count
}
