import type { FastifyRequest } from 'fastify'
import { type Refusal, refusal } from '../../errors/refusal.ts'
import type { EshopId, UserId } from '../../ids.ts'
import { type Caller, callerOf } from './caller.ts'
import type { ShopRight } from './shop-rights.ts'

/** For which shop a request acts. */
export interface ActingShop {
  readonly eshopId: EshopId
  readonly rights: ReadonlySet<ShopRight>
  /** Who has signed in; null: a program with a token. */
  readonly by: UserId | null
}

/** Finds for which shop a token or somebody signed in acts; both read what stands in the database now (ADR 0123). */
export interface IdentifyShop {
  ofToken(token: string): Promise<ActingShop | null>
  /** `slug`: the shop that they have chosen, by its name in addresses. */
  ofPerson(caller: Caller, slug: string): Promise<ActingShop | null>
  /** All shops whose people they are. */
  shopsOf(userId: UserId): Promise<readonly EshopId[]>
}

type Found = ActingShop | Refusal<'unauthenticated' | 'forbidden' | 'parameter_missing'>

const identifiers = new WeakMap<object, IdentifyShop>()
const found = new WeakMap<FastifyRequest, Promise<Found>>()
const BEARER = /^bearer ([\w-]{20,100})$/i

export function useIdentifyShop(server: object, identify: IdentifyShop): void {
  identifiers.set(server, identify)
}

/**
 * The shop that a request acts for. `Authorization: Bearer …` decides where it is there, whatever cookies come along; else the session and
 * the shop in the query, `?eshop=moveis-tavarede`, which somebody of several shops chooses by.
 */
export function actingShopOf(request: FastifyRequest): Promise<Found> {
  const known = found.get(request)
  if (known !== undefined) return known
  const asked = findShop(request)
  found.set(request, asked)
  return asked
}

/** Shops whose people somebody is who has signed in, whatever the request is about; `shops` asks for them only when it is called. */
export async function shopPersonOf(
  request: FastifyRequest,
): Promise<{ readonly userId: UserId; shops(): Promise<readonly EshopId[]> } | null> {
  const identify = identifiers.get(request.server.server)
  const caller = await callerOf(request)
  if (identify === undefined || caller?.isEshop !== true) return null
  return { userId: caller.userId, shops: () => identify.shopsOf(caller.userId) }
}

async function findShop(request: FastifyRequest): Promise<Found> {
  const identify = identifiers.get(request.server.server)
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const token = BEARER.exec(authorization)?.[1]
    const shop = token === undefined ? null : await identify?.ofToken(token)
    return shop ?? refusal('unauthenticated', "the header Authorization names no token of a shop's that is good")
  }
  const caller = await callerOf(request)
  if (caller === null)
    return refusal('unauthenticated', "this needs a shop's token in the header Authorization, or a signed-in user")
  const slug = chosenShop(request.query)
  if (slug === null) return refusal('parameter_missing', 'required parameter eshop is missing: which shop is it about?')
  return (await identify?.ofPerson(caller, slug)) ?? refusal('forbidden', 'you do not act for this shop')
}

const SLUG = /^[a-z0-9-]{1,100}$/

function chosenShop(query: unknown): string | null {
  const { eshop } = (query ?? {}) as { readonly eshop?: unknown }
  return typeof eshop === 'string' && SLUG.test(eshop) ? eshop : null
}
