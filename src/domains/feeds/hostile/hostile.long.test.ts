import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import type { ImportAnswer } from '../commands/import-answer.ts'
import { importCommand } from '../commands/import-command.ts'
import { aFeed, FEED_FORMS, GOOD_ITEMS, type HostileFeed } from './hostile-feed.ts'
import { HOSTILE_FEEDS } from './hostile-feeds.ts'
import { catalogueState } from '../import/killing.ts'
import { emptyCatalogue } from '../import/testing.ts'

/**
 * Each hostile feed by `poiso feeds import`, against a real PostgreSQL: those that may cost memory or time in a process of the bundle of their
 * own, as `npm run poiso` starts it; small ones that are broken, badly encoded or packed by the same command in this process.
 */

const MOST_MB = 250
const MOST_MS: Readonly<Record<string, number>> = { F6: 5_000 }
const OTHERS_MS = 10_000
/** Of a few kilobytes packed and unpacked: a start of a process for each would cost ten times what is tried. */
function isSmall({ fault, name }: HostileFeed): boolean {
  return fault === 'F1' || fault === 'F3' || fault === 'F11' || (fault === 'F5' && !name.includes('bomb'))
}

interface Served {
  readonly chunks: () => Iterable<string | Buffer>
  readonly headers?: Readonly<Record<string, string>>
  readonly isMadeBefore?: boolean
}

/** As `tools/run.mjs` starts an import. */
const { options, environment } = JSON.parse(
  readFileSync(join(projectRoot, 'src/hosts/import-process.json'), 'utf8'),
) as { options: string[]; environment: Record<string, string> }
const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'poiso-hostile-'))
// A copy: another build beside us must not take the set away.
const bundle = join(projectRoot, `dist/hostile-${process.pid}`)
const program = join(bundle, 'poiso.js')
const temporary = join(folder, 'tmp')
let server: Server
let serving: Served
const told: { name: string; ms: number; mb: number }[] = []

