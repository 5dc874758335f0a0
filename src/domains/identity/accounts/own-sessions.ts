import type { UserId } from '#platform/ids.ts'
import { listSessions, revokeSessions, type SessionRow } from '../sessions/session-storage.ts'
import { SESSION_IDLE_MS, sessionTokens } from '../sessions.ts'
import type { AccountDeps, Visitor } from './account-deps.ts'

/** Where a person is signed in. */
export function openSessions(
  { db, clock, config }: AccountDeps,
  personId: UserId,
  { cookies }: Visitor,
): Promise<readonly SessionRow[]> {
  const now = clock.now()
  const idleSince = new Date(now.getTime() - SESSION_IDLE_MS)
  return listSessions(db, personId, { now, idleSince, current: sessionTokens(config, cookies) })
}

/** Ends one of a person's own sessions; somebody else's is none of theirs. */
export async function revokeSession({ db, clock }: AccountDeps, personId: UserId, id: number): Promise<boolean> {
  return (await revokeSessions(db, { personId, id }, clock.now())) > 0
}

/** Ends all of a person's sessions but the one that asks; gives how many. */
export function revokeOtherSessions(
  { db, clock, config }: AccountDeps,
  personId: UserId,
  { cookies }: Visitor,
): Promise<number> {
  return revokeSessions(db, { personId, except: sessionTokens(config, cookies) }, clock.now())
}
