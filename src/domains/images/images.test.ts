import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '#platform/http/testing.ts'
import type { HttpServer } from '#platform/http/server.ts'
import { categoryPicturePath, imageAddress } from './contract.ts'
import { imageRoutes } from './routes.ts'
import { imageKinds, imageSizes, imageWidths } from './image-address.ts'
import { tinyPath } from './rules/tiny-path.ts'
import { testImages } from './testing.ts'

let folder = ''
let server: HttpServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-images-'))
  server = testServer()
  imageRoutes(server.app, { images: testImages(folder), https: false })
  await server.app.ready()
})
afterAll(async () => {
  await server.app.close()
  await rm(folder, { recursive: true, force: true })
})

const host = { host: 'localhost:3000' }
function ask(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'GET', url, headers: { ...host, ...headers } })
}
const path = categoryPicturePath(1003, 4)

describe('addresses', () => {
  test('X-04 the kinds of images are those of the specification', () =>
    expect(imageKinds).toEqual(['tiny', 'product', 'review', 'avatar', 'inspiration']))
  test('X-04 a path has six lower hex digits in three pairs', () =>
    expect(path).toMatch(/^product\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{2}\/c1003-4$/))
  test('X-04 an address ends in its size name or its width', () => {
    expect(imageAddress(path, { sizeName: 'listingRectangle' })).toBe(`/${path}/listingRectangle`)
    expect(imageAddress(path, { width: 480 })).toBe(`/${path}/w480`)
  })
  test("X-04 'Given sizeName does not exist', also for names that every object has", () => {
    for (const sizeName of ['huge', 'constructor', '__proto__', ''])
      expect(() => imageAddress(path, { sizeName })).toThrow('Given sizeName does not exist')
  })
  test('X-04 either a width of the set or a sizeName must be given, not both and not neither', () => {
    for (const size of [{ width: 361 }, {}, { width: 360, sizeName: 'listingRectangle' }])
      expect(() => imageAddress(path, size as never)).toThrow('Either a width or a sizeName must be given')
  })
})

