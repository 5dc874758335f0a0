import type { FastifyInstance } from 'fastify'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { paths } from '../paths.ts'
import { atomFeed } from '../seo/atom-feed.ts'

const CACHE_CONTROL = 'public, max-age=600'

/** the newest articles for readers of feeds. */
export function articleFeedRoute(
  app: FastifyInstance,
  { site, articles }: Pick<StorefrontDependencies, 'site' | 'articles'>,
): void {
  app.get(paths.articleFeed(), { config: pageFacts({ priority: 'background' }) }, (_request, reply) =>
    reply
      .type('application/atom+xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(atomFeed(site, articles.shown())),
  )
}
