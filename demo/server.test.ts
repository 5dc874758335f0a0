import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateDemo, type DemoManifest } from './generate.ts'
import { demoHistory } from './history.ts'
import { serveShops, type DemoServer } from './server.ts'

let folder: string
let manifest: DemoManifest
let server: DemoServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-demo-'))
  manifest = await generateDemo({ dataFolder: folder, port: 3100, today: new Date('2026-11-21T00:00:00Z'), productCount: 600 })
  server = await serveShops(manifest, 0)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

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
      expect((await get(feed.shop, feed.path, { 'if-none-match': '"other"', 'if-modified-since': first.headers['last-modified'] ?? '' })).status).toBe(200)
    }
  })

  test('has a Portuguese page and a picture for an article, kept from robots', async () => {
    for await (const { shop, itemId } of demoHistory(manifest)) {
      const page = await get(shop, `/produto/${itemId}`)
      expect(page.status).toBe(200)
      expect(page.headers['x-robots-tag']).toBe('noindex')
      expect(page.body.toString()).toContain('<html lang="pt-PT">')
      const picture = await get(shop, `/img/${itemId}.jpg`)
      expect(picture.headers['content-type']).toBe('image/jpeg')
      expect(picture.body.subarray(0, 2).toString('hex')).toBe('ffd8')
      break
    }
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
    request({ host: '127.0.0.1', port: server.port, path, method, agent: false, headers: { host: `${shop}.localhost:${server.port}`, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers as Got['headers'], body: Buffer.concat(chunks) }))
    }).on('error', reject).end()
  })
}
