import type { FastifyRequest } from 'fastify'
import { isRefusal, type Refusal, refusal } from '../../errors/refusal.ts'
import { actingShopOf } from './acting-shop.ts'
import type { ShopRight } from './shop-rights.ts'

/** Whether a request may do for its shop what a route asks the right for. */
export async function refuseShop(request: FastifyRequest, right: ShopRight): Promise<Refusal | null> {
  const shop = await actingShopOf(request)
  if (isRefusal(shop)) return shop
  return shop.rights.has(right) ? null : refusal('forbidden', `this needs the right ${right} for this shop`)
}
