import type { UserId } from '#platform/ids.ts'
import { joinChoice } from '../consent/keep-new.ts'
import { openSession, sessionTokens } from '../sessions.ts'
import { revokeSessions } from '../sessions/session-storage.ts'
import { findPerson } from '../storage.ts'
import type { AccountDeps, SignedIn, Visitor } from './account-deps.ts'
import { holdsPassword } from './account-storage.ts'

/**
 * Opens a session, a new one whatever the browser brought: that one ends, so that nobody goes on in a session that they were
 * given. Null where the password that was checked is no longer theirs.
 */
export function signInPerson(
  deps: AccountDeps,
  { personId, passwordHash }: { readonly personId: UserId; readonly passwordHash: string | null },
  from: Visitor,
  { isByPasskey = false }: { readonly isByPasskey?: boolean } = {},
): Promise<SignedIn | null> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await holdsPassword(tx, personId, passwordHash))) return null
    const person = await findPerson(tx, personId)
    if (person === null) return null
    for (const tokenHash of sessionTokens(deps.config, from.cookies))
      await revokeSessions(tx, { tokenHash }, deps.clock.now())
    await joinChoice(tx, personId, from.cookies)
    const { cookies } = await openSession({ ...deps, db: tx }, person, { agent: from.userAgent, isByPasskey })
    return { kind: 'signed-in', cookies }
  })
}
