export interface WebUrl {
  href: string
  /** Lower case, without `www.` and port. */
  host: string
}

const MAX_URL_CHARS = 2000
// Nearly all addresses of feeds are in their normal spelling already (a property test compares with the parser); four a
// piece were a tenth of normalising an item. Names that end in a digit may be numbers of an address, `xn--` may be invalid.
const NORMAL =
  /^https?:\/\/([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})\/[\w\-.~/+,;:@!$&()*=%]*(?:\?[\w\-.~/+,;:@!$&()*=%?[\]]*)?(?:#[\w\-./=]*)?$/
const NORMAL_REST = /[\w\-.~/+,;:@!$&()*=%]*(?:\?[\w\-.~/+,;:@!$&()*=%?[\]]*)?(?:#[\w\-./=]*)?$/y
const IN_NEED_OF_PARSING = /\/\.|%2e|[/.]xn--/i

/**
 * An absolute http(s) address without credentials in its normal spelling, or null. Anything else in a feed, `javascript:`
 * first of all, is refused (reliability.md F11).
 */
export function parseWebUrl(text: string): WebUrl | null {
  if (text.length > MAX_URL_CHARS) return null
  const known = originOf(text)
  if (known !== undefined && isNormalFrom(text, known.origin.length) && !mayNeedParsing(text))
    return { href: text, host: known.host }
  if (!/^https?:\/\/[^/\\]/i.test(text)) return null
  const host = NORMAL.exec(text)?.[1]
  if (host !== undefined && !IN_NEED_OF_PARSING.test(text)) return remembered(text, host)
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || url.href.length > MAX_URL_CHARS * 3) return null
  return { href: url.href, host: bareHost(url.hostname) }
}

/** A shop's addresses begin alike, its pages' and its pictures': what was a normal beginning is one again. */
const origins: { origin: string; host: string }[] = []
const MAX_ORIGINS = 4
let nextOrigin = 0

function originOf(text: string): { origin: string; host: string } | undefined {
  for (const known of origins) if (text.startsWith(known.origin)) return known
  return undefined
}

function remembered(href: string, host: string): WebUrl {
  const known = { origin: href.slice(0, href.indexOf('/', 8) + 1), host: bareHost(host) }
  origins[nextOrigin] = known
  nextOrigin = (nextOrigin + 1) % MAX_ORIGINS
  return { href, host: known.host }
}

function isNormalFrom(text: string, from: number): boolean {
  NORMAL_REST.lastIndex = from
  return NORMAL_REST.test(text)
}

function mayNeedParsing(text: string): boolean {
  return text.includes('/.') || (text.includes('%') && IN_NEED_OF_PARSING.test(text))
}

/** Whether a host belongs to one of the domains: itself or below it. */
export function isOnDomains(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}

/** The host as domains are kept: lower case, without a leading `www.` or a trailing dot (decisions.md "Imports"). */
export function bareHost(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '')
  return name.startsWith('www.') ? name.slice(4) : name
}
