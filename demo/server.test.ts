import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateDemo } from './generate.ts'
import type { DemoManifest } from './manifest.ts'
import { demoHistory } from './history.ts'
import { storedRooms } from './pictures/rooms/stored-rooms.ts'
import { pictureFaults } from './pictures/shots/plan.ts'
import { homePicturePath } from './pictures/shots/picture-path.ts'
import type { PictureTruth } from './pictures/shots/truth.ts'
import { madeShops } from './opening-shops.ts'
import { serveShops, type DemoServer } from './server.ts'
import { shops } from './shops/shops.ts'

let folder: string
let manifest: DemoManifest
let server: DemoServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-demo-'))
  manifest = await generateDemo({
    dataFolder: folder,
    port: 3100,
    today: new Date('2026-11-21T00:00:00Z'),
    productCount: 900,
  })
  server = await serveShops(madeShops(manifest), 0)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function picturesOf(shop: string): Promise<PictureTruth[]> {
  return (await readFile(join(folder, 'demo/truth/pictures', `${shop}.jsonl`), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PictureTruth)
}

describe('the demo’s server', () => {
  test('serves each shop’s feed by its host, and 304 to who has it', async () => {
    for (const feed of manifest.feeds) {
      const first = await get(feed.shop, feed.path)
      expect(first.status).toBe(200)
      expect(first.body.length).toBe(feed.bytes)
      expect(first.headers['content-type']).toBe(feed.contentType)
      const again = await get(feed.shop, feed.path, { 'if-none-match': feed.etag })
      expect([again.status, again.body.length]).toEqual([304, 0])
      const since = await get(feed.shop, feed.path, { 'if-modified-since': first.headers['last-modified'] ?? '' })
      expect(since.status).toBe(304)
      expect(
        (
          await get(feed.shop, feed.path, {
            'if-none-match': '"other"',
            'if-modified-since': first.headers['last-modified'] ?? '',
          })
        ).status,
      ).toBe(200)
    }
  })

  test('has a Portuguese page for an article, kept from robots', async () => {
    for await (const { shop, itemId } of demoHistory(manifest)) {
      const page = await get(shop, `/produto/${itemId}`)
      expect(page.status).toBe(200)
      expect(page.headers['x-robots-tag']).toBe('noindex')
      expect(page.body.toString()).toContain('<html lang="pt-PT">')
      break
    }
  })

  test('makes the pictures of an offer as its truth says, the same bytes each time, and 304 to who has them', async () => {
    const truths = await picturesOf('casa-alfarim')
    for (const { url, fault, itemId, view } of truths.filter((truth) => truth.fault === null).slice(0, 6)) {
      const path = new URL(url).pathname
      const [first, again] = [await get('casa-alfarim', path), await get('casa-alfarim', path)]
      expect([itemId, fault, first.status, first.headers['content-type']]).toEqual([itemId, null, 200, 'image/jpeg'])
      const { format, width, height } = await sharp(first.body).metadata()
      expect([format, width <= 840 && height <= 840, view === 'detail' || width === height]).toEqual([
        'jpeg',
        true,
        true,
      ])
      expect(again.body.equals(first.body)).toBe(true)
      expect((await get('casa-alfarim', path, { 'if-none-match': first.headers['etag'] ?? '' })).status).toBe(304)
    }
    expect((await get('casa-alfarim', `/img/9/${truths[0]?.itemId}.jpg`)).status).toBe(404)
  })

  test('some pictures are missing, cut, tiny, of another article or no pictures at all, as the truth says', async () => {
    const truths = (await Promise.all(shops.map(({ slug }) => picturesOf(slug)))).flat()
    const faulty = Map.groupBy(
      truths.filter(({ fault }) => fault !== null),
      ({ fault }) => fault,
    )
    expect([...faulty.keys()].toSorted()).toEqual([...pictureFaults].toSorted())
    const told = new Map(
      await Promise.all(
        [...faulty].map(
          async ([fault, [truth]]) =>
            [fault, await get(truth?.shop ?? '', new URL(truth?.url ?? '').pathname)] as const,
        ),
      ),
    )
    expect(told.get('missing')?.status).toBe(404)
    expect(told.get('page')?.body.toString()).toContain('<!doctype html>')
    await expect(sharp(told.get('cut')?.body, { failOn: 'truncated' }).raw().toBuffer()).rejects.toThrow()
    expect((await sharp(told.get('tiny')?.body).metadata()).width).toBe(110)
    expect(told.get('wrong')?.status).toBe(200)
  })

  test('has what buyers took of a piece at home, on a wall and a floor, the same each time; no more than there are views', async () => {
    const { itemId } = (await picturesOf('casa-alfarim')).find(({ type }) => type === 'piece') as PictureTruth
    const [first, again] = [
      await get('casa-alfarim', homePicturePath(itemId, 0)),
      await get('casa-alfarim', homePicturePath(itemId, 0)),
    ]
    expect([first.status, first.body.equals(again.body)]).toEqual([200, true])
    expect((await get('casa-alfarim', homePicturePath(itemId, 8))).status).toBe(404)
    const { width, height } = await sharp(first.body).metadata()
    expect(width).toBeGreaterThan(400)
    const corner = await sharp(first.body)
      .extract({ left: 4, top: (height ?? 0) - 8, width: 4, height: 4 })
      .stats()
    expect(corner.channels.every(({ mean }) => mean < 240)).toBe(true)
  })

  test('contact sheets show every family, each design in other shades, rooms with their hotspots; nothing else is there', async () => {
    const index = await get('pictures', '/dev/pictures')
    expect(index.body.toString()).toContain('/dev/pictures/sofas"')
    const family = await get('pictures', '/dev/pictures/sofas')
    const [, picture] = /src="([^"]+shade=terracota)"/.exec(family.body.toString()) ?? []
    for (const path of [
      picture ?? '',
      `${picture?.split('?')[0]}?width=-5`,
      `/dev/pictures/salas/${storedRooms()[0]?.id}.jpg`,
    ]) {
      const answer = await get('pictures', path)
      expect([path, answer.status, answer.body.subarray(0, 2).toString('hex')]).toEqual([path, 200, 'ffd8'])
    }
    for (const path of [
      '/',
      '/dev/pictures/none',
      '/dev/pictures/a/b/c/d.jpg',
      '/dev/pictures/../../etc/passwd',
      '/dev/pictures/salas/none.jpg',
    ])
      expect([path, (await get('pictures', path)).status]).toEqual([path, 404])
  })

  test('answers 404 for unknown shops, articles and pages, 405 for what is no GET', async () => {
    expect((await get('ninguem', '/feed.xml')).status).toBe(404)
    expect((await get('casa-alfarim', '/produto/nada')).status).toBe(404)
    expect((await get('casa-alfarim', '/produto/../../etc/passwd')).status).toBe(404)
    expect((await get('casa-alfarim', '/img/nada.jpg')).status).toBe(404)
    expect((await get('casa-alfarim', '/', {}, 'POST')).status).toBe(405)
  })
})

interface Got {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

function get(shop: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port: server.port,
        path,
        method,
        agent: false,
        headers: { host: `${shop}.localhost:${server.port}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Got['headers'],
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
      .on('error', reject)
      .end()
  })
}
