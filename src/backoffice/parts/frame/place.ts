/** Where an application of the back office stands, and what its pages hand over to the browser (ADR 0102). */

export interface Place {
  /** Before its addresses: '/admin' or '/lojas-site/loja/moveis-tavarede' on one origin; without the site's part on its own host. */
  readonly base: string
  /** The same on the site: from signing in, people come back by it. */
  readonly siteBase: string
  readonly siteName: string
  /** The site, whole where the back office has a host of its own. */
  readonly siteUrl: string
  /** Of the window's title: 'Gestão'. */
  readonly area: string
  /** The shop that it is about, by its name in addresses: its calls say so. */
  readonly eshop?: string
}

/** What stands in the page for the browser to go on with. */
export interface HandedOver {
  readonly place: Place
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly actionData: Readonly<Record<string, unknown>> | null
  readonly errors: Readonly<Record<string, unknown>> | null
}

/** Ids of the document: what the browser takes over, and what it takes over from. */
export const APP_ID = 'back-office'
export const HANDED_OVER_ID = 'handed-over'

/** An address as screens know it, below the back office. */
export function withoutBase(base: string, url: URL): URL {
  const below = new URL(url)
  if (base !== '' && (below.pathname === base || below.pathname.startsWith(`${base}/`)))
    below.pathname = below.pathname.slice(base.length)
  return below
}
