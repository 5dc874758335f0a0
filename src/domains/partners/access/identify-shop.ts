import { eshopIdOf, findEshopByToken } from '#domains/eshops/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { IdentifyShop } from '#platform/http/access/acting-shop.ts'
import type { ShopRight } from '#platform/http/access/shop-rights.ts'
import { membershipsOf, roleOf } from '../members/member-storage.ts'
import { RIGHTS_OF_ROLE } from './rights-of-role.ts'

/**
 * For which shop a request acts, as the rows say now: nothing of it is kept from one request to the next, so that what is revoked, removed or
 * taken is over on every web at once (ADR 0123).
 */
export function identifyShopBy({ db, clock }: { readonly db: Database; readonly clock: Clock }): IdentifyShop {
  return {
    ofToken: async (token) => {
      const found = await findEshopByToken(db, token, clock.now())
      return found === null ? null : { eshopId: found.eshopId, rights: new Set(found.rights), by: null }
    },
    ofPerson: async ({ userId, isAdmin }, slug) => {
      const eshopId = await eshopIdOf(db, slug)
      if (eshopId === null) return null
      const role = await roleOf(db, eshopId, userId)
      const rights = role === null ? adminsRights(isAdmin) : RIGHTS_OF_ROLE[role]
      return rights.length === 0 ? null : { eshopId, rights: new Set(rights), by: userId }
    },
    shopsOf: async (userId) => (await membershipsOf(db, userId)).map(({ eshopId }) => eshopId),
  }
}

/** Who runs the site sees what a shop sees, to help it; what is done in a shop's name, the shop does. */
function adminsRights(isAdmin: boolean): readonly ShopRight[] {
  return isAdmin ? ['read'] : []
}
