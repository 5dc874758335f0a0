import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import pLimit from 'p-limit'
import { testDatabase } from '#platform/database/testing.ts'
import { startJobs } from '#platform/jobs/run-jobs.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { ensureEshop } from '#domains/eshops/contract.ts'
import { importFeed } from './import/import-feed.ts'
import type { ImportDeps } from './import/run/import-deps.ts'
import { anImportBench, anItem, googleFeed } from './import/testing.ts'
import { FAILURE_LIMITS } from './import/run/feed-failures.ts'
import { openNotices } from './shop-api/storage.ts'
import { enqueueDueFeeds, feedWork } from './jobs.ts'
import { insertRun, registerFeed } from './storage.ts'

const database = await testDatabase()
const bench = anImportBench(database)
let closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  await bench.empty()
  await sql`truncate graphile_worker._private_jobs`.execute(database.db)
})
afterEach(async () => {
  await Promise.all(closing.map((close) => close()))
  closing = []
})
afterAll(() => bench.close())

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
function withHosts(hosts: readonly string[], limits = {}): ImportDeps {
  return {
    ...bench.deps,
    feedTestHosts: hosts,
    processing: pLimit(2),
    fetchTools: { limits },
  }
}
/** What a worker does by itself. */
function aScheduler(deps: ImportDeps) {
  return {
    startDue: () => enqueueDueFeeds(deps),
    idle: () => runWaitingJobs(deps, feedWork(deps).jobs),
  }
}
async function addFeed(slug: string, url: string) {
  return registerFeed(
    database.db,
    { eshopId: await ensureEshop(database.db, slug, slug, bench.clock.now()), url, dialect: null, everyMinutes: null },
    bench.clock.now(),
  )
}
async function feedOf(slug: string) {
  return database.db
    .selectFrom('feeds.feed')
    .innerJoin('eshops.eshop', 'eshops.eshop.id', 'eshop_id')
    .where('slug', '=', slug)
    .select(['next_fetch_at', 'failures', 'etag', 'last_applied_at'])
    .executeTakeFirstOrThrow()
}
async function minutesUntil(slug: string) {
  return ((await feedOf(slug)).next_fetch_at?.getTime() ?? 0) / 60_000 - bench.clock.now().getTime() / 60_000
}
async function statesOf() {
  return (await database.db.selectFrom('feeds.import_run').select('state').orderBy('id').execute()).map(
    (run) => run.state,
  )
}

const FEED = googleFeed([anItem({ id: 'a' }), anItem({ id: 'b' })])

