import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { startJobs } from '#platform/jobs/run-jobs.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { createPictureAsker } from './ask-soon.ts'
import { MemoryBudget } from '../download/memory-budget.ts'
import { fetchedPictures } from '../download/fetch-now.ts'
import { takeInAddresses } from '../offers/intake.ts'
import { PictureQueue } from './picture-queue.ts'
import { picturesOf, type ShownPicture, urlKey } from '../keeping/pictures-of.ts'
import { QUEUE } from './queue-storage.ts'
import { refetchAddresses } from './refetch.ts'
import { aPictureBench, type PictureBench } from '../testing.ts'
import { aJpeg } from '../testing-pictures.ts'

const database = await testDatabase()
const { db } = database
let bench: PictureBench
let sofa: Buffer

beforeAll(async () => {
  bench = await aPictureBench(database)
  sofa = await aJpeg({ hue: 10 })
})
beforeEach(() => bench.empty())
afterAll(() => bench.close())

/** A day goes by, and what is due by then is fetched. */
async function aDayLater(): Promise<void> {
  bench.imports.clock.advanceMs(86_400_000)
  await bench.fetchAll()
}

describe('the queue', () => {
  test('a large shop holds up nobody: each shop has its turn', async () => {
    const paths = Array.from({ length: 30 }, (_, at) => `/large-${at}.jpg`)
    for (const path of [...paths, '/small.jpg']) bench.server.answers.set(path, sofa)
    await bench.sell(Object.fromEntries(paths.map((path, at) => [`l${at}`, [path]])), 'Grande')
    await bench.sell({ s: ['/small.jpg'] }, 'Pequena')
    await bench.fetchAll()
    expect(bench.server.asked.indexOf('/small.jpg')).toBeLessThan(4)
    expect(bench.server.asked).toHaveLength(31)
  })

  test('what a page waits for goes first, and the wait ends with the picture, or with its signal', async () => {
    for (let at = 0; at < 20; at += 1) bench.server.answers.set(`/${at}.jpg`, sofa)
    bench.server.answers.set('/hangs.jpg', () => undefined)
    await bench.sell({
      ...Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`i${at}`, [`/${at}.jpg`]])),
      h: ['/hangs.jpg'],
    })
    await takeInAddresses(bench.deps)
    const pictures = fetchedPictures(db)
    const idOf = async (path: string): Promise<number> =>
      (await sql<{ id: number }>`select id from images.source where url = ${bench.server.url(path)}`.execute(db))
        .rows[0]?.id as number
    const ask = async (path: string, ms: number) =>
      pictures.fetchNow(
        { sourceId: await idOf(path), hash: urlKey(bench.server.url(path)).slice(0, 6) },
        AbortSignal.timeout(ms),
      )
    const waiting = Promise.all([
      ask('/17.jpg', 5_000),
      ask('/hangs.jpg', 400),
      pictures.fetchNow({ sourceId: await idOf('/3.jpg'), hash: '000000' }, AbortSignal.timeout(5_000)),
      pictures.fetchNow({ sourceId: 999_999, hash: 'abcdef' }, AbortSignal.timeout(5_000)),
    ])
    const jobs = startJobs(
      { ...database, log: bench.deps.log },
      new PictureQueue({ ...bench.deps, pacePerSecond: 0 }).jobs,
    )
    const [found, late, forged, unknown] = await waiting
    expect(found).toMatchObject({ imageId: 'p1', width: 640, height: 480 })
    expect([late, forged, unknown]).toEqual(['awaited', 'unknown', 'unknown'])
    expect(bench.server.asked.toSorted()).toEqual(['/17.jpg', '/hangs.jpg'])
    expect(await pictures.findPicture(1)).toEqual(found)
    expect(await pictures.findPicture(2)).toBeNull()
    await jobs.stop()
  })

  test('F19 a page that waits for one shop does not wait for the many of another', async () => {
    await bench.sell(
      Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`l${at}`, [`/slow-${at}.jpg`]])),
      'Lenta',
    )
    // On a server of its own: the slow one's places are taken as soon as six of its pictures hang.
    const small = `http://small.localhost:${bench.server.port}/small.jpg`
    await bench.sell({ s: [small] }, 'Pequena')
    await takeInAddresses(bench.deps)
    for (let at = 0; at < 30; at += 1) bench.server.answers.set(`/slow-${at}.jpg`, () => undefined)
    bench.server.answers.set('/small.jpg', sofa)
    const jobs = startJobs(
      { ...database, log: bench.deps.log },
      new PictureQueue({ ...bench.deps, pacePerSecond: 0 }).jobs,
    )
    const waits = new AbortController()
    onTestFinished(async () => {
      waits.abort()
      await jobs.stop()
    })
    const pictures = fetchedPictures(db)
    const { rows } = await sql<{ id: number; url: string }>`select id, url from images.source order by id`.execute(db)
    const found = await Promise.race(
      rows.map(({ id, url }) =>
        pictures.fetchNow({ sourceId: id, hash: urlKey(url).slice(0, 6) }, waits.signal).then(() => url),
      ),
    )
    expect(found).toBe(small)
  })

  test('L-03 what a page shows comes before first screens, these before the rest, and in a demo nothing else comes by itself', async () => {
    const paths = Array.from({ length: 12 }, (_, at) => `/${at}.jpg`)
    for (const path of paths) bench.server.answers.set(path, sofa)
    await bench.sell({
      ...Object.fromEntries(paths.slice(0, 10).map((path, at) => [`i${at}`, [path]])),
      two: ['/10.jpg', '/11.jpg'],
    })
    await takeInAddresses(bench.deps)
    const pathOf = async (path: string) =>
      (await picturesOf(db, [bench.server.url(path)])).get(bench.server.url(path)) as ShownPicture
    const asker = createPictureAsker(bench.deps)
    asker.ask([await pathOf('/7.jpg')], 'firstScreen')
    asker.ask(
      [await pathOf('/10.jpg'), await pathOf('/11.jpg'), { path: 'product/aa/bb/cc/p1-abc', isHere: true }],
      'looked',
    )
    const places = async () =>
      (
        await sql<{
          queue: number
          n: number
        }>`select queue, count(*)::int as n from images.source where queue is not null group by 1 order by 1`.execute(
          db,
        )
      ).rows.map(({ queue, n }) => [queue, n])
    await expect.poll(places, { timeout: 5_000 }).toEqual([
      [QUEUE.looked, 2],
      [QUEUE.firstScreen, 1],
      [QUEUE.firstInStock, 9],
    ])
    await asker.stop()
    const queue = new PictureQueue({ ...bench.deps, reach: 'what is seen' })
    const fetchSeen = async (): Promise<number> => {
      const shops = await queue.look()
      await runWaitingJobs(database, queue.jobs)
      return shops
    }
    await fetchSeen()
    expect(bench.server.asked.toSorted()).toEqual(['/10.jpg', '/11.jpg', '/7.jpg'])
    expect(bench.server.asked[2]).toBe('/7.jpg')
    expect([await fetchSeen(), bench.server.asked.length]).toEqual([0, 3])
    // Whoever looks gets it still, and for real shops everything comes.
    await sql`update images.source set queue = ${QUEUE.wanted} where url = ${bench.server.url('/3.jpg')}`.execute(db)
    await fetchSeen()
    expect(bench.server.asked[3]).toBe('/3.jpg')
    await bench.fetchAll()
    expect(bench.server.asked).toHaveLength(12)
  })

  test('at a pace of nothing nothing is fetched that nobody waits for', async () => {
    bench.server.answers.set('/a.jpg', sofa)
    await bench.sell({ a: ['/a.jpg'] })
    await takeInAddresses(bench.deps)
    await bench.lookOnce({ pacePerSecond: 0 })
    expect(bench.server.asked).toEqual([])
  })

  test('what a worker that is gone had begun comes again; what ended a process each time is refused at last', async () => {
    bench.server.answers.set('/a.jpg', sofa)
    await bench.sell({ a: ['/a.jpg'] })
    await takeInAddresses(bench.deps)
    for (let time = 0; time < 3; time += 1) {
      await sql`update images.source set queue = null, claims = claims + 1, next_at = ${bench.imports.clock.now()}::timestamptz + interval '3 minutes'`.execute(
        db,
      )
      bench.imports.clock.advanceMs(time < 2 ? 200_000 : 100_000)
      await bench.lookOnce({ pacePerSecond: 0 })
    }
    expect(await bench.states()).toEqual({ '/a.jpg': 'due' })
    await aDayLater()
    expect(await bench.states()).toEqual({ '/a.jpg': 'refused picture_too_complex' })
    expect(bench.server.asked).toEqual([])
  })

  test('D7 while the store takes nothing no picture is blamed, however long; then they come', async () => {
    bench.server.answers.set('/a.jpg', sofa)
    await bench.sell({ a: ['/a.jpg'] })
    await takeInAddresses(bench.deps)
    const fullStore = {
      ...bench.store,
      write: () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })),
    }
    for (let time = 0; time < 6; time += 1) {
      await bench.lookOnce({ store: fullStore })
      bench.imports.clock.advanceMs(200_000)
    }
    expect(bench.server.asked).toHaveLength(6)
    expect(await bench.states()).toEqual({ '/a.jpg': 'due' })
    await aDayLater()
    expect(await bench.states()).toEqual({ '/a.jpg': 'fetched' })
  })

  test('a picture that brings out a mistake of ours each time is refused at last', async () => {
    bench.server.answers.set('/a.jpg', sofa)
    await bench.sell({ a: ['/a.jpg'] })
    await takeInAddresses(bench.deps)
    const score = (): never => {
      throw new TypeError('of undefined')
    }
    for (let time = 0; time < 4; time += 1) {
      await bench.lookOnce({ judge: { version: 1, score, describe: () => new Int8Array(8) } })
      bench.imports.clock.advanceMs(200_000)
    }
    expect(await bench.states()).toEqual({ '/a.jpg': 'refused picture_too_complex' })
  })

  test.each([
    ['seconds', () => '120'],
    ['a date', () => new Date(Date.now() + 120_000).toUTCString()],
  ])(
    'F15 a server that asks for a pause in %s is asked for nothing else meanwhile, and its other pictures are not blamed',
    async (_, retryAfter) => {
      for (let at = 0; at < 8; at += 1)
        bench.server.answers.set(
          `/${at}.jpg`,
          (_request, response) => void response.writeHead(429, { 'retry-after': retryAfter() }).end(),
        )
      await bench.sell(Object.fromEntries(Array.from({ length: 8 }, (_unused, at) => [`i${at}`, [`/${at}.jpg`]])))
      await takeInAddresses(bench.deps)
      const queue = new PictureQueue(bench.deps)
      const isLeft = async (): Promise<boolean> =>
        (await sql`select from images.source where queue is not null limit 1`.execute(db)).rows.length > 0
      while (await isLeft()) {
        await queue.look()
        await runWaitingJobs(database, queue.jobs)
        await sql`update images.source set queue = 0 where queue is not null`.execute(db)
      }
      expect(bench.server.asked.length).toBeLessThanOrEqual(2)
      const states = Object.values(await bench.states())
      expect([
        states.filter((state) => state === 'due').length,
        states.filter((state) => state === 'due picture_server_error').length,
      ]).toEqual([8 - bench.server.asked.length, bench.server.asked.length])
      const { rows } = await sql<{
        seconds: number
      }>`select extract(epoch from min(next_at) - ${bench.imports.clock.now()}::timestamptz)::float8 as seconds from images.source where reason is null`.execute(
        db,
      )
      expect(rows[0]?.seconds).toBeGreaterThan(100)
    },
  )

  test('bodies in memory stay within their room: what finds none comes again, and no server is blamed', async () => {
    const room = new MemoryBudget(sofa.length + 10, 5_000)
    let most = 0
    const watch = (_request: unknown, response: ServerResponse): void => {
      response.writeHead(200, { 'content-length': sofa.length }).flushHeaders()
      setImmediate(() => response.end(sofa))
    }
    const store = {
      ...bench.store,
      write: async (key: string, bytes: Buffer) => (
        (most = Math.max(most, room.takenBytes)),
        bench.store.write(key, bytes)
      ),
    }
    for (let at = 0; at < 6; at += 1) bench.server.answers.set(`/${at}.jpg`, watch)
    await bench.sell(Object.fromEntries(Array.from({ length: 6 }, (_unused, at) => [`i${at}`, [`/${at}.jpg`]])))
    await bench.fetchAll({ room, store })
    expect(new Set(Object.values(await bench.states()))).toEqual(new Set(['fetched']))
    expect([most, room.takenBytes]).toEqual([sofa.length, 0])
    const full = new MemoryBudget(10, 50)
    const free = await full.take(10, new AbortController().signal)
    await refetchAddresses(db, null)
    await bench.lookOnce({ room: full })
    expect(new Set(Object.values(await bench.states()))).toEqual(new Set(['fetched']))
    expect(
      (
        await sql<{
          count: number
        }>`select count(*)::int as count from images.source where next_at = ${bench.imports.clock.now()}::timestamptz + interval '5 seconds' and claims = 0`.execute(
          db,
        )
      ).rows[0]?.count,
    ).toBe(6)
    free()
  })

  test('a stop cuts downloads and gives back what was claimed', async () => {
    bench.server.answers.set('/hangs.jpg', () => undefined)
    await bench.sell({ a: ['/hangs.jpg'] })
    await takeInAddresses(bench.deps)
    const queue = new PictureQueue(bench.deps)
    await queue.look()
    const jobs = startJobs({ ...database, log: bench.deps.log }, queue.jobs)
    await expect.poll(() => bench.server.asked, { timeout: 10_000 }).toEqual(['/hangs.jpg'])
    await jobs.stop()
    expect((await sql`select queue, claims, next_at from images.source`.execute(db)).rows).toEqual([
      { queue: QUEUE.firstInStock, claims: 0, next_at: null },
    ])
  })
})
