import sharp from 'sharp'
import { systemClock } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import { openImages, openImageStore } from './open-images.ts'
import type { FetchedPictures } from './original.ts'
import type { ImageService } from './serving/image-service.ts'

/** Nothing was ever fetched. */
export const noPictures: FetchedPictures = {
  findPicture: async () => null,
  fetchNow: async () => 'absent',
  takenDown: async () => [],
}

/** Images for a test's site: drawings only, unless it brings pictures of its own. */
export function testImages(dataFolder: string, pictures: FetchedPictures = noPictures): ImageService {
  return openImages({
    store: openImageStore({ imagesUrl: null, dataFolder }),
    dataFolder,
    pictures,
    clock: systemClock,
    log: createLog({ level: 'silent' }),
  })
}

/** Puts a plain picture of content where a test's site looks for it, under the place that its pages name. */
export async function keepTestPicture(dataFolder: string, path: string): Promise<void> {
  const plain = { create: { width: 240, height: 240, channels: 3, background: '#375a7f' } } as const
  const key = `${path.replace(/^inspiration/, 'content')}.jpg`
  await openImageStore({ imagesUrl: null, dataFolder }).write(key, await sharp(plain).jpeg().toBuffer())
}
