import type { FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { cookieValue } from '#platform/http/access/cookies.ts'
import { hashToken, isSessionToken, sessionCookieName } from '../sessions.ts'

/** What cannot be had back may be asked for so long after signing in without proving again who one is (docs/limits.md). */
const FRESH_MS = 600_000

/** The session of this request was opened at most ten minutes ago. */
export async function isFreshSession(
  { db, clock, config }: { readonly db: Database; readonly clock: Clock; readonly config: Pick<Config, 'url'> },
  request: FastifyRequest,
): Promise<boolean> {
  const token = cookieValue(request.headers.cookie, sessionCookieName(config))
  if (token === null || !isSessionToken(token)) return false
  const session = await db
    .selectFrom('identity.session')
    .select('created_at')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return session !== undefined && clock.now().getTime() - session.created_at.getTime() <= FRESH_MS
}