describe('scheduled fetching', () => {
  test('B-01 a due feed is fetched once, with its validators; 304 refreshes its offers and writes nothing else', async () => {
    const asked: (string | undefined)[] = []
    const host = await serve((request, response) => {
      asked.push(request.headers['if-none-match'])
      if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"v1"', 'content-type': 'application/xml' }).end(FEED)
    })
    await addFeed('norte', `http://${host}/feed.xml`)
    const scheduler = aScheduler(withHosts([host]))
    expect([await scheduler.startDue(), await scheduler.startDue()]).toEqual([1, 0])
    await scheduler.idle()
    expect(await minutesUntil('norte')).toBe(360)
    bench.clock.advanceMs(360 * 60_000)
    expect(await scheduler.startDue()).toBe(1)
    await scheduler.idle()
    expect(asked).toEqual([undefined, '"v1"'])
    const runs = await database.db
      .selectFrom('feeds.import_run')
      .select(['state', 'not_modified', 'read_count', 'created_count'])
      .orderBy('id')
      .execute()
    expect(runs).toEqual([
      { state: 'applied', not_modified: false, read_count: 2, created_count: 2 },
      { state: 'applied', not_modified: true, read_count: 0, created_count: 0 },
    ])
    expect(await database.db.selectFrom('offers.snapshot').select('applied_at').execute()).toEqual([
      { applied_at: bench.clock.now() },
    ])
  })

  test('fault F2 a truncated download is tried once more soon, then at growing intervals; nothing is deactivated', async () => {
    let isBroken = false
    const host = await serve((_, response) => {
      if (!isBroken) return void response.end(FEED)
      response.writeHead(200, { 'content-length': String(FEED.length) })
      response.write(FEED.slice(0, 100), () => response.destroy())
    })
    await addFeed('norte', `http://${host}/feed.xml`)
    const scheduler = aScheduler(withHosts([host]))
    const round = async (minutes: number) => {
      bench.clock.advanceMs(minutes * 60_000)
      const started = await scheduler.startDue()
      await scheduler.idle()
      return started
    }
    expect(await round(0)).toBe(1)
    isBroken = true
    expect([await round(360), await minutesUntil('norte')]).toEqual([1, 2])
    expect([await round(2), await minutesUntil('norte')]).toEqual([1, 720])
    expect([await round(720), await minutesUntil('norte')]).toEqual([1, 1440])
    expect(await statesOf()).toEqual(['applied', 'failed', 'failed', 'failed'])
    expect(
      await database.db.selectFrom('offers.variant').select('id').where('state', '=', 'live').execute(),
    ).toHaveLength(2)
    isBroken = false
    expect([await round(1440), await minutesUntil('norte')]).toEqual([1, 360])
  })

  test('fault F19 hostile shops hold up nobody: the good ones are done while the others still hang', async () => {
    const hanging = new AbortController()
    const hostile = await serve((_request, response) =>
      hanging.signal.aborted
        ? void response.destroy()
        : hanging.signal.addEventListener('abort', () => response.destroy()),
    )
    const good = await serve((request, response) =>
      response.end(FEED.replaceAll('loja-teste', request.url?.slice(1) ?? '')),
    )
    for (let n = 0; n < 5; n += 1) await addFeed(`mau-${n}`, `http://${hostile}/${n}`)
    for (let n = 0; n < 8; n += 1) await addFeed(`bom-${n}`, `http://${good}/bom-${n}`)
    const deps = withHosts([hostile, good], { headersMs: 60_000 })
    expect(await enqueueDueFeeds(deps)).toBe(13)
    const jobs = startJobs(deps, feedWork(deps).jobs)
    await expect
      .poll(async () => (await statesOf()).filter((state) => state === 'applied').length, {
        timeout: 20_000,
        interval: 50,
      })
      .toBe(8)
    expect((await statesOf()).filter((state) => state === 'running')).toHaveLength(5)
    hanging.abort()
    await jobs.stop()
    expect((await statesOf()).filter((state) => state === 'failed')).toHaveLength(5)
  })

  test('fault K1 an import whose worker is killed at it is done again, once', async () => {
    let asked = 0
    const host = await serve((_, response) => void ((asked += 1), response.end(FEED)))
    await addFeed('norte', `http://${host}/feed.xml`)
    const deps = withHosts([host])
    expect(await enqueueDueFeeds(deps)).toBe(1)
    // What a kill during the download leaves: a run that nobody is at, and a job whose first attempt has begun.
    const { id: feedId } = await database.db.selectFrom('feeds.feed').select('id').executeTakeFirstOrThrow()
    const source = { kind: 'url' as const, url: `http://${host}/feed.xml`, dialect: null, domain: null, currency: null }
    await insertRun(database.db, { feedId, source, isForced: false }, bench.clock.now())
    await sql`update graphile_worker._private_jobs set attempts = 1`.execute(database.db)
    await runWaitingJobs(deps, feedWork(deps).jobs)
    expect([await statesOf(), asked, await minutesUntil('norte')]).toEqual([['applied'], 1, 360])
    expect((await sql`select from graphile_worker._private_jobs`.execute(database.db)).rows).toEqual([])
  })

  test('a clock that was a day ahead and is right again keeps no feed waiting for that day; one that is minutes behind fetches nothing twice', async () => {
    let cents = 10_000
    const priced = () => googleFeed([anItem({ id: 'a', price: `${cents / 100}.00 EUR` })])
    const host = await serve((_, response) => response.end(priced()))
    await addFeed('norte', `http://${host}/feed.xml`)
    const { startDue, idle } = aScheduler(withHosts([host]))
    const price = async () => (await sql`select price_cents from offers.variant`.execute(database.db)).rows
    for (const [jumpMs, next] of [
      [0, 10_000],
      [86_400_000, 11_000],
    ] as const) {
      bench.clock.advanceMs(jumpMs)
      cents = next
      await startDue()
      await idle()
    }
    // Another worker's clock.
    bench.clock.advanceMs(-5 * 60_000)
    expect(await startDue()).toBe(0)
    bench.clock.advanceMs(-86_400_000 + 10 * 60_000)
    cents = 12_000
    expect(await startDue()).toBe(1)
    await idle()
    expect([await price(), await minutesUntil('norte'), await startDue()]).toEqual([[{ price_cents: 12_000 }], 360, 0])
    bench.clock.advanceMs(86_400_000)
  })

  test('a feed that was registered at another address since is fetched there, not at the old one', async () => {
    const asked: (string | undefined)[] = []
    const host = await serve((request, response) => void (asked.push(request.url), response.end(FEED)))
    await addFeed('norte', `http://${host}/old.xml`)
    const scheduler = aScheduler(withHosts([host]))
    expect(await scheduler.startDue()).toBe(1)
    await addFeed('norte', `http://${host}/new.xml`)
    await scheduler.idle()
    expect([asked, await scheduler.startDue()]).toEqual([[], 1])
    await scheduler.idle()
    expect(asked).toEqual(['/new.xml'])
  })

  test('fault F16 an address inside is refused before anything is dialled', async () => {
    const outcome = await importFeed(
      { shop: 'Mau', source: { kind: 'url', url: 'http://169.254.169.254/latest/meta-data' } },
      bench.deps,
    )
    expect(outcome).toMatchObject({ state: 'failed', problems: [{ code: 'SSRF_BLOCKED', severity: 'fatal' }] })
  })

  test('B-01 a feed that only fails is told to the shop after three, given up after twelve, and taken up again by hand', async () => {
    let isDead = true
    const host = await serve((_request, response) =>
      isDead ? response.writeHead(404).end() : response.writeHead(200).end(FEED),
    )
    const url = `http://${host}/feed.xml`
    await addFeed('morta', url)
    const scheduler = aScheduler(withHosts([host]))
    const noticesOf = async () =>
      (await openNotices(database.db, await ensureEshop(database.db, 'morta', 'morta', bench.clock.now())))
        .map(({ kind }) => kind)
        .toSorted()
    const fetchAgain = async () => {
      bench.clock.advanceMs(24 * 3_600_000)
      await scheduler.startDue()
      await scheduler.idle()
    }
    for (let failures = 1; failures <= FAILURE_LIMITS.disable; failures += 1) {
      await fetchAgain()
      expect([failures, (await feedOf('morta')).failures, await noticesOf()]).toEqual([
        failures,
        failures,
        failures < FAILURE_LIMITS.notice
          ? []
          : failures < FAILURE_LIMITS.disable
            ? ['failing']
            : ['disabled', 'failing'],
      ])
    }
    isDead = false
    await addFeed('morta', url)
    bench.clock.advanceMs(24 * 3_600_000)
    expect(await scheduler.startDue()).toBe(0)
    await registerFeed(
      database.db,
      {
        eshopId: await ensureEshop(database.db, 'morta', 'morta', bench.clock.now()),
        url,
        dialect: null,
        everyMinutes: null,
        isResumed: true,
      },
      bench.clock.now(),
    )
    await fetchAgain()
    expect([(await feedOf('morta')).failures, await noticesOf(), await statesOf()]).toMatchObject([
      0,
      [],
      expect.arrayContaining(['applied']),
    ])
  })
})
