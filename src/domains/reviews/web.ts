import { openImageStore } from '#domains/images/contract.ts'
import { networkHashes } from '#domains/moderation/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { type PhotoOutcome, photoRoutes } from './photos/photo-routes.ts'
import { type PhotoPage, photoTickets } from './photos/photo-tickets.ts'
import { createReviewReader, type ReviewReaderDeps } from './read/review-reader.ts'
import { shopReviewRoutes } from './replies/routes.ts'
import { reviewRoutes } from './read/routes.ts'

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export interface ReviewsWebParts extends ReviewReaderDeps {
  readonly clock: Clock
  readonly config: Pick<Config, 'url' | 'imagesUrl'>
  readonly secret: string
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  /** Of the page that pictures were sent from; `of`: what tells it from others of its kind. */
  reviewPhotosPath(page: PhotoPage, of: string, outcome: PhotoOutcome): string
}

export function web(parts: ReviewsWebParts): WebSide {
  const { db, clock, config, secret, dataFolder } = parts
  return {
    routes: (app) => {
      reviewRoutes(app, createReviewReader(parts))
      shopReviewRoutes(app, parts)
      photoRoutes(app, {
        db,
        clock,
        store: openImageStore({ imagesUrl: config.imagesUrl, dataFolder }),
        tickets: photoTickets(secret),
        networkHash: networkHashes(secret),
        resultUrl: (...of) => config.url + parts.reviewPhotosPath(...of),
      })
    },
  }
}
