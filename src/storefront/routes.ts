import type { FastifyInstance } from 'fastify'
import type { StorefrontDependencies } from './dependencies.ts'
import { useReadyAnswers } from '#platform/http/ready-answers.ts'
import { compareRoutes } from './routes/compare-routes.tsx'
import { historyRoutes } from './routes/history-routes.ts'
import { listingRoutes } from './routes/listing-routes.tsx'
import { pageRoutes } from './routes/page-routes.tsx'
import { placeRoutes } from './routes/place-routes.tsx'
import { productRoutes } from './routes/product-routes.tsx'
import { readyPages } from './routes/send-page.ts'
import { reportRoutes } from './routes/report-routes.tsx'
import { similarRoutes } from './routes/similar-routes.tsx'
import { shopsSiteRoutes } from './routes/shops-site-routes.tsx'
import { sitemapRoutes } from './routes/sitemap-routes.ts'

/** Every page of the site. Built files are served by `assetRoutes`, errors by `createErrorPage`, finished HTML for the feed call by `createListHtml`. */
export function storefrontRoutes(app: FastifyInstance, dependencies: StorefrontDependencies): void {
  pageRoutes(app, dependencies)
  placeRoutes(app, dependencies)
  listingRoutes(app, dependencies)
  productRoutes(app, dependencies)
  similarRoutes(app, dependencies)
  reportRoutes(app, dependencies)
  historyRoutes(app, dependencies)
  compareRoutes(app, dependencies)
  sitemapRoutes(app, dependencies)
  shopsSiteRoutes(app, dependencies)
  useReadyAnswers(app.server, readyPages(dependencies))
}
