import type { FastifyReply } from 'fastify'

export interface PagePolicy {
  /** It runs script files of its own origin; absent: none. */
  readonly hasScripts?: boolean
  readonly styleHashes?: readonly string[]
  /** Other origins of ours that the page asks or shows pictures from, when services have their own hosts. */
  readonly connectOrigins?: readonly string[]
  readonly imageOrigins?: readonly string[]
  /** It shows pages of its own origin within it. */
  readonly hasFrames?: boolean
  /** Other origins of ours that forms of the page are sent to. */
  readonly formOrigins?: readonly string[]
  /** Origins of configured tags (platform/config/tags.ts); absent or empty: the policy knows of none. */
  readonly tagOrigins?: readonly string[]
  readonly https?: boolean
}

/**
 * The policy of an HTML page: script files of its own origin, no inline anything, Trusted Types with our one policy
 * (architecture.md, Pages; reliability.md 13). Hashes with `strict-dynamic` would be narrower, but Chromium then loads no module by
 * `import()`, which islands come by (ADR 0050); the pages' own scripts carry their `integrity`.
 */
export function contentSecurityPolicy(page: PagePolicy = {}): string {
  // Only where scripts run: elsewhere no tag does.
  const tags = page.hasScripts === true ? (page.tagOrigins ?? []) : []
  const directives = [
    "default-src 'none'",
    page.hasScripts === true ? ["script-src 'self'", ...tags].join(' ') : "script-src 'none'",
    ["style-src 'self'", ...(page.styleHashes ?? []).map((hash) => `'${hash}'`)].join(' '),
    ["img-src 'self' data:", ...(page.imageOrigins ?? []), ...tags].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(page.connectOrigins ?? []), ...tags].join(' '),
    ...(page.hasFrames === true ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...(page.formOrigins ?? [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // What a tag loads itself passes by a default policy (client/events/load-tags.ts).
    tags.length > 0 ? 'trusted-types poiso default' : 'trusted-types poiso',
    ...(page.https === true ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

/** What is not a page runs and embeds nothing. */
const NOT_A_PAGE = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox"

const HSTS = 'max-age=63072000; includeSubDomains'
const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()'

/** Of every answer that is not a page. */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': PERMISSIONS,
    ...(https ? { 'strict-transport-security': HSTS } : {}),
    'content-security-policy': NOT_A_PAGE,
  }
}

/** Answers may tell even less of their address, and pictures may stand on pages of others: what they said of these, they keep. */
const OWN_WORDS = ['referrer-policy', 'cross-origin-resource-policy'] as const

/** Headers of every answer; a page that brought its own CSP keeps it. */
export function setSecurityHeaders(reply: FastifyReply, https: boolean): void {
  const own = reply.getHeader('content-security-policy')
  const kept = OWN_WORDS.flatMap((name) => {
    const value = reply.getHeader(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  reply.headers({ ...securityHeaders(https), ...Object.fromEntries(kept) })
  if (own !== undefined) {
    reply.header('content-security-policy', own)
    return
  }
  const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
  if (isPage) reply.header('content-security-policy', contentSecurityPolicy({ https }))
}
