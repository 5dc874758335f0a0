import type { FastifyInstance } from 'fastify'
import { pageFacts } from '#platform/http/route-facts.ts'
import { ShopsHomePage } from '../pages/shops-site/ShopsHomePage.tsx'
import { type PrivatePageDependencies, sendSharedPage } from './send-private-page.tsx'

/** the shop-storage site, on a host of its own. Whatever else is asked there is 404 in its own words (host-place.ts). */
export function shopsSiteRoutes(app: FastifyInstance, dependencies: PrivatePageDependencies): void {
  app.get('/', { config: pageFacts({ service: 'lojas' }) }, (_request, reply) =>
    sendSharedPage(reply, <ShopsHomePage />, dependencies),
  )
}
