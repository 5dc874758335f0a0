import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eshopNames } from '#domains/eshops/contract.ts'
import type { CurrentUser } from '#domains/identity/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { isRefusal } from '#platform/errors/refusal.ts'
import { actingShopOf } from '#platform/http/access/acting-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { membershipsOf } from '../members/member-storage.ts'
import { shopMeCall } from './me-call.ts'

export interface ShopMeParts {
  readonly db: Database
  readonly currentUser: CurrentUser
}

/** `GET /api/v2/shop/me` (B-07). */
export function shopMeRoute(app: FastifyInstance, { db, currentUser }: ShopMeParts): void {
  mountCall(app, shopMeCall, async ({ request }) => {
    const { eshopId, rights, by } = await shopOf(request)
    const memberships = by === null ? [] : await membershipsOf(db, by)
    const names = await eshopNames(db, [eshopId, ...memberships.map((each) => each.eshopId)])
    const shop = shopNamed(names.get(eshopId))
    const user = by === null ? null : await currentUser(request)
    return {
      name: user?.name ?? shop.name,
      initials: user?.initials ?? '',
      may: [...rights],
      shop,
      shops: memberships.map((each) => shopNamed(names.get(each.eshopId))),
    }
  })
}

async function shopOf(request: FastifyRequest) {
  const shop = await actingShopOf(request)
  if (isRefusal(shop)) throw new Error('a route for shops was reached without one')
  return shop
}

function shopNamed(found: { readonly slug: string; readonly name: string } | undefined) {
  if (found === undefined) throw new Error('somebody acts for a shop that is not there')
  return { slug: found.slug, name: found.name }
}
