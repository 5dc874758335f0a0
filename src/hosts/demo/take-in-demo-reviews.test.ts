import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateDemo } from '../../../demo/generate.ts'
import type { DemoManifest } from '../../../demo/manifest.ts'
import { makeReviews } from '../../../demo/reviews/make-reviews.ts'
import { readDemoReviews } from '../../../demo/reviews/read-reviews.ts'
import { madeShops } from '../../../demo/opening-shops.ts'
import { type DemoServer, serveShops } from '../../../demo/server.ts'
import { systemClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { openDemo } from './open-demo.ts'
import { takeInDemoPhotos } from './take-in-demo-photos.ts'
import { takeInMadeReviews } from './take-in-demo-reviews.ts'
import { tellDemoPurchases } from './tell-demo-purchases.ts'

const { db, pool } = await testDatabase()
const REVIEWS = 600
let folder: string
let manifest: DemoManifest
let server: DemoServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-demo-reviews-'))
  const port = await freePort(0)
  manifest = await generateDemo({ dataFolder: folder, port, productCount: 300, today: new Date() })
  server = await serveShops(madeShops(manifest), port)
  await openDemo({
    deps: {
      db,
      pool,
      clock: systemClock,
      log: createLog({ level: 'silent' }),
      dataFolder: folder,
      feedTestHosts: [`*.localhost:${port}`],
    },
    port,
    site: 'http://localhost:3000',
    environment: 'test',
    store: folderStore(join(folder, 'images')),
    report: () => undefined,
    group: async () => 0,
    takeIn: async () => undefined,
  })
  await makeReviews(manifest, REVIEWS)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

test('reviews and questions of the demo come in batch by batch, a start that died goes on, a second one changes nothing', async () => {
  let pauses = 0
  const dying = takeInMadeReviews({ db, dataFolder: folder }, manifest, async () => {
    if (++pauses === 2) throw new Error('killed')
  })
  await expect(dying).rejects.toThrow('killed')
  const half = await counted()
  expect(half.reviews).toBeGreaterThan(0)
  const rest = await takeInMadeReviews({ db, dataFolder: folder }, manifest, async () => undefined)
  const all = await counted()
  expect(all.reviews).toBe(half.reviews + rest)
  // What is out of stock or dirty beyond reading in the feed has no reviews here.
  expect(all.reviews).toBeGreaterThan(REVIEWS * 0.9)
  expect(all.counted).toBe(all.reviews)
  expect(all.rated).toBeGreaterThan(0)
  expect(all.questions).toBeGreaterThan(REVIEWS * 0.08)
  expect(await takeInMadeReviews({ db, dataFolder: folder }, manifest, async () => undefined)).toBe(0)
  expect(await counted()).toEqual(all)
})

test('a few of them get pictures, drawn by the demo, shown and counted, once however often', async () => {
  const deps = { db, clock: systemClock, store: folderStore(join(folder, 'images')), port: server.port }
  const take = () => takeInDemoPhotos(deps, manifest.folder, async () => undefined, 4)
  const taken = await take()
  expect(taken).toBeGreaterThanOrEqual(3)
  const { rows } = await sql<{ reviews: number; photos: number; counted: number }>`
    select (select count(*)::int from reviews.review where images_count between 1 and 3) as reviews, (select count(*)::int from reviews.photo) as photos,
      (select sum(images_count)::int from reviews.variant_total) as counted`.execute(db)
  expect(rows[0]?.photos).toBe(taken)
  expect(rows[0]?.counted).toBe(taken)
  expect(rows[0]?.reviews).toBeGreaterThanOrEqual(3)
  expect(await take()).toBe(0)
})

test('its shops tell a few purchases, once, of addresses that reach nobody', async () => {
  const tell = async () =>
    tellDemoPurchases({ db, ordersKey: new Uint8Array(32) }, await readDemoReviews(manifest.folder), new Date())
  expect(await tell()).toBeGreaterThan(3)
  expect(await tell()).toBe(0)
  const { rows } = await sql`select from orders.item where variant_id is not null`.execute(db)
  expect(rows.length).toBeGreaterThan(3)
})

async function counted(): Promise<Record<'reviews' | 'counted' | 'rated' | 'questions', number>> {
  const { rows } = await sql<Record<'reviews' | 'counted' | 'rated' | 'questions', number>>`
    select (select count(*)::int from reviews.review where state = 'published') as reviews,
      (select coalesce(sum(n), 0)::int from (select unnest(vector) as n from reviews.variant_total union all select unnest(vector) from reviews.eshop_total) t) as counted,
      (select count(*)::int from offers.rating) as rated, (select count(*)::int from questions.question) as questions`.execute(
    db,
  )
  return rows[0] as Record<'reviews' | 'counted' | 'rated' | 'questions', number>
}
