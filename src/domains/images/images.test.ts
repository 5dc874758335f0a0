import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categories, isLeaf } from '#domains/catalogue/contract.ts'
import { testServer } from '#platform/http/testing.ts'
import type { HttpServer } from '#platform/http/server.ts'
import { categoryPicturePath, imageAddress, imageRoutes, renderedImages } from './contract.ts'
import { categoryPicture } from './category-picture.ts'
import { imageKinds, imageSizes, imageWidths } from './image-address.ts'

let folder = ''
let server: HttpServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-images-'))
  server = testServer()
  imageRoutes(server.app, { images: renderedImages(join(folder, 'images')) })
  await server.app.ready()
})
afterAll(async () => {
  await server.app.close()
  await rm(folder, { recursive: true, force: true })
})

const host = { host: 'img.poiso.localhost' }
const ask = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers: { ...host, ...headers } })
const path = categoryPicturePath(1003, 4)

describe('addresses', () => {
  test('X-04 the kinds of images are those of the specification', () => expect(imageKinds).toEqual(['tiny', 'product', 'review', 'avatar', 'inspiration']))
  test('X-04 a path has six lower hex digits in three pairs', () => expect(path).toMatch(/^product\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{2}\/c1003-4$/))
  test('X-04 an address ends in its size name or its width', () => {
    expect(imageAddress(path, { sizeName: 'listingRectangle' })).toBe(`/${path}/listingRectangle`)
    expect(imageAddress(path, { width: 480 })).toBe(`/${path}/w480`)
  })
  test("X-04 'Given sizeName does not exist', also for names that every object has", () => {
    for (const sizeName of ['huge', 'constructor', '__proto__', '']) expect(() => imageAddress(path, { sizeName })).toThrow('Given sizeName does not exist')
  })
  test('X-04 either a width of the set or a sizeName must be given', () => expect(() => imageAddress(path, { width: 361 })).toThrow('Either a width or a sizeName must be given'))
})

describe('the image host', () => {
  test.each(Object.entries(imageSizes))('X-04 %s is sent in its size, webp to those who take it and jpg to the others', async (name, size) => {
    for (const [accept, type] of [['image/avif,image/webp,*/*', 'webp'], ['image/*', 'jpeg']] as const) {
      const answer = await ask(`/${path}/${name}`, { accept })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({ 'content-type': `image/${type}`, vary: expect.stringContaining('Accept'), 'cache-control': 'public, max-age=31536000, immutable' })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: type, ...size })
    }
  })
  test('X-04 each width of the set is sent in 5 : 4', async () => {
    for (const width of imageWidths) expect(await sharp((await ask(`/${path}/w${width}`)).rawPayload).metadata()).toMatchObject({ width, height: Math.round(width * 0.8) })
  })
  test('X-04 an ETag that still holds is answered 304 without bytes', async () => {
    const { headers: { etag } } = await ask(`/${path}/listingRectangle`)
    const again = await ask(`/${path}/listingRectangle`, { 'if-none-match': String(etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
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
    const wrong = [at('..%2f..%2fetc'), at('%00'), at('%'), at('c1003-4%00'), at('..%5c..'), at('\\..\\'), at('c1003-04'), at('c1003-99'), at('c999999-1'), at('C1003-4'), `/${kind}/${ab}/${cd}/${ef.slice(1)}/c1003-4/listingRectangle`, `/${kind}/${ab}/${cd}/${ef}a/c1003-4/listingRectangle`, `/${kind}/${ab}/${cd}/zz/c1003-4/listingRectangle`, `/${kind}/00/00/00/c1003-4/listingRectangle`, `/review/${ab}/${cd}/${ef}/c1003-4/listingRectangle`, `/${kind}/${ab}/${cd}/${ef}/c1003-4/..%2f..%2fx`]
    for (const url of wrong) expect([url, (await ask(url)).statusCode]).toEqual([url, expect.toSatisfy((status: unknown) => status === 404 || status === 400)])
    expect(await readdir(folder)).toEqual(['images'])
  })
})

describe('rendering', () => {
  test('a cold listing of 48 drawings is answered whole, each picture 12 kB at most', async () => {
    const fresh = renderedImages(join(folder, 'images', 'cold'))
    const pictures = categories.filter(isLeaf).filter((_, at) => at % 5 === 0).slice(0, 48).map(({ id }) => categoryPicture(id, null))
    const made = await Promise.all(pictures.map((picture) => fresh.render(picture, imageSizes.listingRectangle, 'webp')))
    expect(made).toHaveLength(48)
    expect(made.filter((bytes) => bytes.length === 0 || bytes.length > 12_288)).toEqual([])
  })
  test('one picture that many ask for is made once', async () => {
    const fresh = renderedImages(join(folder, 'images', 'once'))
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => fresh.render(categoryPicture(1003, 4), imageSizes.listingRectangle, 'webp')))
    expect(others.every((bytes) => bytes === first)).toBe(true)
  })
  test('a folder that cannot be written to costs no picture', async () => {
    await writeFile(join(folder, 'images', 'file'), '')
    expect((await renderedImages(join(folder, 'images', 'file')).render(categoryPicture(1003, 4), imageSizes.listingRectangle, 'webp')).length).toBeGreaterThan(0)
  })
})
