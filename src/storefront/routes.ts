import type { FastifyInstance } from 'fastify'
import { useReadyAnswers } from '#platform/http/answers/ready-answers.ts'
import type { StorefrontDependencies } from './dependencies.ts'
import { mountPages, mountSignposts } from './page/mount-pages.ts'
import { readyPages } from './page/send-page.ts'
import { pages, signposts } from './pages.ts'
import { articleFeedRoute } from './routes/article-feed-route.ts'
import { badgeRoutes } from './routes/badge-routes.tsx'
import { boardRoutes } from './routes/board-routes.ts'
import { historyRoutes } from './routes/history-routes.ts'
import { labRoutes } from './routes/lab-routes.tsx'
import { manifestRoutes } from './routes/manifest-routes.ts'
import { shareCardRoutes } from './routes/share-card-routes.ts'
import { sitemapRoutes } from './routes/sitemap-routes.ts'

/** Every page of the site and what its pages ask for. Built files are served by `assetRoutes`, errors by `createErrorPage`, finished HTML for the feed call by `createListHtml`. */
export function storefrontRoutes(app: FastifyInstance, dependencies: StorefrontDependencies): void {
  mountPages(app, pages, dependencies)
  mountSignposts(app, signposts, dependencies)
  historyRoutes(app, dependencies)
  labRoutes(app, dependencies)
  boardRoutes(app, dependencies)
  sitemapRoutes(app, pages, dependencies)
  articleFeedRoute(app, dependencies)
  manifestRoutes(app, dependencies)
  shareCardRoutes(app, dependencies)
  badgeRoutes(app, dependencies)
  useReadyAnswers(app.server, readyPages(dependencies))
}
