import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { testServer } from '#platform/http/testing.ts'
import { keepAvatar, makeAvatar, removeAvatar } from './avatar.ts'
import { imageAddress } from './image-address.ts'
import { openImageStore } from './open-images.ts'
import { imageRoutes } from './routes.ts'
import { testImages } from './testing.ts'

/** X-04 ADR 0082: pictures of people, from the file to the answer. */

const dataFolder = mkdtempSync(join(tmpdir(), 'poiso-avatars-'))
const store = openImageStore({ imagesUrl: null, dataFolder })
const { app } = testServer()
imageRoutes(app, { images: testImages(dataFolder), https: false })
afterAll(async () => {
  await app.close()
  await rm(dataFolder, { recursive: true, force: true })
})

async function aPicture(width = 600, height = 300): Promise<Buffer> {
  const made = await makeAvatar(
    await sharp({
      create: { width, height, channels: 3, background: '#345', noise: { type: 'gaussian', mean: 128, sigma: 50 } },
    })
      .png()
      .toBuffer(),
  )
  if (made.kind === 'wrong') throw new Error(made.problem)
  return made.jpeg
}

test('X-04 what is kept is a square, of whatever shape it came', async () => {
  for (const [width, height] of [
    [600, 300],
    [200, 900],
    [250, 250],
  ] as const)
    expect(await sharp(await aPicture(width, height)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 480,
      height: 480,
    })
})

test('X-04 it is shown as avatar and tiny, square in every width, and as nothing else', async () => {
  const path = await keepAvatar(store, await aPicture())
  for (const kind of ['avatar', 'tiny'])
    for (const width of [72, 240] as const) {
      const answer = await app.inject({ url: imageAddress(path.replace('avatar', kind), { width }) })
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=600'])
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height: width })
    }
  for (const kind of ['product', 'review', 'inspiration'])
    expect((await app.inject({ url: imageAddress(path.replace('avatar', kind), { width: 72 }) })).statusCode).toBe(404)
})

test('X-04 the same picture of two people is two: one that is removed is gone at once, from memory and disk, and the other stays', async () => {
  const jpeg = await aPicture()
  const [one, other] = [await keepAvatar(store, jpeg), await keepAvatar(store, jpeg)]
  const statusOf = async (path: string) => (await app.inject({ url: imageAddress(path, { width: 240 }) })).statusCode
  expect([await statusOf(one), await statusOf(other)]).toEqual([200, 200])
  await removeAvatar(store, one)
  expect([await statusOf(one), await statusOf(other)]).toEqual([404, 200])
  const files = await readdir(join(dataFolder, 'images'), { recursive: true })
  const id = one.split('/').at(-1) ?? ''
  expect(files.filter((name) => name.includes(id))).toEqual([])
})

test('X-04 nothing is removed by a path that is no picture of a person', async () => {
  await store.write('content/ab/cd/ef/e1.jpg', Buffer.from('x'))
  await removeAvatar(store, 'content/ab/cd/ef/e1')
  await removeAvatar(store, '../../content/ab/cd/ef/e1')
  expect(await store.read('content/ab/cd/ef/e1.jpg')).not.toBeNull()
})
