/**
 * How soon a changed price is seen (docs/benchmarks.md, Freshness):
 *
 *     node tools/bench/freshness.ts [--rounds 20] [--bulk 24000] [--small] [--data FOLDER --port PORT]
 *
 * Starts the product with its demo, adds a shop of its own and changes its 1,000 prices by `poiso feeds import`, again and
 * again. From the commit (seen by asking the database every few milliseconds) until the call variant/feed and the HTML of the
 * listing show the new price. The probe of the same run: a bare `select 1` and a request of /healthz at the same moments.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { projectRoot } from '../../src/platform/project-root.ts'
import { machineLine, quantile, runningSite, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    bulk: { type: 'string', default: '24000' },
    small: { type: 'boolean', default: false },
    data: { type: 'string' },
    port: { type: 'string' },
  },
})
const rounds = values.small ? 3 : Number(values.rounds)
const bulkOffers = values.small ? 2_000 : Number(values.bulk)
const OFFERS = 1_000
const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 15

const site = await runningSite(values)
const client = new pg.Client({ connectionString: site.databaseUrl })

try {
  await client.connect()
  console.log(`${machineLine()}`)
  const small = await changeAgainAndAgain(`Frescura ${process.pid}`, OFFERS, rounds)
  tellGoal(
    `${OFFERS} changed prices, ${rounds} times: seen after the commit, p95`,
    quantile(small.seenMs, 0.95),
    2_000,
    'ms',
  )
  console.log(
    `         median ${quantile(small.seenMs, 0.5).toFixed(0)} ms, slowest ${Math.max(...small.seenMs).toFixed(0)} ms; import ${quantile(small.importMs, 0.5).toFixed(0)} ms as a process\n  probe  select 1 and /healthz: median ${quantile(small.probeMs, 0.5).toFixed(1)} ms, p95 ${quantile(small.probeMs, 0.95).toFixed(1)} ms`,
  )
  const bulk = await changeAgainAndAgain(`Frescura em massa ${process.pid}`, bulkOffers, values.small ? 1 : 3)
  tellGoal(
    `${bulkOffers} changed prices at once: seen after the commit, slowest`,
    Math.max(...bulk.seenMs),
    10_000,
    'ms',
  )
  console.log(`         import ${quantile(bulk.importMs, 0.5).toFixed(0)} ms as a process; ${machineLine()}`)
} finally {
  await client.end()
  await site.stop()
}

interface Measured {
  readonly seenMs: number[]
  readonly importMs: number[]
  readonly probeMs: number[]
}

async function changeAgainAndAgain(shop: string, offers: number, times: number): Promise<Measured> {
  const measured: Measured = { seenMs: [], importMs: [], probeMs: [] }
  // A shop of its own in each run, and far from 0: a median price that halves is held (F14).
  const first = 1_000
  await importPrices(shop, offers, first)
  await untilSeen(`${shop} first`, () => areShown(shop, offers, first))
  for (let round = 1; round <= times; round += 1) {
    const price = first + round
    const startedAt = performance.now()
    const importing = importPrices(shop, offers, price).then(() =>
      measured.importMs.push(performance.now() - startedAt),
    )
    await untilSeen('the commit', () => isCommitted(shop, offers - 1, price))
    const committedAt = performance.now()
    await untilSeen('the new price', () => areShown(shop, offers, price))
    measured.seenMs.push(performance.now() - committedAt)
    await importing
    measured.probeMs.push(await probe())
  }
  return measured
}

/** One distinct word an item, so that a search finds exactly it. */
function wordOf(shop: string, index: number): string {
  return `${shop.replaceAll(/[^a-z0-9]/gi, '').toLowerCase()}zq${index}`
}

async function importPrices(shop: string, offers: number, price: number): Promise<void> {
  const file = join(site.dataFolder, 'bench-feed.xml')
  const item = (index: number): string =>
    `<item><g:id>B${index}</g:id><g:title>Sofá de ensaio ${wordOf(shop, index)}</g:title><g:link>https://www.${wordOf(shop, 0)}.pt/p/${index}</g:link><g:image_link>https://www.${wordOf(shop, 0)}.pt/${index}.jpg</g:image_link><g:price>${price}.${10 + (index % 90)} EUR</g:price><g:availability>in_stock</g:availability><g:product_type>Sofás</g:product_type></item>`
  writeFileSync(
    file,
    `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${Array.from({ length: offers }, (_, index) => item(index)).join('\n')}</channel></rss>`,
  )
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATABASE_URL: site.databaseUrl,
    POISO_DATA: site.dataFolder,
    POISO_DEMO: 'off',
  }
  const child = spawn(
    process.execPath,
    [join(projectRoot, 'dist/server/poiso.js'), 'feeds', 'import', '--shop', shop, '--file', file, '--json'],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let answer = ''
  child.stdout.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`the import of ${shop} ended with ${code}: ${answer.slice(0, 500)}`)
}

async function isCommitted(shop: string, index: number, price: number): Promise<boolean> {
  const { rows } = await client.query<{ price_cents: number }>(
    'select v.price_cents from offers.variant v join eshops.eshop e on e.id = v.eshop_id where e.name = $1 and v.item_id = $2',
    [shop, `B${index}`],
  )
  return rows[0]?.price_cents === price * 100 + 10 + (index % 90)
}

/** The first, a middle and the last item, by the call and in the page of a search that finds each alone. */
async function areShown(shop: string, offers: number, price: number): Promise<boolean> {
  for (const index of [0, offers >> 1, offers - 1]) {
    const url = `/search?q=${wordOf(shop, index)}`
    const euros = price + (10 + (index % 90)) / 100
    const answer = await fetch(`${site.url}/api/v2/variant/feed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    })
    const { variants = [] } = (await answer.json()) as { variants?: { price: { price: number } }[] }
    if (variants[0]?.price.price !== euros) return false
    const html = await (await fetch(site.url + url)).text()
    if (!html.replaceAll(/[\s\u00a0]/g, '').includes(`${euros.toFixed(2).replace('.', ',')}€`)) return false
  }
  return true
}

async function untilSeen(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`waited ${PATIENCE_MS} ms in vain for ${what}`)
    await wait(LOOK_EVERY_MS)
  }
}

async function probe(): Promise<number> {
  const since = performance.now()
  await client.query('select 1')
  await (await fetch(`${site.url}/healthz`)).text()
  return performance.now() - since
}
