import type { WebSide } from '#platform/domain/define-domain.ts'
import { createReviewReader, type ReviewReaderDeps } from './read/review-reader.ts'
import { reviewRoutes } from './read/routes.ts'

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export interface ReviewsWebParts extends ReviewReaderDeps {}

export function web(parts: ReviewsWebParts): WebSide {
  return { routes: (app) => reviewRoutes(app, createReviewReader(parts)) }
}
