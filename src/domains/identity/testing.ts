import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { initialsOf } from './claims.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { loginTokens } from './login-token.ts'
import { openSession } from './sessions.ts'
import type { OpenedSession } from './sessions.ts'
import { upsertPerson } from './storage.ts'
import type { Person } from './storage.ts'
import type { User } from './user.ts'

export const TEST_SECRET = 'a secret for tests only'

const HOUR_SECONDS = 3600

/** A person with an open session of an hour: `header` is the Cookie header of both cookies. `secret`: the server's. */
export async function aSignedInPerson(
  deps: { readonly db: Database; readonly clock: Clock },
  given: { readonly name?: string; readonly email?: string; readonly roles?: Person['roles'] } = {},
  secret = TEST_SECRET,
): Promise<{ readonly person: Person; readonly session: OpenedSession; readonly header: string }> {
  const tokens = loginTokens({ secret, site: 'poiso', clock: deps.clock })
  const person = await upsertPerson(
    deps.db,
    { name: given.name ?? 'Ana Sofia Reis', email: given.email ?? 'ana@exemplo.pt', roles: given.roles ?? {} },
    deps.clock.now(),
  )
  const session = await openSession({ ...deps, tokens, config: { url: 'http://localhost:3000', hosts: {} } }, person, {
    ttlSeconds: HOUR_SECONDS,
  })
  return { person, session, header: `session=${session.token}; jwt=${session.loginToken}` }
}

/** A person as pages know them, without a database. */
export function aUser(id: number, name: string): User {
  return {
    id: asId<UserId>(id),
    name,
    firstName: name.split(' ')[0] ?? '',
    lastName: '',
    email: `${id}@exemplo.pt`,
    hashedEmail: '',
    avatarUrl: null,
    initials: initialsOf(name),
    isEshop: false,
    eshops: [],
    isAdmin: false,
    roles: new Set(),
    needsPasskey: false,
    adminModeEnabled: false,
    dob: null,
    gender: null,
  }
}
