import { SHOP_RIGHTS, type ShopRight } from '#platform/http/access/shop-rights.ts'
import type { MemberRole } from '../members/member.ts'

/** What each role may do for its shop (ADR 0123). */
export const RIGHTS_OF_ROLE: Readonly<Record<MemberRole, readonly ShopRight[]>> = {
  owner: SHOP_RIGHTS,
  manager: SHOP_RIGHTS.filter((right) => right !== 'people'),
  finance: ['read', 'bids', 'billing'],
  viewer: ['read'],
}
