import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { beginDemo, generateDemo, makeShops } from './generate.ts'
import { demoShopsFile, type FeedFile, readDemoManifest } from './manifest.ts'
import { openShops, type OpeningShops } from './opening-shops.ts'
import { type DemoServer, serveShops } from './server.ts'
import { shops } from './shops/shops.ts'

const today = new Date('2026-11-21T09:30:00Z')
const makerScript = join(import.meta.dirname, 'shops.thread.ts')
const slugs = shops.map(({ slug }) => slug)
const last = slugs.at(-1) as string
let folder: string
let server: DemoServer | null = null

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-demo-'))
})
afterEach(async () => {
  await server?.close()
  server = null
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const demo = (name: string, productCount = 300) => ({ dataFolder: join(folder, name), port: 3100, today, productCount })
const pastOf = (dataFolder: string, shop: string): string => join(dataFolder, 'demo/history', `${shop}.jsonl`)

test('who the shops are is known before any is made, and each is told of when all of it is there', async () => {
  const options = demo('begun')
  const { plan } = await beginDemo(options)
  if (plan === null) throw new Error('an empty folder holds no demo')
  const known = JSON.parse(await readFile(demoShopsFile(options.dataFolder), 'utf8')) as { shops: { slug: string }[] }
  expect(known.shops.map(({ slug }) => slug)).toEqual(slugs)
  expect([await readDemoManifest(options.dataFolder), existsSync(pastOf(options.dataFolder, slugs[0] as string))]).toEqual([null, false])
  const told: [string, boolean, boolean][] = []
  const made = await makeShops(plan, ({ shop, file }) => void told.push([shop, existsSync(file), existsSync(pastOf(options.dataFolder, shop))]))
  expect(told).toEqual(slugs.map((slug) => [slug, true, true]))
  expect(await readDemoManifest(options.dataFolder)).toEqual(made)
})

test('a shop that is still being made is waited for, and the others are not', async () => {
  const manifest = await generateDemo(demo('waited'))
  const making = Promise.withResolvers<FeedFile>()
  const feeds = new Map(manifest.feeds.map((feed) => [feed.shop, feed]))
  const feedOf: OpeningShops['feedOf'] = (shop) => (shop === last ? making.promise : feeds.has(shop) ? Promise.resolve(feeds.get(shop) as FeedFile) : null)
  server = await serveShops({ ...manifest, feedOf }, 0)
  let isAnswered = false
  const asked = get(last, feeds.get(last)?.path as string).finally(() => (isAnswered = true))
  expect(await get('localhost', '/robots.txt')).toBe(200)
  expect(await get('nobody', '/feed.xml')).toBe(404)
  expect(await get(slugs[0] as string, feeds.get(slugs[0] as string)?.path as string)).toBe(200)
  expect(isAnswered).toBe(false)
  making.resolve(feeds.get(last) as FeedFile)
  expect(await asked).toBe(200)
})

test('a thread makes them as they are made without one; a later start finds them, and another assortment begins anew', async () => {
  const made = await openShops({ ...demo('beside'), makerScript })
  expect((await made.feedOf(last))?.etag).toBe((await generateDemo(demo('alone'))).feeds.at(-1)?.etag)
  expect([made.isNew, made.feedOf('nobody'), (await made.manifest).feeds.length]).toEqual([true, null, slugs.length])
  expect((await openShops({ ...demo('beside'), makerScript })).isNew).toBe(false)
  expect((await beginDemo(demo('beside', 310))).plan).not.toBeNull()
  expect(await readDemoManifest(join(folder, 'beside'))).toBeNull()
})

test('a damaged manifest is none: the shops are made anew', async () => {
  const made = await generateDemo(demo('damaged'))
  await writeFile(join(made.folder, 'manifest.json'), '{"key":"')
  expect(await generateDemo(demo('damaged'))).toEqual(made)
})

test('who waits for a shop hears when the making fails', async () => {
  const failing = await openShops({ ...demo('failing'), makerScript: join(folder, 'no-such.thread.ts') })
  await expect(failing.feedOf(last)).rejects.toThrow('no-such')
  await expect(failing.manifest).rejects.toThrow('no-such')
})

const get = (shop: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request({ port: server?.port, path, headers: { host: `${shop}.localhost` } }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', reject)
    asked.end()
  })
