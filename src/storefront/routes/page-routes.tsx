import type { FastifyInstance } from 'fastify'
import { clickSources } from '#domains/clicks/contract.ts'
import { emptySelection } from '#domains/search/contract.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/route-facts.ts'
import { soonest } from '../cache/soonest.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { EshopsPage } from '../pages/eshops/EshopsPage.tsx'
import { eshopCards } from '../pages/eshops/load.ts'
import { HomePage } from '../pages/home/HomePage.tsx'
import { loadHome } from '../pages/home/load.ts'
import { christmasWindow } from '../parts/variant/christmas-window.ts'
import { renderCards } from '../parts/variant/render-cards.tsx'
import { paths } from '../paths.ts'
import { makePage } from '../render-page.tsx'
import { withoutTracking } from './listing-address.ts'
import { sendMoved, sendPage } from './send-page.ts'

/** What the home page and /lojas show changes with anything. */
const everything = emptySelection({ kind: 'all' })

/** and the redirect of R-05. */
export function pageRoutes(app: FastifyInstance, dependencies: StorefrontDependencies): void {
  const { site, listings, eshops, signRendering } = dependencies
  app.get('/', { config: pageFacts() }, async (request, reply) => {
    if (withoutTracking(request.raw.url ?? '/') !== '/') return sendMoved(reply, '/')
    const christmasNow = () => christmasWindow(dependencies.flags, dependencies.clock.now())
    const version = () => `${listings.versionOf(everything)}.${christmasNow().window?.daysLeft ?? ''}`
    const make = async () => {
      const christmas = christmasNow()
      const view = await loadHome(listings, eshops, dependencies)
      const { fragments, validUntil } = await renderCards(
        {
          hits: view.newestHits,
          region: 'mainland',
          view: 'grid',
          clickSource: clickSources.homepage,
          christmas,
          eagerCount: 0,
        },
        dependencies,
      )
      return makePage(
        { element: <HomePage view={view} />, fragments, validUntil: soonest([christmas.validUntil, validUntil]) },
        site,
        signRendering,
      )
    }
    return sendPage(request, reply, { key: '/', version, make }, dependencies)
  })
  app.get('/lojas', { config: pageFacts() }, async (request, reply) => {
    if (withoutTracking(request.raw.url ?? '') !== paths.eshops()) return sendMoved(reply, paths.eshops())
    const make = async () =>
      makePage({ element: <EshopsPage eshops={eshopCards(eshops, await listings.overview())} /> }, site, signRendering)
    return sendPage(
      request,
      reply,
      { key: paths.eshops(), version: () => listings.versionOf(everything), make },
      dependencies,
    )
  })
  app.get<{ Params: { merchantId: string } }>('/eshop/:merchantId', { config: pageFacts() }, async (request, reply) => {
    const eshop = eshops.list().find(({ id }) => String(id) === request.params.merchantId)
    if (eshop === undefined)
      throw new RefusedError(refusal('not_found', `no shop has the id ${request.params.merchantId.slice(0, 20)}`))
    return sendMoved(reply, paths.eshopProducts(eshop.slug))
  })
}
