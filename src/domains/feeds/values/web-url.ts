export interface WebUrl {
  href: string
  /** Lower case, without `www.` and port. */
  host: string
}

const MAX_URL_CHARS = 2000
// Nearly all addresses of feeds are in their normal spelling already (a property test compares with the parser); four a
// piece were a tenth of normalising an item. Names that end in a digit may be numbers of an address, `xn--` may be invalid.
const NORMAL = /^https?:\/\/([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})\/[\w\-.~/+,;:@!$&()*=%]*(?:\?[\w\-.~/+,;:@!$&()*=%?[\]]*)?(?:#[\w\-./=]*)?$/
const NORMAL_REST = /^[\w\-.~/+,;:@!$&()*=%]*(?:\?[\w\-.~/+,;:@!$&()*=%?[\]]*)?(?:#[\w\-./=]*)?$/
const IN_NEED_OF_PARSING = /\/\.|%2e|[/.]xn--/i

/**
 * An absolute http(s) address without credentials in its normal spelling, or null. Anything else in a feed, `javascript:`
 * first of all, is refused (reliability.md F11).
 */
export function parseWebUrl(text: string): WebUrl | null {
  if (text.length > MAX_URL_CHARS) return null
  // A shop's addresses begin alike: what was a normal beginning is one again.
  if (lastOrigin !== '' && text.startsWith(lastOrigin) && NORMAL_REST.test(text.slice(lastOrigin.length)) && !mayNeedParsing(text)) return { href: text, host: lastHost }
  if (!/^https?:\/\/[^/\\]/i.test(text)) return null
  const host = NORMAL.exec(text)?.[1]
  if (host !== undefined && !IN_NEED_OF_PARSING.test(text)) return remembered(text, host)
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || url.href.length > MAX_URL_CHARS * 3) return null
  return { href: url.href, host: bareHost(url.hostname) }
}

let lastOrigin = ''
let lastHost = ''

function remembered(href: string, host: string): WebUrl {
  lastOrigin = href.slice(0, href.indexOf('/', 8) + 1)
  lastHost = bareHost(host)
  return { href, host: lastHost }
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
