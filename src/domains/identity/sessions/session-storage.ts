import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { type Person, PERSON, personOfRow } from '../storage.ts'

export interface OpenSession {
  readonly person: Person
  /** When somebody last came with it, to the hour. */
  readonly seenAt: Date
  readonly expiresAt: Date
  /** When it was opened by a passkey; null: otherwise. */
  readonly passkeyAt: Date | null
}

/** The session of a cookie, neither revoked, over, nor idle since `idleSince`. */
export async function findOpenSession(
  db: DatabaseOrTransaction,
  tokenHash: Buffer,
  { now, idleSince }: { readonly now: Date; readonly idleSince: Date },
): Promise<OpenSession | null> {
  const session = db
    .selectFrom('identity.session')
    .select(['person_id', 'created_at as opened_at', 'seen_at', 'expires_at', 'passkey_at'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .as('session')
  const row = await db
    .selectFrom('identity.person')
    .innerJoin(session, 'session.person_id', 'identity.person.id')
    .select([...PERSON, 'session.opened_at', 'session.seen_at', 'session.expires_at', 'session.passkey_at'])
    .executeTakeFirst()
  if (row === undefined) return null
  const seenAt = row.seen_at ?? row.opened_at
  return seenAt > idleSince
    ? { person: personOfRow(row), seenAt, expiresAt: row.expires_at, passkeyAt: row.passkey_at }
    : null
}

export async function noteSeen(db: DatabaseOrTransaction, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('identity.session').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function insertSession(
  db: DatabaseOrTransaction,
  session: {
    readonly tokenHash: Buffer
    readonly personId: UserId
    readonly agent: string
    readonly now: Date
    readonly expiresAt: Date
    readonly passkeyAt: Date | null
  },
): Promise<void> {
  const { tokenHash, personId, agent, now, expiresAt, passkeyAt } = session
  await db
    .insertInto('identity.session')
    .values({
      token_hash: tokenHash,
      person_id: personId,
      agent,
      created_at: now,
      seen_at: now,
      expires_at: expiresAt,
      passkey_at: passkeyAt,
    })
    .execute()
}

type WhichSessions =
  | { readonly tokenHash: Buffer }
  | { readonly personId: UserId; readonly id?: number }
  | { readonly personId: UserId; readonly except: readonly Buffer[] }

/** Ends one session, all of a person, or all but some; what is over stays over. Gives how many ended. */
export async function revokeSessions(db: DatabaseOrTransaction, which: WhichSessions, now: Date): Promise<number> {
  let open = db
    .updateTable('identity.session')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
  open =
    'tokenHash' in which ? open.where('token_hash', '=', which.tokenHash) : open.where('person_id', '=', which.personId)
  if ('id' in which && which.id !== undefined) open = open.where('id', '=', which.id)
  if ('except' in which && which.except.length > 0) open = open.where('token_hash', 'not in', [...which.except])
  return Number((await open.executeTakeFirst()).numUpdatedRows)
}

export interface SessionRow {
  readonly id: number
  readonly agent: string
  readonly openedAt: Date
  readonly seenAt: Date
  readonly isCurrent: boolean
}

/** A person's open sessions, the one that was used last first. */
export async function listSessions(
  db: DatabaseOrTransaction,
  personId: UserId,
  { now, idleSince, current }: { readonly now: Date; readonly idleSince: Date; readonly current: readonly Buffer[] },
): Promise<readonly SessionRow[]> {
  const rows = await db
    .selectFrom('identity.session')
    .select(['id', 'agent', 'created_at', 'seen_at', 'token_hash'])
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('seen_at', (order) => order.desc().nullsLast())
    .execute()
  return rows
    .map((row) => ({
      id: row.id,
      agent: row.agent ?? '',
      openedAt: row.created_at,
      seenAt: row.seen_at ?? row.created_at,
      isCurrent: current.some((hash) => hash.equals(row.token_hash)),
    }))
    .filter(({ seenAt }) => seenAt > idleSince)
}

/** What has been over for long is nobody's business any more. */
export async function forgetSessions(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await db
    .deleteFrom('identity.session')
    .where(({ eb, or }) => or([eb('expires_at', '<=', before), eb('revoked_at', '<=', before)]))
    .execute()
}
