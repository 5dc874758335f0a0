import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import { parse } from 'tldts'

/** A shop's host, as it is proven and kept: in small letters, ASCII, without `www.` and port. */
export interface ShopDomain {
  readonly host: string
  /**
   * The shop has the name to itself. False below a name of which others have parts too (myshopify.com, blogspot.com): there nobody
   * else's mail or records say anything of this shop.
   */
  readonly isOwn: boolean
}

export type ShopDomainRead =
  | { readonly kind: 'right'; readonly domain: ShopDomain }
  | {
      readonly kind: 'wrong'
      readonly why: 'missing' | 'malformed' | 'address' | 'local' | 'port' | 'shared' | 'unknown_ending'
    }

const LONGEST = 2_000
const LATIN_HOST = /^[\p{Script=Latin}\d.-]+$/u
const WEB = /^https?:$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Reads what somebody types as the address of their shop: with scheme and path or without, in any letters. `testHosts` are the
 * loopback host:port pairs that may be fetched from (POISO_FEED_TEST_HOSTS); production has none.
 */
export function readShopDomain(typed: string, testHosts: readonly string[] = []): ShopDomainRead {
  const text = typed.slice(0, LONGEST + 1).trim()
  if (text === '') return wrong('missing')
  const url = text.length > LONGEST ? null : URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  if (url === null || !WEB.test(url.protocol) || url.username !== '' || url.password !== '') return wrong('malformed')
  const host = url.hostname.replace(/\.$/, '').replace(/^www\.(?=.+\.)/, '')
  if (isTestHost(host, testHosts)) return { kind: 'right', domain: { host, isOwn: true } }
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return wrong('address')
  if (!host.includes('.') || /\.(?:localhost|local|internal|home|lan|test|invalid|example|onion)$/.test(host))
    return wrong('local')
  if (url.port !== '') return wrong('port')
  if (host.length > 253 || !host.split('.').every((label) => LABEL.test(label))) return wrong('malformed')
  return judged(host)
}

/** By the list of public suffixes, with its private part: `com.pt` is nobody's, nor is `myshopify.com` one shop's. */
function judged(host: string): ShopDomainRead {
  const { isIcann, isPrivate, domain } = parse(host, { allowPrivateDomains: true })
  if (isIcann !== true && isPrivate !== true) return wrong('unknown_ending')
  if (domain === null) return wrong('shared')
  return { kind: 'right', domain: { host, isOwn: isPrivate !== true } }
}

/**
 * A host as people read it: `xn--mveis-0ta.pt` is 'móveis.pt'. One with other letters than Latin ones stays as it is: `аррӏе.com` in Cyrillic
 * would be read as another's name by who decides.
 */
export function shownDomain(host: string): string {
  const shown = domainToUnicode(host)
  return LATIN_HOST.test(shown) ? shown : host
}

function isTestHost(host: string, testHosts: readonly string[]): boolean {
  return host.endsWith('.localhost') && testHosts.some((pair) => /^(?:\*\.)?[^:]*localhost:\d+$/.test(pair))
}

function wrong(why: Extract<ShopDomainRead, { kind: 'wrong' }>['why']): ShopDomainRead {
  return { kind: 'wrong', why }
}
