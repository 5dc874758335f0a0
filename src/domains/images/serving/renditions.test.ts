import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { categoryPicture } from '../category-picture.ts'
import { imageSizes } from '../image-address.ts'
import { RenditionFolder } from './rendition-folder.ts'
import { createRenditions } from './renditions.ts'

let root = ''
beforeAll(async () => void (root = await mkdtemp(join(tmpdir(), 'poiso-renditions-'))))
afterAll(() => rm(root, { recursive: true, force: true }))

test('two pictures are made at once, whatever is asked for', async () => {
  const renditions = createRenditions(new RenditionFolder(root, systemClock), systemClock)
  const { svg } = categoryPicture(1003, 4)
  const atWork = { most: 0, isDone: false }
  const pictures = Array.from({ length: 12 }, (_, at) => `abcde${at.toString(16)}-c0-0`)
  const making = Promise.all(
    pictures.map((of) =>
      renditions.get({
        of,
        box: imageSizes.listingRectangle,
        format: 'webp',
        load: async () => ({ svg }),
      }),
    ),
  )
  void making.finally(() => (atWork.isDone = true))
  while (!atWork.isDone) {
    // Not those that wait: one that leaves the queue at this moment counts in both.
    atWork.most = Math.max(atWork.most, sharp.counters().process)
    await new Promise(setImmediate)
  }
  await making
  // They are answered before they are kept, and the folder goes with the test.
  await Promise.all(pictures.map((of) => renditions.forget(of)))
  expect([atWork.most, renditions.made]).toEqual([2, 12])
})
