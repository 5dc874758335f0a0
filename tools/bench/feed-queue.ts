/**
 * What hostile feeds cost the others (docs/benchmarks.md, Feed queue; fault F19):
 *
 *     node tools/bench/feed-queue.ts [--offers 2000] [--small]
 *
 * 15 good feeds become due at once, alone and then beside 5 hostile ones; the worker's own jobs fetch and import them over
 * HTTP into an empty database. The time of the good ones is until the last of them is applied. Twice each, the better counts.
 */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureEshop } from '../../src/domains/eshops/contract.ts'
import { registerFeed } from '../../src/domains/feeds/contract.ts'
import { enqueueDueFeeds, feedWork } from '../../src/domains/feeds/jobs.ts'
import type { ImportDeps } from '../../src/domains/feeds/import/run/import-deps.ts'
import { emptyCatalogue } from '../../src/domains/feeds/import/testing.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { connectDatabase } from '../../src/platform/database/connect.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { startJobs } from '../../src/platform/jobs/run-jobs.ts'
import { createLog } from '../../src/platform/log.ts'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'
import { HOSTILE_FEEDS } from './hostile-feeds.ts'
import { writeImportFeed } from './import-feed.ts'
import { machineLine, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: { offers: { type: 'string', default: '2000' }, small: { type: 'boolean', default: false } },
})
const GOOD = 15
const PATIENCE_MS = 90_000
const ROUNDS = values.small ? 1 : 2
const folder = mkdtempSync(join(tmpdir(), 'poiso-bench-queue-'))
const postgres = await startPostgres({ folder: join(folder, 'postgres') })
await migrate(postgres.url)
const connection = connectDatabase({ url: postgres.url, applicationName: 'bench', statementTimeoutMs: 0 })
const { db } = connection
const servers: Server[] = []

try {
  const file = join(folder, 'feed.xml')
  await writeImportFeed(file, values.small ? 300 : Number(values.offers))
  const feed = readFileSync(file, 'utf8')
  const good = await serve((request, response) =>
    response.end(feed.replaceAll('ensaio-loja', `ensaio${request.url?.slice(1) ?? ''}`)),
  )
  const hostile = await Promise.all(Object.values(HOSTILE_FEEDS).map(serve))
  console.log(
    `${machineLine()}; ${GOOD} feeds of ${(feed.length / 1e6).toFixed(1)} MB; hostile: ${Object.keys(HOSTILE_FEEDS).join(', ')}`,
  )
  const times = { alone: [] as number[], beside: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.alone.push(await goodOnes(good, []))
    times.beside.push(await goodOnes(good, hostile))
  }
  const [alone, beside] = [Math.min(...times.alone), Math.min(...times.beside)]
  console.log(
    `  ${GOOD} good feeds: ${alone.toFixed(0)} ms alone, ${beside.toFixed(0)} ms beside ${hostile.length} hostile ones`,
  )
  tellGoal('the good ones beside hostile ones ÷ alone', beside / alone, 1.3, '×')
} finally {
  await connection.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)

/** Milliseconds until all good feeds are applied; hostile ones are registered first, so that they are claimed first. */
async function goodOnes(good: string, hostile: readonly string[]): Promise<number> {
  await emptyCatalogue(connection)
  const deps: ImportDeps = {
    db,
    pool: connection.pool,
    clock: systemClock,
    log: createLog({ level: 'silent' }),
    dataFolder: join(folder, 'data'),
    feedTestHosts: [good, ...hostile],
  }
  for (const [at, host] of hostile.entries()) await register(`mau-${at}`, `http://${host}/`)
  for (let at = 0; at < GOOD; at += 1) await register(`bom-${at}`, `http://${good}/${at}`)
  const jobs = startJobs(deps, feedWork(deps).jobs)
  const startedAt = performance.now()
  for (;;) {
    await enqueueDueFeeds(deps)
    if ((await countApplied()) === GOOD) break
    if (performance.now() - startedAt > PATIENCE_MS)
      throw new Error(
        `not all are applied: ${JSON.stringify(await db.selectFrom('feeds.import_run').select(['state', 'stage', 'problems']).execute()).slice(0, 3_000)}`,
      )
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const ms = performance.now() - startedAt
  for (const server of servers) server.closeAllConnections()
  await jobs.stop()
  return ms
}

async function register(name: string, url: string): Promise<void> {
  const now = systemClock.now()
  await registerFeed(
    db,
    { eshopId: await ensureEshop(db, name, name, now), url, dialect: null, everyMinutes: null },
    now,
  )
}

async function countApplied(): Promise<number> {
  const { count } = await db
    .selectFrom('feeds.import_run')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('state', '=', 'applied')
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
