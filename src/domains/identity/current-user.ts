import { isDeepStrictEqual } from 'node:util'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { clientErrors } from '#platform/errors/catalogue.ts'
import type { Caller, Identify } from '#platform/http/access/caller.ts'
import { cookieValue, parseCookies } from '#platform/http/access/cookies.ts'
import type { Log } from '#platform/log.ts'
import type { Claims } from './claims.ts'
import { LOGIN_COOKIE } from './login-token.ts'
import type { LoginTokens } from './login-token.ts'
import { staffRolesOf } from './roles/stored-roles.ts'
import { findOpenSession, noteSeen, type OpenSession } from './sessions/session-storage.ts'
import { claimsOf, hashToken, isSessionToken, SESSION_IDLE_MS, sessionCookieName } from './sessions.ts'
import { ADMIN_MODE_COOKIE, userFromClaims, withoutRoles } from './user.ts'
import type { User } from './user.ts'

export interface IdentityDeps {
  readonly db: Database
  readonly clock: Clock
  readonly tokens: LoginTokens
  readonly config: Pick<Config, 'url' | 'hosts' | 'project' | 'staffPasskeyHours'>
  readonly log: Log
}

export type CurrentUser = (request: FastifyRequest) => Promise<User | null>

/**
 * The signed-in user of a request, or null. The session cookie decides, and its row says what they may: what the jwt
 * cookie claims is never believed. A jwt that is there but not ours, or somebody else's, is logged and the user
 * treated as absent (T-07, X-02.7).
 */
export function currentUser(deps: IdentityDeps): CurrentUser {
  const sessionCookie = sessionCookieName(deps.config)
  const find: CurrentUser = async (request) => {
    const header = request.headers.cookie
    const token = cookieValue(header, sessionCookie)
    const login = await readLogin(deps, request)
    if (token === null || !isSessionToken(token) || login.kind === 'invalid') return null
    const session = await sessionOf(deps, hashToken(token))
    if (session === null) return null
    const claims = claimsOf(session.person, deps.config)
    if (login.kind === 'valid' && login.claims.uid !== claims.uid) {
      logInvalid(deps, request, 'belongs to another user than the session')
      return null
    }
    if (login.kind === 'valid' && !isDeepStrictEqual(login.claims, claims))
      staleLogins.set(request, { claims, expiresAt: session.expiresAt })
    const site = deps.config.project
    const user = userFromClaims(
      claims,
      site,
      cookieValue(header, ADMIN_MODE_COOKIE),
      staffRolesOf(session.person.roles, site),
    )
    return isConfirmed(deps, session) ? user : withoutRoles(user)
  }
  // A page asks who is there after the access check has.
  const found = new WeakMap<FastifyRequest, Promise<User | null>>()
  return (request) => {
    const asked = found.get(request) ?? find(request)
    found.set(request, asked)
    return asked
  }
}

const HOUR_MS = 3_600_000

/** Whether roles of the back office may be used in this session: a passkey has opened it, and not too long ago. */
function isConfirmed({ config, clock }: IdentityDeps, { passkeyAt }: OpenSession): boolean {
  const hours = config.staffPasskeyHours
  return hours === 0 || (passkeyAt !== null && clock.now().getTime() - passkeyAt.getTime() < hours * HOUR_MS)
}

const SEEN_EVERY_MS = 3_600_000

/** What a browser's jwt ought to claim, where the person has changed since it was signed, and until when. */
export interface StaleLogin {
  readonly claims: Claims
  readonly expiresAt: Date
}

const staleLogins = new WeakMap<FastifyRequest, StaleLogin>()

/** Of a request whose user has been asked for; null: its jwt says what is so, or there is none. */
export function staleLoginOf(request: FastifyRequest): StaleLogin | null {
  return staleLogins.get(request) ?? null
}

async function sessionOf({ db, clock }: IdentityDeps, tokenHash: Buffer): Promise<OpenSession | null> {
  const now = clock.now()
  const idleSince = new Date(now.getTime() - SESSION_IDLE_MS)
  const session = await findOpenSession(db, tokenHash, { now, idleSince })
  if (session === null) return null
  if (now.getTime() - session.seenAt.getTime() >= SEEN_EVERY_MS) await noteSeen(db, tokenHash, now)
  return session
}

type Login =
  | { readonly kind: 'absent' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'valid'; readonly claims: Claims }

async function readLogin(deps: IdentityDeps, request: FastifyRequest): Promise<Login> {
  const values = parseCookies(request.headers.cookie).get(LOGIN_COOKIE)
  if (values === undefined) return { kind: 'absent' }
  const claims = values.length === 1 ? await deps.tokens.read(values[0] ?? '') : null
  if (claims !== null) return { kind: 'valid', claims }
  logInvalid(deps, request, 'is not a token of ours or has expired')
  return { kind: 'invalid' }
}

function logInvalid(deps: IdentityDeps, request: FastifyRequest, why: string): void {
  return deps.log.warn(
    { requestId: request.id, code: 'login_token_invalid' },
    `${clientErrors.login_token_invalid.message}: the jwt cookie ${why}`,
  )
}

/** The same for the server's access check: `buildServer({ identify: identifyBy(currentUser(deps)) })`. */
export function identifyBy(find: CurrentUser): Identify {
  return async (request): Promise<Caller | null> => {
    const user = await find(request)
    if (user === null) return null
    const { id: userId, isAdmin, isEshop, roles, needsPasskey, adminModeEnabled: adminMode } = user
    return { userId, isAdmin, isEshop, roles, adminMode, ...(needsPasskey && { needsPasskey }) }
  }
}
