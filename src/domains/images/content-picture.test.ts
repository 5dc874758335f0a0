import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { systemClock as clock } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import { keepContentPicture } from './content-picture.ts'
import { imageSizes } from './image-address.ts'
import { openImages } from './open-images.ts'
import { noPictures } from './testing.ts'

const dataFolder = await mkdtemp(join(tmpdir(), 'poiso-content-picture-'))
afterAll(() => rm(dataFolder, { recursive: true, force: true }))
const store = folderStore(join(dataFolder, 'images'))
const { answer } = openImages({ store, dataFolder, pictures: noPictures, clock, log: createLog({ level: 'silent' }) })

function shown(imageId: string, hash: string) {
  return answer({ subject: { kind: 'content', imageId }, hash, box: imageSizes.listingRectangle }, 'webp')
}

test('X-04 a picture of content is shown in every size under its own address alone', async () => {
  const bytes = await sharp({ create: { width: 600, height: 480, channels: 3, background: '#a33' } })
    .webp()
    .toBuffer()
  const [, ab = '', cd = '', ef = '', imageId = ''] = (await keepContentPicture(store, bytes)).split('/')
  const image = await shown(imageId, ab + cd + ef)
  expect(image).toMatchObject({ status: 200, lifetime: 'ever' })
  expect(await sharp(image?.body ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 360, height: 288 })
  expect(await shown(imageId, 'abcdef')).toBeNull()
  expect(await shown(`e${ab}${cd}${ef}0000000000`, ab + cd + ef)).toBeNull()
})