describe('the image host', () => {
  test.each(Object.entries(imageSizes))(
    'X-04 %s is sent in its size, webp to those who take it and jpg to the others',
    async (name, size) => {
      for (const [accept, type] of [
        ['image/avif,image/webp,*/*', 'webp'],
        ['image/*', 'jpeg'],
      ] as const) {
        const answer = await ask(`/${path}/${name}`, { accept })
        expect(answer.statusCode).toBe(200)
        expect(answer.headers).toMatchObject({
          'content-type': `image/${type}`,
          vary: expect.stringContaining('Accept'),
          'cache-control': 'public, max-age=31536000, immutable',
        })
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: type, ...size })
      }
    },
  )
  test('X-04 each width of the set is sent in 5 : 4', async () => {
    for (const width of imageWidths)
      expect(await sharp((await ask(`/${path}/w${width}`)).rawPayload).metadata()).toMatchObject({
        width,
        height: Math.round(width * 0.8),
      })
  })
  test('X-04 the tiny kind is square', async () => {
    expect(await sharp((await ask(`/${tinyPath(path)}/w144`)).rawPayload).metadata()).toMatchObject({
      width: 144,
      height: 144,
    })
  })
  test('X-04 webp goes only to who says so: not to nobody, not to everything, not to q=0', async () => {
    const typeFor = async (accept?: string) =>
      (await ask(`/${path}/w72`, accept === undefined ? {} : { accept })).headers['content-type']
    expect(
      await Promise.all(
        [undefined, '*/*', 'image/webp;q=0', 'image/webp; q=0.0, image/jpeg', 'image/webpx-no'].map(typeFor),
      ),
    ).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg', 'image/jpeg', 'image/webp'])
    expect(
      await Promise.all(['image/webp', 'image/avif,image/webp;q=0.8', 'IMAGE/WEBP', 'image/webp;q=0.01'].map(typeFor)),
    ).toEqual(Array(4).fill('image/webp'))
  })
  test('M2 a width or a sizeName in the query is refused; what else stands there, doubled or not, changes nothing', async () => {
    for (const query of ['width=360', 'sizeName=listingRectangle', 'width=1&width=2', 'sizeName=a&width=3']) {
      const answer = await ask(`/${path}/listingRectangle?${query}`)
      expect([answer.statusCode, answer.json().detail]).toEqual([400, 'Either a width or a sizeName must be given'])
    }
    const plain = await ask(`/${path}/listingRectangle`)
    for (const query of ['utm_source=x', 'a=1&a=2', '%00', 'a[]=1'])
      expect((await ask(`/${path}/listingRectangle?${query}`)).rawPayload.equals(plain.rawPayload)).toBe(true)
  })
  test('X-04 an ETag that still holds is answered 304 without bytes', async () => {
    const {
      headers: { etag },
    } = await ask(`/${path}/listingRectangle`)
    const again = await ask(`/${path}/listingRectangle`, { 'if-none-match': String(etag) })
    expect([again.statusCode, again.rawPayload.length, again.headers['cache-control']]).toEqual([
      304,
      0,
      'public, max-age=31536000, immutable',
    ])
    expect(
      await Promise.all(
        ['*', `W/${String(etag)}`, `"other", ${String(etag)}`, '"other"'].map(
          async (held) => (await ask(`/${path}/listingRectangle`, { 'if-none-match': held })).statusCode,
        ),
      ),
    ).toEqual([304, 304, 304, 200])
  })
  test("M2 a size that does not exist is refused: 'Given sizeName does not exist'", async () => {
    for (const size of ['huge', 'w361', 'w', 'constructor', '__proto__', 'w99999']) {
      const answer = await ask(`/${path}/${size}`)
      expect([size, answer.statusCode]).toEqual([size, 400])
      expect(answer.body).toContain('Given sizeName does not exist')
    }
  })
  test('M2 paths that climb, break or guess are answered 404 or 400, and no file appears outside the root', async () => {
    const [kind, ab, cd, ef] = path.split('/') as [string, string, string, string]
    const at = (id: string) => `/${kind}/${ab}/${cd}/${ef}/${id}/listingRectangle`
    const wrong = [
      at('..%2f..%2fetc'),
      at('%00'),
      at('%'),
      at('c1003-4%00'),
      at('..%5c..'),
      at('\\..\\'),
      at('c1003-04'),
      at('p'),
      at('p0'),
      at('p01'),
      at('p-1'),
      at('p1'),
      at('p1%2f..'),
      at('p99999999999999999'),
      at('s'),
      at('s0'),
      at('s1x'),
      at('s1c1003-99'),
      at('p1c1003-4'),
      `/avatar/${ab}/${cd}/${ef}/c1003-4/w72`,
      at('c1003-99'),
      at('c999999-1'),
      at('C1003-4'),
      `/${kind}/${ab}/${cd}/${ef.slice(1)}/c1003-4/listingRectangle`,
      `/${kind}/${ab}/${cd}/${ef}a/c1003-4/listingRectangle`,
      `/${kind}/${ab}/${cd}/zz/c1003-4/listingRectangle`,
      `/${kind}/00/00/00/c1003-4/listingRectangle`,
      `/xproduct/${ab}/${cd}/${ef}/c1003-4/w72`,
      `/productx/${ab}/${cd}/${ef}/c1003-4/w72`,
      `/review/${ab}/${cd}/${ef}/c1003-4/listingRectangle`,
      `/${kind}/${ab}/${cd}/${ef}/c1003-4/..%2f..%2fx`,
    ]
    for (const url of wrong)
      expect([url, (await ask(url)).statusCode]).toEqual([
        url,
        expect.toSatisfy((status: unknown) => status === 404 || status === 400),
      ])
    expect(await readdir(folder)).toEqual(['images'])
  })
})
