import type { FastifyRequest } from 'fastify'
import { eshopOf } from './eshop-token.ts'
import type { EshopId } from '../../ids.ts'

/** Acts for the shop whose token the guard has let in. */
export async function ofShop<T>(request: FastifyRequest, act: (eshopId: EshopId) => T): Promise<Awaited<T>> {
  const eshopId = await eshopOf(request)
  if (eshopId === null) throw new Error('a route for shops was reached without one')
  return await act(eshopId)
}