beforeAll(async () => {
  mkdirSync(temporary)
  cpSync(realpathSync(join(projectRoot, 'dist/server')), bundle, { recursive: true })
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', ...serving.headers })
    // A reader that refuses goes away in the middle: that is what we want of it.
    pipeline(Readable.from(serving.chunks(), { objectMode: true }), response).catch(() => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  server.close()
  rmSync(bundle, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
  for (const { name, ms, mb } of told.toSorted((a, b) => b.ms - a.ms).slice(0, 12))
    console.log(`${name}: ${ms.toFixed(0)} ms, ${mb} MB`)
  console.log(`most memory: ${Math.max(...told.map(({ mb }) => mb))} MB`)
})

describe.each(FEED_FORMS.map((form) => ({ form })))('hostile $form', ({ form }) => {
  let before: unknown

  beforeAll(async () => {
    await emptyCatalogue(database)
    const { answer } = await importHere({ chunks: () => aFeed(form) })
    expect(answer.problems.filter(({ severity }) => severity === 'fatal' || severity === 'error')).toEqual([])
    before = await liveItems()
    expect(before).toHaveLength(GOOD_ITEMS)
  })

  const feeds = HOSTILE_FEEDS.filter((feed) => feed.form === form)
  test.each(feeds.map((feed) => [`${feed.fault} ${feed.name}`, feed] as const))('fault %s', async (_, feed) => {
    if (feed.code === null) await emptyCatalogue(database)
    const untouched = await catalogueState(database.db)
    const { answer, ms } = isSmall(feed)
      ? await importHere(feed)
      : await importProcess({ ...feed, isMadeBefore: feed.fault === 'F5' })
    if (!isSmall(feed)) told.push({ name: `${form} ${feed.fault} ${feed.name}`, ms, mb: answer.peakRssMb })
    const fatal = answer.problems.find(({ severity }) => severity === 'fatal')
    expect
      .soft({ state: answer.state, code: fatal?.code ?? null })
      .toEqual({ state: feed.code === null ? 'applied' : 'failed', code: feed.code })
    if (feed.isPlaced)
      expect.soft(fatal?.examples[0]).toMatchObject({ line: expect.any(Number), column: expect.any(Number) })
    if (feed.code !== null) expect(withoutLast(await catalogueState(database.db))).toEqual(withoutLast(untouched))
    else expect(await liveItems()).toEqual(expect.arrayContaining(before as unknown[]))
    expect(await unclean()).toEqual([])
    expect(leftovers()).toEqual([])
    if (!isSmall(feed)) expect.soft(answer.peakRssMb).toBeLessThanOrEqual(MOST_MB)
    expect
      .soft(ms)
      .toBeLessThanOrEqual(
        MOST_MS[feed.fault] === undefined || feed.name.includes('tiny') ? OTHERS_MS : (MOST_MS[feed.fault] as number),
      )
  })
})

function feedUrl(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
}
function parametersOf(url: string): string[] {
  return ['--shop', 'Loja Teste', '--url', url, '--domain', 'loja-teste.pt', '--json']
}

async function importHere(what: Served): Promise<{ answer: ImportAnswer; ms: number }> {
  serving = what
  const startedAt = performance.now()
  let text = ''
  await importCommand(parametersOf(feedUrl()), {
    config: {
      ...readConfig({ POISO_DEMO: 'off', POISO_FEED_TEST_HOSTS: new URL(feedUrl()).host }),
      dataFolder: join(folder, 'data'),
    },
    database: async () => database,
    log: createLog({ level: 'silent' }),
    print: (line) => (text += line),
  })
  return { answer: JSON.parse(text) as ImportAnswer, ms: performance.now() - startedAt }
}

/** The lesser of the time that it took and of its processor's: what else the machine has to do is not the import's. */
async function importProcess(what: Served): Promise<{ answer: ImportAnswer; ms: number }> {
  // What an attack costs its maker is not measured; the largest are made while they are sent.
  const made = what.isMadeBefore === true ? [...what.chunks()] : null
  serving = made === null ? what : { ...what, chunks: () => made }
  const env = {
    ...environment,
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    TMPDIR: temporary,
    DATABASE_URL: database.url,
    POISO_DATA: join(folder, 'data'),
    POISO_DEMO: 'off',
    POISO_FEED_TEST_HOSTS: new URL(feedUrl()).host,
  }
  const startedAt = performance.now()
  const cpuBefore = startedCpuMs()
  const child = spawn(process.execPath, [...options, program, 'feeds', 'import', ...parametersOf(feedUrl())], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [text, said] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  if (!text.startsWith('{')) throw new Error(`the import ended with ${code ?? signal}: ${said.slice(0, 3_000)}`)
  const [ms, cpuMs] = [performance.now() - startedAt, startedCpuMs() - cpuBefore]
  return { answer: JSON.parse(text) as ImportAnswer, ms: cpuMs > 0 ? Math.min(ms, cpuMs) : ms }
}

/** Of the processes that this one started and that have ended; nothing where there is no /proc. */
function startedCpuMs(): number {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) * 10
}

/** The good items as they are on sale. */
async function liveItems(): Promise<unknown[]> {
  const { rows } =
    await sql`select item_id, title, price_cents from offers.variant where state = 'live' and item_id ~ '^[0-9]{1,2}$' order by item_id`.execute(
      database.db,
    )
  return rows
}

/** How the last run ended is not part of what shoppers see. */
function withoutLast(state: unknown): unknown {
  return { ...(state as Record<string, unknown>), last: null }
}

/** Texts with what no text may hold. */
async function unclean(): Promise<unknown[]> {
  const { rows } =
    await sql`select item_id, title from offers.variant where (title || content::text) ~ ${'[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffd\ufffe]|\\\\u202e|\\\\u0085'} or title ~* 'root:x|<script|onerror'`.execute(
      database.db,
    )
  return rows
}

/** Files of a run that has ended, other than its packed one, and whatever stands in the temporary folder. */
function leftovers(): string[] {
  return [
    ...readdirSync(join(folder, 'data/feeds')).filter((name) => !/\.raw\.(zst|packed)$/.test(name)),
    ...readdirSync(temporary),
    ...readdirSync(folder).filter((name) => name !== 'data' && name !== 'tmp'),
  ]
}
