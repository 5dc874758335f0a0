/** Where the back office stands, and what its pages hand over to the browser (ADR 0102). */

export interface Place {
  /** Before its addresses: '/admin' on one origin, '' on its own host. */
  readonly base: string
  readonly siteName: string
  /** The site, whole where the back office has a host of its own. */
  readonly siteUrl: string
}

/** What stands in the page for the browser to go on with. */
export interface HandedOver {
  readonly place: Place
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly actionData: Readonly<Record<string, unknown>> | null
  readonly errors: Readonly<Record<string, unknown>> | null
}

/** Of the site: there it stands, or leads to its own host. */
export const SITE_BASE = '/admin'

/** Ids of the document: what the browser takes over, and what it takes over from. */
export const APP_ID = 'admin'
export const HANDED_OVER_ID = 'handed-over'

/** An address as screens know it, below the back office. */
export function withoutBase(base: string, url: URL): URL {
  const below = new URL(url)
  if (base !== '' && (below.pathname === base || below.pathname.startsWith(`${base}/`)))
    below.pathname = below.pathname.slice(base.length)
  return below
}
