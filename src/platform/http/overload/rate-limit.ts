import { isIP, SocketAddress } from 'node:net'
import type { Clock } from '../../clock.ts'

/** How many requests a key (an address, an e-mail) may make: a bucket of `burst` that refills at `perSecond`. */
export interface RateLimit {
  readonly perSecond: number
  readonly burst: number
  /** Buckets kept at once; the least recently used one is forgotten first. */
  readonly maxKeys?: number
}

export interface RateLimiter {
  /** Takes one from the key's bucket; false when it is empty. */
  allows(key: string): boolean
}

const MAX_KEYS = 20_000

/** Token buckets by key in bounded memory, on the monotonic clock (a clock set back refuses nobody). */
export function createRateLimiter(limit: RateLimit, clock: Clock): RateLimiter {
  const buckets = new Map<string, { tokens: number; atMs: number }>()
  const maxKeys = limit.maxKeys ?? MAX_KEYS
  return {
    allows: (key) => {
      const nowMs = clock.monotonicMs()
      const bucket = buckets.get(key) ?? { tokens: limit.burst, atMs: nowMs }
      const tokens = Math.min(limit.burst, bucket.tokens + ((nowMs - bucket.atMs) / 1000) * limit.perSecond)
      const allowed = tokens >= 1
      buckets.delete(key)
      buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, atMs: nowMs })
      if (buckets.size > maxKeys) buckets.delete(buckets.keys().next().value ?? key)
      return allowed
    },
  }
}

/**
 * One visitor's network: the address, for IPv6 its /64, which one household or machine commonly holds whole, or its /56. Some proxies
 * tell the visitor's port with the address ("1.2.3.4:5678", "[2001:db8::5]:443"): it is no part of it.
 */
export function networkOf(address: string, bits: 64 | 56 = 64): string {
  const bare = isIP(address) === 0 ? (SocketAddress.parse(address)?.address ?? address) : address
  const v4 = mappedV4(bare)
  if (!v4.includes(':')) return v4
  const [head = '', tail = ''] = v4.split('%', 1)[0]?.split('::', 2) ?? []
  const groups = head.split(':').filter(Boolean)
  const tailGroups = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - tailGroups.length) }, () => '0')
  const [a = 0, b = 0, c = 0, d = 0] = [...groups, ...zeros, ...tailGroups]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
  return `${[a, b, c, bits === 64 ? d : d & 0xff00].map((group) => group.toString(16)).join(':')}::/${bits}`
}

/** "::ffff:1.2.3.4", or the same in hex, as the IPv4 address that it is. */
function mappedV4(address: string): string {
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address) ?? []
  if (high === undefined || low === undefined) return address.replace(/^::ffff:(?=\d+\.)/i, '')
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]).join('.')
}

/** Of one address; its row stands in docs/limits.md, and the pages for shops tell it. */
export const FLOOD: RateLimit = { perSecond: 200, burst: 1_000 }
const LOOPBACK = /^(?:127\.|::1$)/

export interface FloodGate {
  allows(address: string): boolean
}

/**
 * Stops one address from taking the whole server. Loopback is our own proxy or a test and is never stopped; behind a
 * proxy POISO_TRUSTED_PROXIES makes the visitor's address count.
 */
export function createFloodGate(options: { readonly clock: Clock; readonly limit?: RateLimit }): FloodGate {
  const limiter = createRateLimiter(options.limit ?? FLOOD, options.clock)
  return {
    allows: (address) =>
      LOOPBACK.test(address) || address.startsWith('::ffff:127.') || limiter.allows(networkOf(address)),
  }
}
