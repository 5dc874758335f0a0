import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { parseCookies, setCookie } from '#platform/http/access/cookies.ts'
import { readableLine } from '#platform/readable-text.ts'
import { avatarUrl } from './avatar/avatar-url.ts'
import { initialsOf } from './claims.ts'
import type { Claims } from './claims.ts'
import { LOGIN_COOKIE } from './login-token.ts'
import type { LoginTokens } from './login-token.ts'
import { insertSession } from './sessions/session-storage.ts'
import type { Person } from './storage.ts'

/** What signing in leaves with the browser. */
export interface OpenedSession {
  /** Value of the session cookie: 256 random bits, kept by us only as a hash. */
  readonly token: string
  readonly loginToken: string
  readonly expiresAt: Date
  /** Set-Cookie values of both. */
  readonly cookies: readonly string[]
}

const TOKEN_BYTES = 32

/** Of a sign-in: over for good after the first, and where nobody has come with it for the second. */
export const SESSION_TTL_SECONDS = 90 * 86_400
export const SESSION_IDLE_MS = 30 * 86_400_000
const MAX_AGENT_CHARS = 400

/** `__Secure-session` over https, for the site and its hosts; `session` on plain http (decisions.md, Clicks and login). */
export function sessionCookieName(config: Pick<Config, 'url'>): string {
  return config.url.startsWith('https:') ? '__Secure-session' : 'session'
}

interface SessionFacts {
  readonly ttlSeconds?: number
  readonly agent?: string
  /** A device has just proved who they are. */
  readonly isByPasskey?: boolean
}

/** Opens a session for a person; the row is written through the given transaction. */
export async function openSession(
  deps: {
    readonly db: DatabaseOrTransaction
    readonly clock: Clock
    readonly tokens: LoginTokens
    readonly config: Pick<Config, 'url' | 'hosts'>
  },
  person: Person,
  { ttlSeconds = SESSION_TTL_SECONDS, agent = '', isByPasskey = false }: SessionFacts = {},
): Promise<OpenedSession> {
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + ttlSeconds * 1000)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await insertSession(deps.db, {
    tokenHash: hashToken(token),
    personId: person.id,
    agent: readableLine(agent, MAX_AGENT_CHARS),
    now,
    expiresAt,
    passkeyAt: isByPasskey ? now : null,
  })
  const loginToken = await deps.tokens.sign(claimsOf(person, deps.config), expiresAt)
  return { token, loginToken, expiresAt, cookies: cookiesOf(deps.config, token, loginToken, ttlSeconds) }
}

/** What the browser is to keep, or with a lifetime of 0 to forget. */
export function cookiesOf(
  config: Pick<Config, 'url' | 'hosts'>,
  token: string,
  loginToken: string,
  maxAgeSeconds: number,
): readonly string[] {
  const common = cookieScope(config, maxAgeSeconds)
  return [
    setCookie(sessionCookieName(config), token, { ...common, httpOnly: true }),
    loginCookie(config, loginToken, maxAgeSeconds),
  ]
}

/** Set-Cookie of what pages show of the person. */
export function loginCookie(config: Pick<Config, 'url' | 'hosts'>, loginToken: string, maxAgeSeconds: number): string {
  return setCookie(LOGIN_COOKIE, loginToken, { ...cookieScope(config, maxAgeSeconds), httpOnly: false })
}

function cookieScope(config: Pick<Config, 'url' | 'hosts'>, maxAgeSeconds: number) {
  const domain = cookieDomainOf(config)
  return { maxAgeSeconds, secure: config.url.startsWith('https:'), ...(domain !== undefined && { domain }) }
}

/** Hosts of their own below the site's get its cookies too; on one origin (absent) they stay with that host alone. */
export function cookieDomainOf(config: Pick<Config, 'url' | 'hosts'>): string | undefined {
  return Object.keys(config.hosts).length === 0 ? undefined : new URL(config.url).hostname
}

/** The hashes of the session cookies that a browser sent: mostly one, none, or two that were tossed together. */
export function sessionTokens(config: Pick<Config, 'url'>, cookies: string | undefined): readonly Buffer[] {
  return (parseCookies(cookies).get(sessionCookieName(config)) ?? []).filter(isSessionToken).map(hashToken)
}

/** What a session token looks like; anything else is not worth a query. */
export function isSessionToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function claimsOf(person: Person, config: Pick<Config, 'url' | 'hosts'>): Claims {
  return {
    uid: person.id,
    name: person.name,
    email: person.email,
    avatar: { url: avatarUrl(config, person.avatarUrl), initials: initialsOf(person.name) },
    roles: {
      admin: person.roles.admin ?? false,
      eshop: person.roles.eshop ?? false,
      eshops: person.roles.eshops ?? [],
    },
    dateOfBirth: person.dateOfBirth,
    gender: person.gender,
  }
}
