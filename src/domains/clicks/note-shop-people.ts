import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { isRefusal } from '#platform/errors/refusal.ts'
import { actingShopOf } from '#platform/http/access/acting-shop.ts'
import { shopRightOf } from '#platform/http/access/shop-rights.ts'
import type { RouteFacts } from '#platform/http/request/route-facts.ts'
import type { Log } from '#platform/log.ts'
import { noteShopNetwork } from './shop-networks.ts'
import { networkOfDay } from './visitor.ts'

export interface ShopPeopleParts {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  /** Keys the hashes of networks, as those of clicks. */
  readonly visitorKey: Uint8Array
}

/** Networks that one process remembers to have noted; a new day begins with none. */
const MOST_REMEMBERED = 20_000

/** Notes where a shop's people ask from, once a network and day; what fails is told and tried at the next request. */
export type NoteShopPerson = (eshopId: number, address: string) => Promise<void>

/** Remembers in memory what it has noted. */
export function createNoteShopPerson({ db, clock, log, visitorKey }: ShopPeopleParts): NoteShopPerson {
  const noted = new Set<string>()
  return async (eshopId, address) => {
    const now = clock.now()
    const key = `${eshopId} ${networkOfDay(visitorKey, { address, now })}`
    if (noted.has(key)) return
    if (noted.size >= MOST_REMEMBERED) noted.clear()
    noted.add(key)
    try {
      await noteShopNetwork(db, visitorKey, { eshopId, address, now })
    } catch (error) {
      noted.delete(key)
      log.warn({ err: error, eshopId }, 'the network of a shop cannot be noted')
    }
  }
}

/** Hears of every request that was let in for a shop, by its token or by one of its people who has signed in. */
export function noteShopPeople(app: FastifyInstance, note: NoteShopPerson): void {
  app.addHook('onResponse', async (request, reply) => {
    const { access } = request.routeOptions.config as Partial<RouteFacts>
    if (shopRightOf(access) === null || reply.statusCode === 401 || reply.statusCode === 403) return
    const shop = await actingShopOf(request)
    if (!isRefusal(shop)) await note(shop.eshopId, request.ip)
  })
}
