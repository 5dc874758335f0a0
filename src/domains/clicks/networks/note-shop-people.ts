import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { isRefusal } from '#platform/errors/refusal.ts'
import { actingShopOf, shopPersonOf } from '#platform/http/access/acting-shop.ts'
import { isCallerKnown } from '#platform/http/access/caller.ts'
import { shopRightOf } from '#platform/http/access/shop-rights.ts'
import type { RouteFacts } from '#platform/http/request/route-facts.ts'
import type { Log } from '#platform/log.ts'
import { noteShopNetwork } from './shop-networks.ts'
import { networkOfDay } from '../redirect/visitor.ts'

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
export interface NoteShopPeople {
  /** Somebody who acts for the shop. */
  shop(eshopId: number, address: string): Promise<void>
  /** Somebody of shops who has signed in, whatever they do. */
  person(userId: number, address: string, shops: () => Promise<readonly number[]>): Promise<void>
}

/** Remembers in memory what it has noted. */
export function createNoteShopPeople({ db, clock, log, visitorKey }: ShopPeopleParts): NoteShopPeople {
  const noted = new Set<string>()
  const once = async (who: string, address: string, shops: () => Promise<readonly number[]>) => {
    const now = clock.now()
    const key = `${who} ${networkOfDay(visitorKey, { address, now })}`
    if (noted.has(key)) return
    if (noted.size >= MOST_REMEMBERED) noted.clear()
    noted.add(key)
    try {
      for (const eshopId of await shops()) await noteShopNetwork(db, visitorKey, { eshopId, address, now })
    } catch (error) {
      noted.delete(key)
      log.warn({ err: error, who }, 'the network of a shop cannot be noted')
    }
  }
  return {
    shop: (eshopId, address) => once(`shop ${eshopId}`, address, async () => [eshopId]),
    person: (userId, address, shops) => once(`person ${userId}`, address, shops),
  }
}

/**
 * Hears of every request that was let in for a shop, by its token or by one of its people who has signed in; and of whatever else these
 * people ask for while they are signed in, clicks too: on a phone in another network they are who they are.
 */
export function noteShopPeople(app: FastifyInstance, note: NoteShopPeople, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const { access, service } = request.routeOptions.config as Partial<RouteFacts>
    try {
      if (shopRightOf(access) !== null) {
        if (reply.statusCode === 401 || reply.statusCode === 403) return
        const shop = await actingShopOf(request)
        if (!isRefusal(shop)) await note.shop(shop.eshopId, request.ip)
      } else if (service === 'click' || service === 'api' || isCallerKnown(request)) {
        const person = await shopPersonOf(request)
        if (person !== null) await note.person(person.userId, request.ip, person.shops)
      }
    } catch (error) {
      log.warn({ err: error }, 'who asks cannot be found: their network is not noted')
    }
  })
}
