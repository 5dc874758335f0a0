/** Parameters that tell a shop where a visitor came from: they name no page, and a reading must not count as a visit of an advertisement. */
const FROM_WHERE =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|yclid|mc_[ce]id|_hs\w+|srsltid|poiso\w*)$/i

/** An address of a shop's page without what only says where somebody comes from; null: it is none. */
export function pageAddress(link: string, base?: string): URL | null {
  const url = URL.parse(link, base)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  url.hash = ''
  const names = Array.from(url.searchParams.keys())
  for (const name of names) if (FROM_WHERE.test(name)) url.searchParams.delete(name)
  return url
}

/** The same page in another spelling is the same. */
export function isSamePage(one: URL, other: URL): boolean {
  return plain(one) === plain(other)
}

function plain(url: URL): string {
  const query = new URLSearchParams([...url.searchParams].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}?${query}`.toLowerCase()
}
