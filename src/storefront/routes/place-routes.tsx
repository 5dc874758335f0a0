import type { FastifyInstance } from 'fastify'
import { categoryById, menuTrees, rooms } from '#domains/catalogue/contract.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/route-facts.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { RoomsPage } from '../pages/rooms/RoomsPage.tsx'
import { paths } from '../paths.ts'
import { makePage } from '../render-page.tsx'
import { readListingAddress, withoutTracking } from './listing-address.ts'
import { sendMoved, sendPage } from './send-page.ts'

/** the rooms, and a category by its id. A room's own listing is one of `listingRoutes`. */
export function placeRoutes(app: FastifyInstance, dependencies: StorefrontDependencies): void {
  const { site, signRendering } = dependencies
  app.get('/produtos/divisoes', { config: pageFacts() }, async (request, reply) => {
    const url = request.raw.url ?? ''
    if (withoutTracking(url) !== paths.rooms()) return sendMoved(reply, chosenRoom(url))
    const make = async () => makePage({ element: <RoomsPage rooms={menuTrees(() => '').rooms} /> }, site, signRendering)
    return sendPage(request, reply, { key: paths.rooms(), version: () => site.build, make }, dependencies)
  })
  app.get<{ Params: { categoryId: string } }>(
    '/category/:categoryId',
    { config: pageFacts() },
    async (request, reply) => {
      const { categoryId } = request.params
      const category = CATEGORY_ID.test(categoryId) ? categoryById(Number(categoryId)) : null
      if (category === null)
        throw new RefusedError(refusal('not_found', `no category has the id ${categoryId.slice(0, 20)}`))
      const outcome = readListingAddress(
        paths.category(category.slug) + queryOf(request.raw.url ?? ''),
        dependencies.directory(),
      )
      // At once to the address that its wishes have.
      return sendMoved(reply, outcome.kind === 'selection' ? outcome.canonicalUrl : paths.category(category.slug))
    },
  )
}

const CATEGORY_ID = /^[1-9]\d{0,9}$/

/** As the filter of a listing names it; anything else in the query says nothing here. */
function chosenRoom(url: string): string {
  const chosen = new URLSearchParams(queryOf(url)).get('divisao')
  const room = rooms.find(({ slug }) => slug === chosen)
  return room === undefined ? paths.rooms() : paths.room(room.slug)
}

function queryOf(url: string): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : ''
}
