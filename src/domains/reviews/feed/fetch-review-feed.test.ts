import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { createLog } from '#platform/log.ts'
import { seedOffers } from '../testing-offers.ts'
import { enqueueDueReviewFeeds, fetchReviewFeedJob } from './feed-jobs.ts'
import { importReviewFeed } from './fetch-review-feed.ts'
import { findReviewFeed, registerReviewFeed } from './registered-feeds.ts'

const database = await testDatabase()
const { db } = database
await seedOffers(db)
const clock = manualClock('2026-11-26T10:00:00Z')
const dataFolder = await mkdtemp(join(tmpdir(), 'poiso-review-feed-'))
let body: Buffer = Buffer.alloc(0)
let status = 200
const server = createServer((_request, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1')
await once(server, 'listening')
const host = `loja.localhost:${(server.address() as AddressInfo).port}`
const deps = { db, clock, dataFolder, feedTestHosts: [host], log: createLog({ level: 'silent' }) }
afterAll(async () => {
  server.close()
  await rm(dataFolder, { recursive: true, force: true })
})

function aFeed(text: string, encoding = 'UTF-8'): string {
  return `<?xml version="1.0" encoding="${encoding}"?><feed><reviews><review><review_id>1</review_id><reviewer><name>Inês</name></reviewer>
    <review_timestamp>2026-04-21T07:07:07Z</review_timestamp><content>${text}</content><ratings><overall min="1" max="5">5</overall></ratings>
    <products><product><product_ids><skus><sku>art-7</sku></skus></product_ids></product></products></review></reviews></feed>`
}
async function bodies() {
  const { rows } = await sql<{
    body: string
  }>`select coalesce(c.body, r.body) as body from reviews.review r left join reviews.change c on c.review_id = r.id`.execute(
    db,
  )
  return rows.map(({ body }) => body)
}

test('R-18 a registered feed is fetched when its time has come, once, and what came of it is kept; no file stays', async () => {
  body = gzipSync(aFeed('Muito bom.'))
  await registerReviewFeed(db, { eshopId: 3, url: `http://${host}/opinioes.xml`, everyMinutes: 60 }, clock.now())
  await Promise.all([enqueueDueReviewFeeds(deps), enqueueDueReviewFeeds(deps)])
  await runWaitingJobs(database, [fetchReviewFeedJob.with(deps)])
  expect(await bodies()).toEqual(['Muito bom.'])
  expect((await findReviewFeed(db, 3))?.lastReport).toMatchObject({ state: 'applied', added: 1 })
  status = 404
  clock.advanceMs(3_600_000)
  await enqueueDueReviewFeeds(deps)
  await runWaitingJobs(database, [fetchReviewFeedJob.with(deps)])
  expect((await findReviewFeed(db, 3))?.lastReport).toMatchObject({
    state: 'failed',
    failure: 'the server answered 404',
  })
  expect([await bodies(), await readdir(join(dataFolder, 'review-feeds'))]).toEqual([['Muito bom.'], []])
})

test('R-18 a feed in another encoding is read by what it declares, and one that is broken withdraws nothing', async () => {
  const path = join(dataFolder, 'feed.xml')
  const read = async (bytes: Buffer) => {
    clock.advanceMs(1000)
    await writeFile(path, bytes)
    return (await importReviewFeed(deps, { eshopId: 3, source: { kind: 'file', path } })).state
  }
  expect(await read(Buffer.from(aFeed('Não é mau.', 'ISO-8859-1'), 'latin1'))).toBe('applied')
  expect(await bodies()).toEqual(['Não é mau.'])
  const packed = gzipSync(aFeed('Muito bom.'.repeat(50)))
  expect(await read(packed.subarray(0, packed.length - 20))).toBe('failed')
  expect(await read(Buffer.from(aFeed('x', 'EBCDIC')))).toBe('failed')
  expect(await read(Buffer.alloc(0))).toBe('failed')
  expect(await bodies()).toEqual(['Não é mau.'])
})

test('R-18 an address cannot be turned inward', async () => {
  for (const url of ['http://127.0.0.1/', 'http://169.254.169.254/latest', 'file:///etc/passwd'])
    expect(
      await importReviewFeed({ ...deps, feedTestHosts: [] }, { eshopId: 3, source: { kind: 'url', url } }),
    ).toMatchObject({ state: 'failed' })
})
