import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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
  const gate = Promise.withResolvers<void>()
  let begun = 0
  const load = async () => {
    begun += 1
    await gate.promise
    return { svg }
  }
  const making = Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      renditions.get({ of: `abcde${at.toString(16)}-c0-0`, box: imageSizes.listingRectangle, format: 'webp', load }),
    ),
  )
  await vi.waitFor(() => expect(begun).toBe(2))
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate)
  expect(begun).toBe(2)
  gate.resolve()
  await making
  expect([begun, renditions.made]).toEqual([12, 12])
})
