import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { serviceOrigin } from '#platform/http/access/service-hosts.ts'
import type { Log } from '#platform/log.ts'
import { createFirstScreens, type FirstScreenParts } from './fetching/queue/first-screens.ts'
import { waitingPictures } from './fetching/report/picture-report.ts'
import { shopPicturesRoutes } from './fetching/report/shop-pictures-routes.ts'
import type { LikenessIndex } from './likeness/likeness-index.ts'
import { likenessSourceOf } from './likeness/likeness-of-offers.ts'
import { type SimilarityOptions, similarityRoutes } from './likeness/similarity-routes.ts'
import type { ImageService } from './serving/image-service.ts'
import { imageHost } from './image-host.ts'

const LIKENESS_EVERY_MS = 10_000
const FIRST_SCREENS_EVERY_MS = 15_000

export interface ImageWebParts
  extends FirstScreenParts, Pick<SimilarityOptions, 'likePieces' | 'cardsOfPieces' | 'withAdminMode'> {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly db: Database
  /** For what no visitor waits for. */
  readonly patient: { readonly db: Database }
  readonly images: ImageService
  /** The file of like pieces that this process searches. */
  readonly likeness: Pick<LikenessIndex, 'follow'>
}

/** The image host, pieces that look alike, and the pictures that visitors see first. */
export function web(parts: ImageWebParts): WebSide {
  const { config, clock, db, images } = parts
  return {
    routes: (app) => {
      similarityRoutes(app, {
        ...parts,
        sourceOf: (variantId) => likenessSourceOf(db, variantId, clock.now()),
        imageOrigins: [config.url, ...(config.hosts.images === undefined ? [] : [serviceOrigin(config, 'images')])],
      })
      shopPicturesRoutes(app, { db })
      imageHost({ images, config }).routes?.(app)
    },
    measures: [
      {
        name: 'poiso_pictures_waiting',
        help: 'Addresses of pictures in the queue',
        read: () => waitingPictures(parts.patient.db),
      },
    ],
    repetitions: [
      {
        everyMs: LIKENESS_EVERY_MS,
        complaint: 'the file of like pieces cannot be opened',
        act: () => parts.likeness.follow(),
      },
      {
        everyMs: FIRST_SCREENS_EVERY_MS,
        complaint: 'the pictures of first screens cannot be asked for',
        act: createFirstScreens(parts),
      },
    ],
  }
}
