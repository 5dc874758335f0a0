import type { FastifyRequest } from 'fastify'
import { isRefusal } from '../../errors/refusal.ts'
import type { EshopId, UserId } from '../../ids.ts'
import { actingShopOf } from './acting-shop.ts'
import type { ShopRight } from './shop-rights.ts'

/**
 * Acts for the shop for which the guard has let the request in. `by`: who, or null where it is a program with a token; `rights`: all that
 * they may do, for answers that hold back what needs another right.
 */
export async function ofShop<T>(
  request: FastifyRequest,
  act: (eshopId: EshopId, by: UserId | null, rights: ReadonlySet<ShopRight>) => T,
): Promise<Awaited<T>> {
  const shop = await actingShopOf(request)
  if (isRefusal(shop)) throw new Error('a route for shops was reached without one')
  return await act(shop.eshopId, shop.by, shop.rights)
}
