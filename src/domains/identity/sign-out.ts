import type { FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { cookiesOf, sessionTokens } from './sessions.ts'
import { revokeSessions } from './sessions/session-storage.ts'

/** Ends the session of a request; answers the Set-Cookie values by which the browser forgets it. */
export type SignOut = (request: FastifyRequest) => Promise<readonly string[]>

export interface SignOutDeps {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'url' | 'hosts'>
}

/** Where the browser holds two session cookies neither signs anybody in, but both end. */
export function signOutBy({ db, clock, config }: SignOutDeps): SignOut {
  return async ({ headers }) => {
    for (const tokenHash of sessionTokens(config, headers.cookie)) await revokeSessions(db, { tokenHash }, clock.now())
    return cookiesOf(config, '', '', 0)
  }
}
