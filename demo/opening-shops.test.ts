import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { beginDemo, generateDemo, makeShops } from './generate.ts'
import { demoShopsFile, type FeedFile, readDemoManifest } from './manifest.ts'
import { openShops } from './opening-shops.ts'
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

function demo(name: string, productCount = 300) {
  return { dataFolder: join(folder, name), port: 3100, today, productCount }
}
function pastOf(dataFolder: string, shop: string): string {
  return join(dataFolder, 'demo/history', `${shop}.jsonl`)
}

test('who the shops are is known before any is made, and each is told of when all of it is there', async () => {
  const options = demo('begun')
  const { plan } = await beginDemo(options)
  if (plan === null) throw new Error('an empty folder holds no demo')
  const known = JSON.parse(await readFile(demoShopsFile(options.dataFolder), 'utf8')) as { shops: { slug: string }[] }
  expect(known.shops.map(({ slug }) => slug)).toEqual(slugs)
  expect([
    await readDemoManifest(options.dataFolder),
    existsSync(pastOf(options.dataFolder, slugs[0] as string)),
  ]).toEqual([null, false])
  const told: [string, boolean, boolean][] = []
  const made = await makeShops(
    plan,
    ({ shop, file }) => void told.push([shop, existsSync(file), existsSync(pastOf(options.dataFolder, shop))]),
  )
  expect(told).toEqual(slugs.map((slug) => [slug, true, true]))
  expect(await readDemoManifest(options.dataFolder)).toEqual(made)
})

test('a shop that is still being made says so at once, with when to ask again, and serves its feed as soon as all of it is there', async () => {
  const manifest = await generateDemo(demo('waited'))
  const feeds = new Map<string, FeedFile | 'in the making'>(manifest.feeds.map((feed) => [feed.shop, feed]))
  const [first, late] = [manifest.feeds[0] as FeedFile, manifest.feeds.at(-1) as FeedFile]
  feeds.set(late.shop, 'in the making')
  server = await serveShops({ ...manifest, feedOf: (shop) => feeds.get(shop) ?? null }, 0)
  expect(await get('localhost', '/robots.txt')).toBe(200)
  expect(await get('nobody', '/feed.xml')).toBe(404)
  expect(await get(first.shop, first.path)).toBe(200)
  for (const path of [late.path, '/', '/produto/1'])
    expect([path, await get(late.shop, path)]).toEqual([path, '503, again in 1 s'])
  feeds.set(late.shop, late)
  expect(await get(late.shop, late.path)).toBe(200)
})

test('a thread makes them as they are made without one; a later start finds them, and another assortment begins anew', async () => {
  const made = await openShops({ ...demo('beside'), makerScript })
  expect([made.isNew, made.feedOf('nobody'), made.feedOf(last)]).toEqual([true, null, 'in the making'])
  expect((await made.manifest).feeds).toHaveLength(slugs.length)
  expect(made.feedOf(last)).toMatchObject({ etag: (await generateDemo(demo('alone'))).feeds.at(-1)?.etag })
  expect((await openShops({ ...demo('beside'), makerScript })).isNew).toBe(false)
  expect((await beginDemo(demo('beside', 310))).plan).not.toBeNull()
  expect(await readDemoManifest(join(folder, 'beside'))).toBeNull()
})

test('a damaged manifest is none: the shops are made anew', async () => {
  const made = await generateDemo(demo('damaged'))
  await writeFile(join(made.folder, 'manifest.json'), '{"key":"')
  expect(await generateDemo(demo('damaged'))).toEqual(made)
})

test('who waits for the shops hears when the making fails', async () => {
  const failing = await openShops({ ...demo('failing'), makerScript: join(folder, 'no-such.thread.ts') })
  await expect(failing.manifest).rejects.toThrow('no-such')
})

function get(shop: string, path: string): Promise<number | string> {
  return new Promise((resolve, reject) => {
    const asked = request({ port: server?.port, path, headers: { host: `${shop}.localhost` } }, (answer) => {
      answer.resume()
      const again = answer.headers['retry-after']
      answer.once('end', () =>
        resolve(again === undefined ? (answer.statusCode ?? 0) : `${answer.statusCode}, again in ${again} s`),
      )
    })
    asked.once('error', reject)
    asked.end()
  })
}
