import type { Database } from '#platform/database/connect.ts'
import { markDuplicates } from './duplicates.ts'
import type { KnownOffers } from '../known/known-offers.ts'
import { commonestLinkHost, markForeign } from './link-domains.ts'
import { type ItemsFound, NONE_FOUND } from '../staging/staged-examples.ts'

/** What only all items together tell of some of them. */
export interface SettledItems {
  /** Items beyond the first of each id that say the same. */
  readonly repeated: ItemsFound
  /** Items whose id stands with other content elsewhere: all of them are out. */
  readonly conflicting: ItemsFound
  /** Items that link to another host than most, where the shop's domains were not known: out as well. */
  readonly foreign: ItemsFound
  /** The host of most links, where the shop's domains were not known and there are links. */
  readonly ownHost: string | null
}

/** What was seen of the hosts that the staged links lead to. */
export interface TakenHosts {
  /** The shop's domains are not known: its links tell. */
  readonly isOpen: boolean
  /** The host of all links when it is one and the same, else null. */
  readonly only: string | null
  /** The host of most links where writing has found out (first-snapshot.ts), else null. */
  readonly most: string | null
}

/** Settles what can be known only when all is staged, and marks it in the staging table. */
export async function settleItems(
  session: Database,
  eshopId: number,
  hosts: TakenHosts,
  known: KnownOffers,
): Promise<SettledItems> {
  const duplicates = await markDuplicates(session, eshopId, known)
  const ownHost = hosts.isOpen ? (hosts.only ?? hosts.most ?? (await commonestLinkHost(session))) : null
  const isOneHost = ownHost === null || ownHost === hosts.only
  return { ...duplicates, foreign: isOneHost ? NONE_FOUND : await markForeign(session, ownHost), ownHost }
}
