import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Clock } from '#platform/clock.ts'
import { ConfigError } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { s3PlaceOf, s3Store } from '#ports/image-store/s3-store.ts'
import type { FetchedPictures } from './original.ts'
import { createImageService, type ImageService } from './serving/image-service.ts'
import { RenditionFolder } from './serving/rendition-folder.ts'
import { createRenditions } from './serving/renditions.ts'
import { createShareCards, type ShareCards } from './serving/share-cards.ts'

/** The store that IMAGES_URL names: a bucket, a folder, or by default one in POISO_DATA. Throws a ConfigError for an address that names none. */
export function openImageStore({
  imagesUrl,
  dataFolder,
}: {
  imagesUrl: string | null
  dataFolder: string
}): ImageStore {
  if (imagesUrl === null) return folderStore(join(dataFolder, 'images'))
  if (imagesUrl.startsWith('file:')) return folderStore(fileURLToPath(imagesUrl))
  try {
    return s3Store(s3PlaceOf(imagesUrl))
  } catch (error) {
    throw new ConfigError('IMAGES_URL', (error as Error).message)
  }
}

export interface Images extends ImageService {
  readonly shareCards: ShareCards
}

/** Pictures in every size over a store; renditions are kept beside the process, wherever the originals lie. */
export function openImages(parts: {
  store: ImageStore
  dataFolder: string
  pictures: FetchedPictures
  clock: Clock
  log: Pick<Log, 'warn' | 'error'>
}): Images {
  const renditions = createRenditions(
    new RenditionFolder(join(parts.dataFolder, 'images', 'renditions'), parts.clock),
    parts.clock,
  )
  const images = createImageService({ ...parts, renditions })
  return { ...images, shareCards: createShareCards({ images, renditions }) }
}
