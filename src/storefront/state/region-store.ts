import type { Region } from '#domains/search/rules/listing-selection.ts'
import { keepRegion, readRegion, REGION_COOKIE, regionOfCookie, regionWord } from '../region-address.ts'
import { type CookieJar, readCookie, writeCookie } from './cookie.ts'

/** As long as consent is (section 9): whoever chose an island lives there. */
const KEPT_S = 365 * 86_400

/** Where this person wants things delivered. Pages of a region say it in their address (ADR 0063); this is for links and addresses that say nothing. */
export interface RegionStore {
  /** What was chosen here; null: nothing. */
  chosen(): Region | null
  choose(region: Region): void
}

let opened: RegionStore | null = null

/** The page's one store. */
export function regionStore(): RegionStore {
  return (opened ??= createRegionStore(document))
}

/** `jar`: where cookies are read and written. */
export function createRegionStore(jar: CookieJar): RegionStore {
  return {
    chosen: () => regionOfCookie(readCookie(REGION_COOKIE, jar)),
    choose: (region) => writeCookie(REGION_COOKIE, regionWord(region), KEPT_S, jar),
  }
}

/** The region that holds on this page: its address's; the chosen one where the address can say none. */
export function regionHere(url: string, chosen: Region | null): Region {
  const asked = readRegion(url)
  return asked === 'mainland' ? (chosen ?? asked) : asked
}

/** A link of this page within the region that holds on it. */
export function inRegionHere(url: string): string {
  return keepRegion(url, regionHere(location.href, regionStore().chosen()))
}
