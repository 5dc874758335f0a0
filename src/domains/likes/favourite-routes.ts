import type { FastifyInstance } from 'fastify'
import { consentOf } from '#domains/identity/contract.ts'
import { wireVariant } from '#domains/offers/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { favouritesOnSaleCall, favouritesShareCall, remarketingVariantsCall, variantsLikedCall } from './calls.ts'
import { type Favourite, onSale } from './favourites.ts'
import type { PeopleFavourites } from './people-favourites.ts'
import { personOf } from './routes.ts'

const PAGE_SIZE = 48
const LIMIT = 12

/** What the main API says of favourites. */
export function favouriteRoutes(app: FastifyInstance, favourites: Pick<PeopleFavourites, 'load' | 'sharing'>): void {
  const { sharing } = favourites
  mountCall(app, favouritesShareCall, async ({ request }) => ({
    encryptedShare: await sharing.linkOf(await personOf(request)),
  }))
  mountCall(app, favouritesOnSaleCall, async ({ query, request }) => {
    const all = await favourites.load(await personOf(request), 'recent')
    return { variants: wired(onSale(all).slice(0, query.limit ?? LIMIT)) }
  })
  mountCall(app, variantsLikedCall, async ({ query, request }) => {
    const { page = 1, pageSize = PAGE_SIZE, sort, encryptedShare, active } = query
    const isShared = encryptedShare !== undefined
    const personId = isShared ? await sharing.ownerOf(encryptedShare) : ((await callerOf(request))?.userId ?? null)
    if (personId === null)
      return isShared
        ? refusal('not_found', 'there is no such encryptedShare (variantsLiked)')
        : refusal('unauthenticated', 'this needs a signed-in user or encryptedShare (variantsLiked)')
    const all = await favourites.load(personId, sort, isShared ? 'favouritesShared' : 'favourites')
    const asked = active === undefined ? all : all.filter(({ variant }) => variant.active === active)
    return {
      variants: wired(asked.slice((page - 1) * pageSize, page * pageSize)),
      pagination: {
        page,
        pageSize,
        pageCount: Math.ceil(asked.length / pageSize),
        totalCount: asked.length,
      },
    }
  })
  mountCall(app, remarketingVariantsCall, async ({ query, request }) => {
    if (consentOf(request)?.marketing !== true) return { variants: [] }
    const all = await favourites.load(await personOf(request), 'recent')
    const allowed = all.filter(({ isForMarketing, variant }) => isForMarketing && variant.active)
    return { variants: wired(allowed.slice(0, query.limit ?? LIMIT)) }
  })
}

function wired(favourites: readonly Favourite[]) {
  return favourites.map(({ variant }) => wireVariant(variant))
}
