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
