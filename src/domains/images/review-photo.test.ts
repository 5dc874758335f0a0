import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { testServer } from '#platform/http/testing.ts'
import { imageAddress } from './image-address.ts'
import { openImageStore } from './open-images.ts'
import { keepReviewPhoto, makeReviewPhoto, newReviewPhotoPath, removeReviewPhoto } from './review-photo.ts'
import { imageRoutes } from './routes.ts'
import { testImages } from './testing.ts'

/** X-04 ADR 0094: pictures of reviews, from the file to the answer. */

const dataFolder = mkdtempSync(join(tmpdir(), 'poiso-review-photos-'))
const store = openImageStore({ imagesUrl: null, dataFolder })
const { app } = testServer()
imageRoutes(app, { images: testImages(dataFolder), https: false })
afterAll(async () => {
  await app.close()
  await rm(dataFolder, { recursive: true, force: true })
})

function noise(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#345', noise: { type: 'gaussian', mean: 128, sigma: 50 } },
  })
}

test('M3 where and with what it was taken is not in what is kept, and it stands upright', async () => {
  const exif = { IFD0: { Make: 'Fabricante' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } }
  const taken = await noise(800, 400).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer()
  expect(taken.includes('Fabricante')).toBe(true)
  const made = await makeReviewPhoto(taken)
  if (made.kind === 'wrong') throw new Error(made.problem)
  expect(made).toMatchObject({ width: 400, height: 800 })
  expect((await sharp(made.jpeg).metadata()).exif).toBeUndefined()
  expect(made.jpeg.includes('Fabricante')).toBe(false)
})

test('M3 what else a file is goes, or it is refused', async () => {
  const page = Buffer.from('<script>alert(1)</script>')
  const polyglot = Buffer.concat([await noise(400, 400).jpeg().toBuffer(), page])
  const made = await makeReviewPhoto(polyglot)
  expect(made.kind === 'picture' && made.jpeg.includes('<script>')).toBe(false)
  for (const file of [
    page,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('PK\u0003\u0004'),
    Buffer.alloc(0),
  ])
    expect((await makeReviewPhoto(file)).kind).toBe('wrong')
})

test('X-04 it is shown as a review in its own shape and as nothing else, and one that is removed is gone at once', async () => {
  const made = await makeReviewPhoto(await noise(2400, 1200).png().toBuffer())
  if (made.kind === 'wrong') throw new Error(made.problem)
  expect(made).toMatchObject({ width: 1600, height: 800 })
  const [path, other] = [newReviewPhotoPath(made.jpeg), newReviewPhotoPath(made.jpeg)]
  await keepReviewPhoto(store, path, made.jpeg)
  await keepReviewPhoto(store, other, made.jpeg)
  const answer = (of: string) => app.inject({ url: imageAddress(of, { width: 480 }) })
  const shown = await answer(path)
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=600'])
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 480, height: 240 })
  for (const kind of ['product', 'avatar', 'inspiration'])
    expect((await answer(path.replace('review/', `${kind}/`))).statusCode).toBe(404)
  await removeReviewPhoto(store, path)
  await removeReviewPhoto(store, '../../avatars/x')
  expect([(await answer(path)).statusCode, (await answer(other)).statusCode]).toEqual([404, 200])
})
