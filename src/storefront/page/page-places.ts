import type { Site } from '../site.ts'
import { below, SHOPS_BASE } from '../shops-links.ts'
import type { Elsewhere, Page } from './page.ts'

/**
 * Where a page answers. Those of the shop-storage site answer at two places (ADR 0091): on their own host, and below `/lojas-site`
 * of the site, for an operator who has one host.
 */
export interface PagePlace {
  readonly service: 'site' | 'lojas'
  /** What stands before its addresses. */
  readonly base: '' | typeof SHOPS_BASE
}

const SITE: PagePlace = { service: 'site', base: '' }
const SHOPS: readonly PagePlace[] = [
  { service: 'lojas', base: '' },
  { service: 'site', base: SHOPS_BASE },
]

/** The places of a page. */
export function placesOf({ service = 'site' }: Pick<Page, 'service'>): readonly PagePlace[] {
  return service === 'site' ? [SITE] : SHOPS
}

/** An address of the page as a browser asks for it at a place. */
export function addressAt({ base }: Pick<PagePlace, 'base'>, address: string): string {
  return below(base, address)
}

/** The same of an address that may lead to other sites. */
export function elsewhereAt(place: PagePlace, { kind, location }: Elsewhere): Elsewhere {
  return { kind, location: location.startsWith('/') ? addressAt(place, location) : location }
}

/** What was asked for at a place, as the page itself reads it. */
export function within({ base }: PagePlace, url: string): string {
  const rest = url.slice(base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The site as a page at this place links to it: the shop-storage site's own pages link to one another where they stand. */
export function siteAt(site: Site, { service, base }: PagePlace): Site {
  return service === 'site' && base === '' ? site : { ...site, shopsUrl: base }
}
