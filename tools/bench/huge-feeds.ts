/**
 * What the importer holds in memory and on disk however long a feed is (docs/benchmarks.md, Huge feeds; fault F4):
 *
 *     node tools/bench/huge-feeds.ts [--gigabytes 5] [--past-cap] [--small]
 *
 * A gzip'ed Google feed of long descriptions, made while it is sent, fetched over HTTP and imported to published by
 * `poiso feeds import` of the bundle: its memory while it reads, and how it grows from the middle to the end. Then the
 * joiners of rows with one product of 100,000 rows. `--past-cap`: instead of these the same bytes unpacked, until the cap of
 * a download refuses them, with the disk that it takes. Starts a PostgreSQL of its own, unless DATABASE_URL names one.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import type { FeedItem } from '../../demo/feeds/feed-item.ts'
import { FETCH_LIMITS } from '../../src/domains/feeds/fetch/feed-fetch-limits.ts'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import { startCommand } from './command-process.ts'
import { anArticle } from './articles.ts'
import { aLongText, DIALECT_WRITERS, type DialectWriter } from './dialect-feeds.ts'
import { aRandom } from './random.ts'
import { machineLine, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: {
    gigabytes: { type: 'string', default: '1' },
    'past-cap': { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
  },
})
const MOST_MB = 250
/** WooCommerce's empty cell behind that of the pictures, for a product's number. */
const NO_PARENT = /(\.jpg"?,),/
const bytesWanted = (values.small ? 0.3 : Number(values.gigabytes)) * 1e9
const ROWS = values.small ? 20_000 : 150_000
const folder = mkdtempSync(join(tmpdir(), 'poiso-bench-huge-'))
execFileSync(process.execPath, [join(projectRoot, 'tools/build.mjs'), '--quiet'])
const program = join(realpathSync(join(projectRoot, 'dist/server')), 'poiso.js')
const postgres =
  process.env['DATABASE_URL'] === undefined ? await startPostgres({ folder: join(folder, 'postgres') }) : null
const databaseUrl = postgres?.url ?? process.env['DATABASE_URL'] ?? ''

interface Sample {
  readonly sent: number
  readonly rssMb: number
  readonly diskMb: number
}

let serving: { chunks: () => Iterable<string>; isPacked: boolean }
let sent = 0
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', ...(serving.isPacked ? { 'content-encoding': 'gzip' } : {}) })
  const source = Readable.from(counted(serving.chunks()), { objectMode: true, highWaterMark: 2 })
  // A reader that refuses goes away in the middle.
  const done = serving.isPacked ? pipeline(source, createGzip({ level: 1 }), response) : pipeline(source, response)
  done.catch(() => undefined)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

try {
  console.log(`${(bytesWanted / 1e9).toFixed(1)} GB; ${machineLine()}`)
  if (values['past-cap']) await benchPastCap()
  else {
    await benchPacked()
    await benchJoiners()
  }
} finally {
  server.closeAllConnections()
  server.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}

async function benchPacked(): Promise<void> {
  const { answer, samples, ms } = await importServed('Enorme', { chunks: longFeed, isPacked: true })
  expectState(answer, 'applied')
  const late = samples.filter(({ sent: at }) => at > bytesWanted / 2)
  console.log(
    `  ${(sent / 1e9).toFixed(2)} GB unpacked, ${answer.offers.accepted} offers, published in ${(ms / 1000).toFixed(0)} s (read ${answer.timing['read']} ms)`,
  )
  tellGoal('memory of a long feed, at most', answer.peakRssMb, MOST_MB, 'MB')
  console.log(
    `  memory from its middle to its end: ${late[0]?.rssMb.toFixed(0)} → ${late.at(-1)?.rssMb.toFixed(0)} MB; while reading ${samples
      .filter((_, at) => at % Math.ceil(samples.length / 12) === 0)
      .map(({ rssMb }) => rssMb.toFixed(0))
      .join(' ')}`,
  )
}

async function benchJoiners(): Promise<void> {
  const {
    'shopify-csv': shopify,
    'woocommerce-csv': woocommerce,
    'shopify-json': json,
  } = DIALECT_WRITERS as Readonly<Record<string, DialectWriter>>
  await joiner('one Shopify product of many rows', shopify as DialectWriter, (row, n) =>
    n % 3 === 0 && n > 0 ? '' : row.replace(/^produto-\d+/, 'produto-0'),
  )
  await joiner('variations before their product, WooCommerce', woocommerce as DialectWriter, (row, n) =>
    n === ROWS - 1
      ? row.replace(/^[^,]*,simple/, '999999,variable')
      : row.replace(/^([^,]*),simple/, '$1,variation').replace(NO_PARENT, '$1id:999999,'),
  )
  await joiner('products.json', json as DialectWriter, (row) => row)
}

/** What comes of the rows is the dialect's matter; that it ends with a word and little memory is ours. */
async function joiner(what: string, writer: DialectWriter, rowOf: (row: string, n: number) => string): Promise<void> {
  const { answer, ms } = await importServed(what, {
    isPacked: false,
    chunks: function* () {
      yield writer.opening
      for (let n = 0; n < ROWS; n += 1) {
        const row = rowOf(writer.item(anArticle(n), n), n)
        if (row !== '') yield (n === 0 ? '' : writer.between) + row
      }
      yield writer.closing
    },
  })
  console.log(
    `  ${what}: ${answer.state}, ${answer.dialect}, ${answer.offers.read} read, ${answer.offers.accepted} accepted, ${(ms / 1000).toFixed(1)} s, ${answer.problems.map(({ code, count }) => `${code} × ${count}`).join(', ')}`,
  )
  tellGoal(`memory of ${what}, at most`, answer.peakRssMb, MOST_MB, 'MB')
}

async function benchPastCap(): Promise<void> {
  const { answer, samples, ms } = await importServed('Sem fim', { isPacked: false, chunks: longFeed })
  expectState(answer, 'failed', 'FAILED_TOO_LARGE')
  console.log(
    `  refused after ${(sent / 1e9).toFixed(2)} GB and ${(ms / 1000).toFixed(0)} s; files left: ${leftBytes()} bytes`,
  )
  tellGoal(
    'disk while it came',
    Math.max(...samples.map(({ diskMb }) => diskMb)),
    (2 * FETCH_LIMITS.maxBytes) / 1e6,
    'MB',
  )
  tellGoal('memory of a feed past the cap, at most', answer.peakRssMb, MOST_MB, 'MB')
}

function* counted(chunks: Iterable<string>): Generator<string> {
  sent = 0
  for (const chunk of chunks) {
    sent += chunk.length
    yield chunk
  }
}

/** Items of about 10 kB, of words by a die, so that they pack like texts that people write. */
function* longFeed(): Generator<string> {
  const writer = DIALECT_WRITERS['google-xml'] as DialectWriter
  const random = aRandom(4)
  yield writer.opening
  for (let n = 0, bytes = 0; bytes < bytesWanted; n += 100) {
    const block = Array.from({ length: 100 }, (_, at) =>
      writer.item(withText(anArticle(n + at), aLongText(random)), n + at),
    ).join(writer.between)
    bytes += block.length
    yield block
  }
  yield writer.closing
}

function withText(article: FeedItem, text: string): FeedItem {
  return [...article.filter(([name]) => name !== 'description'), ['description', text]]
}

interface Answer {
  readonly state: string
  readonly dialect: string | null
  readonly offers: { readonly read: number; readonly accepted: number }
  readonly problems: readonly { readonly code: string; readonly count: number }[]
  readonly timing: Readonly<Record<string, number>>
  readonly peakRssMb: number
}

async function importServed(
  shop: string,
  what: typeof serving,
): Promise<{ answer: Answer; samples: Sample[]; ms: number }> {
  serving = what
  const startedAt = performance.now()
  const place = { program, databaseUrl, dataFolder: join(folder, 'data'), feedHosts: host }
  const { pid, answer } = startCommand(place, [
    'feeds',
    'import',
    '--shop',
    shop,
    '--url',
    `http://${host}/feed`,
    '--domain',
    'ensaio-loja.pt',
    '--json',
  ])
  const samples: Sample[] = []
  const timer = setInterval(() => samples.push({ sent, rssMb: rssMbOf(pid), diskMb: leftBytes() / 1e6 }), 250)
  const text = await answer
  clearInterval(timer)
  return {
    answer: JSON.parse(text) as Answer,
    samples: samples.filter(({ rssMb }) => rssMb > 0),
    ms: performance.now() - startedAt,
  }
}

function rssMbOf(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0 // it has just ended
  }
}

function leftBytes(): number {
  const at = join(folder, 'data/feeds')
  try {
    return readdirSync(at).reduce((sum, name) => sum + statSync(join(at, name)).size, 0)
  } catch {
    return 0 // none yet, or one has just been renamed
  }
}

function expectState(answer: Answer, state: string, code?: string): void {
  if (answer.state !== state || (code !== undefined && !answer.problems.some((problem) => problem.code === code)))
    throw new Error(`the import ended ${answer.state}: ${JSON.stringify(answer.problems)}`)
}
