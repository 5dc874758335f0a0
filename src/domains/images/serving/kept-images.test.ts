import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '#platform/http/testing.ts'
import { listenLocally } from '#platform/http/testing-sockets.ts'
import { categoryPicturePath } from '../category-picture.ts'
import { imageRoutes } from '../routes.ts'
import { testImages } from '../testing.ts'
import { keptImages } from './kept-images.ts'

const folder = mkdtempSync(join(tmpdir(), 'poiso-kept-'))
const { app } = testServer({ env: { POISO_URL: 'http://poiso.test', POISO_HOSTS: 'images=img.poiso.test' } })
let hooked = 0
app.addHook('onRequest', async () => void (hooked += 1))
imageRoutes(app, { images: testImages(folder), https: false })
let port = 0
beforeAll(async () => void (port = await listenLocally(app)))
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: Buffer; headers: Record<string, unknown> }>((resolve, reject) => {
    get(
      {
        port,
        host: '127.0.0.1',
        path,
        agent: false,
        headers: { host: 'img.poiso.test', accept: 'image/webp', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks), headers: response.headers }),
          )
      },
    ).on('error', reject)
  })
}
const path = `/${categoryPicturePath(1003, 4)}/listingRectangle`

describe('images that leave before the framework', () => {
  test('are the same answers, headers and bytes, as those that the framework sends', async () => {
    const made = await ask(path)
    expect(hooked).toBe(1)
    const ready = await ask(path)
    expect(hooked).toBe(1)
    const stable = (headers: Record<string, unknown>) => ({
      ...headers,
      date: '',
      connection: '',
      'x-request-id': typeof headers['x-request-id'],
    })
    expect(stable(ready.headers)).toEqual(stable(made.headers))
    expect([ready.status, ready.body.equals(made.body)]).toEqual([200, true])
    expect(made.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
      'content-type': 'image/webp',
    })
  })
  test('another format, something to compare, a query, another host go the long way', async () => {
    const before = hooked
    expect((await ask(path, { accept: '*/*' })).headers['content-type']).toBe('image/jpeg')
    expect((await ask(path, { 'if-none-match': '*' })).status).toBe(304)
    expect((await ask(path, { host: 'poiso.test' })).status).toBe(404)
    expect((await ask(`${path}?a=1`)).status).toBe(200)
    expect(hooked - before).toBe(3)
  })
})

test('what may not be kept for ever is not kept, nor what is large, and all together stays below the cap', () => {
  const kept = keptImages({
    route: '/x',
    https: false,
    capBytes: 20_000,
    takenDown: { isRecent: () => true, generation: 0 },
  })
  const find = (url: string) => kept.find({ url, headers: { accept: 'image/webp' } } as never, false)
  const keep = (url: string, lifetime: 'ever' | 'here', bytes: number) =>
    kept.keep(url, 'webp', { status: 200, body: Buffer.alloc(bytes), shows: 'x', lifetime }, {})
  keep('/product/a', 'here', 10)
  keep('/product/b', 'ever', 300_000)
  keep('/product/c?x', 'ever', 10)
  keep('/elsewhere/d', 'ever', 10)
  expect(['/product/a', '/product/b', '/product/c?x', '/elsewhere/d'].map(find)).toEqual([null, null, null, null])
  for (let at = 0; at < 50; at += 1) keep(`/product/${at}`, 'ever', 1_000)
  expect([find('/product/49') !== null, find('/product/0'), kept.bytes <= 20_000]).toEqual([true, null, true])
})
