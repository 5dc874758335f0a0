import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoShopsFile, readDemoManifest } from './manifest.ts'
import { openShops, type OpeningShops } from './opening-shops.ts'
import { type DemoServer, serveShops } from './server.ts'
import { shops } from './shops/shops.ts'

const today = new Date('2026-11-21T09:30:00Z')
let folder: string
let opening: OpeningShops
let server: DemoServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-demo-'))
  opening = await openThem(400)
  server = await serveShops(opening, 0)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const openThem = (productCount: number): Promise<OpeningShops> => openShops({ dataFolder: folder, port: 3100, today, productCount, makerScript: join(import.meta.dirname, 'shops.thread.ts') })

const get = (shop: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request({ port: server.port, path, headers: { host: `${shop}.localhost` } }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', reject)
    asked.end()
  })

test('shops that are still being made are known, answer who asks whether they are there, and are waited for', async () => {
  const last = shops.at(-1)?.slug ?? ''
  const known = JSON.parse(await readFile(demoShopsFile(folder), 'utf8')) as { shops: { slug: string; feed: { url: string } }[] }
  expect(known.shops.map(({ slug }) => slug)).toEqual(shops.map(({ slug }) => slug))
  expect(await readDemoManifest(folder)).toBeNull()
  expect(await get('x', '/robots.txt')).toBe(200)
  expect(await get('x', '/feed.xml')).toBe(404)
  const { pathname } = new URL(known.shops.at(-1)?.feed.url ?? '')
  const asked = get(last, pathname)
  // Nothing of the last shop is written when it is asked for.
  await expect(stat(join(folder, 'demo/history', `${last}.jsonl`))).rejects.toThrow('ENOENT')
  expect(await asked).toBe(200)
  expect((await stat(join(folder, 'demo/history', `${last}.jsonl`))).size).toBeGreaterThan(0)
  expect((await opening.manifest).feeds).toHaveLength(shops.length)
})

test('a later start finds them, and another assortment begins anew without the old manifest', async () => {
  expect((await openThem(400)).isNew).toBe(false)
  const other = await openThem(410)
  expect([other.isNew, await readDemoManifest(folder)]).toEqual([true, null])
  expect((await other.manifest).key).not.toBe((await opening.manifest).key)
})

test('who waits for a shop hears when the making fails', async () => {
  const failing = await openShops({ dataFolder: folder, port: 3101, today, makerScript: join(import.meta.dirname, 'no-such.thread.ts') })
  await expect(failing.feedOf(shops[0]?.slug ?? '')).rejects.toThrow('no-such')
  await expect(failing.manifest).rejects.toThrow('no-such')
})
