import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { categories } from '#domains/catalogue/contract.ts'
import { createClickKeeper } from '#domains/clicks/contract.ts'
import { emptySelection, IndexFollower, listingUrl } from '#domains/search/contract.ts'
import { buildServer } from '#platform/http/server.ts'
import { createMetrics } from '#platform/metrics.ts'
import { keptSecret } from '#platform/secret.ts'
import { builtAssets } from '#hosts/built-assets.ts'
import { listingsOf } from '#hosts/mount-services.ts'
import { processParts } from '#hosts/process-parts.ts'
import { storefrontParts } from '#hosts/storefront-parts.ts'
import { createFragmentCache } from '#storefront/cache/fragments.ts'
import { createPageCache } from '#storefront/cache/page-cache.ts'
import { storefrontRoutes } from '#storefront/routes.ts'
import { renderPlainCards } from './plain-cards.tsx'
import { machineLine, quantile, tellGoal } from './running-site.ts'

/** The web process without its port: each request is made inside it, one after the other, and its CPU is counted. */

const BROTLI_LIMIT_BYTES = 20_000
const pageCount = Number(process.env['BENCH_PAGES'] ?? '300')
const { config, clock, log, dataFolder, connect } = processParts('web')
log.level = 'error'
const connection = connect()
const follower = new IndexFollower({ db: connection.db, folder: join(dataFolder, 'index'), clock, log })
await follower.open()
await follower.step()
const parts = { config, clock, log, dataFolder, db: connection.db, follower, secret: await keptSecret({ secret: config.secret, dataFolder }), clicks: {} as Awaited<ReturnType<typeof createClickKeeper>> }
const storefront = storefrontParts({ ...parts, listings: listingsOf(parts), flags: { isOn: () => false, numberOf: (_key, fallback) => fallback }, assets: builtAssets() })

const nothingKept = { get: () => undefined, set: () => {}, bytes: 0 }
const cold = serverOf({ ...storefront, fragments: nothingKept, pages: createPageCache({ clock, capBytes: 0 }) })
const warm = serverOf({ ...storefront, fragments: createFragmentCache(clock), pages: createPageCache({ clock, capBytes: 0 }) })
const kept = serverOf({ ...storefront, fragments: createFragmentCache(clock), pages: createPageCache({ clock }) })
const addresses = await fullListings()

console.log(`listing pages of 48 cards: ${addresses.length} addresses, ${pageCount} requests a line, ${follower.rowCount} offers\n${machineLine()}`)
for (let round = 0; round < 3; round += 1) for (const server of [cold, warm, kept]) await ask(server, Math.min(pageCount, 150))
const probeMs = cpuOf(pageCount, () => void renderPlainCards(Math.random()))
console.log(`  probe  renderToString of a plain list of 48 cards: ${probeMs.toFixed(3)} ms CPU`)
const results = { cold: await measure(cold), warm: await measure(warm), kept: await measure(kept) }
tellGoal(`cold: engine, cards, rendering, compression (${(results.cold / probeMs).toFixed(1)} × the probe)`, results.cold, 6, 'ms CPU')
tellGoal(`from fragments (${(results.warm / probeMs).toFixed(1)} × the probe)`, results.warm, 2.5, 'ms CPU')
tellGoal(`from the page cache (${(results.kept / probeMs).toFixed(2)} × the probe)`, results.kept, 0.1, 'ms CPU')
const sizes = await Promise.all(addresses.map(async (url) => (await request(cold, url)).rawPayload.byteLength))
tellGoal('HTML, brotli, largest', Math.max(...sizes) / 1000, BROTLI_LIMIT_BYTES / 1000, 'kB')
console.log(`         HTML, brotli, median: ${(quantile(sizes, 0.5) / 1000).toFixed(1)} kB`)
await connection.close()
process.exit(0)

function serverOf(dependencies: typeof storefront): ReturnType<typeof buildServer> {
  const server = buildServer({ config: { ...config, env: 'production' }, clock, log, metrics: createMetrics() })
  storefrontRoutes(server.app, dependencies)
  return server
}

/** The listings of categories that fill a page, and their second pages. */
async function fullListings(): Promise<string[]> {
  const selections = [emptySelection({ kind: 'all' }), ...categories.map(({ id }) => emptySelection({ kind: 'category', categoryId: id }))]
  const found: string[] = []
  for (const selection of selections) {
    const { hits, pagination } = await storefront.listings.find(selection)
    if (hits.length === pagination.pageSize) found.push(listingUrl(selection))
    if (pagination.totalCount >= 2 * pagination.pageSize) found.push(listingUrl({ ...selection, page: 2 }))
  }
  return found
}

async function request(server: ReturnType<typeof buildServer>, url: string) {
  const answer = await server.app.inject({ url, headers: { host: new URL(config.url).host, 'accept-encoding': 'gzip, deflate, br' } })
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  return answer
}

async function ask(server: ReturnType<typeof buildServer>, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await request(server, addresses[index % addresses.length] as string)
}

/** Mean of the CPU of all threads: brotli runs on one of its own. */
async function measure(server: ReturnType<typeof buildServer>): Promise<number> {
  const count = server === kept ? pageCount * 10 : pageCount
  for (let round = 0; round < 2; round += 1) await ask(server, addresses.length)
  const [before, since] = [process.cpuUsage(), performance.now()]
  await ask(server, count)
  const { user, system } = process.cpuUsage(before)
  console.log(`         ${count} requests in ${(performance.now() - since).toFixed(0)} ms, ${((user + system) / 1000).toFixed(0)} ms CPU`)
  return (user + system) / 1000 / count
}

function cpuOf(count: number, work: () => void): number {
  for (let index = 0; index < 200; index += 1) work()
  const before = process.cpuUsage()
  for (let index = 0; index < count; index += 1) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / count
}
