import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { asId, type UserId } from '#platform/ids.ts'
import type { Erasures } from '../erase/erasures.ts'
import type { Exports } from '../export/exports.ts'
import { listPasskeys } from '../passkeys/passkey-storage.ts'
import { changeRole, rolesVersion } from '../roles/change-roles.ts'
import { SESSION_IDLE_MS } from '../sessions.ts'
import { listSessions, revokeSessions } from '../sessions/session-storage.ts'
import {
  changeRoleCall,
  endSessionsCall,
  erasePersonCall,
  exportPersonCall,
  listPeopleCall,
  showPersonCall,
} from './calls.ts'
import { findListedPerson, findPeople, type ListedPerson } from './find-people.ts'

export interface PeopleRoutesOptions {
  readonly db: Database
  readonly clock: Clock
  /** By which roles are kept. */
  readonly site: string
  readonly exports: Exports
  readonly erasures: Erasures
}

/** B-08: people as the back office sees them. Each write is told to the audit log in its own transaction. */
export function peopleRoutes(app: FastifyInstance, options: PeopleRoutesOptions): void {
  const { db, site } = options
  mountList(
    app,
    listPeopleCall,
    async ({ q, sort, isDescending, limit, offset, filters }) => {
      const found = await findPeople(db, site, { q, sort, isDescending, limit, offset, role: filters.role })
      return { ...found, rows: found.rows.map(presentPerson) }
    },
    {
      numero: ({ id }) => id,
      nome: ({ name }) => name,
      email: ({ maskedEmail }) => maskedEmail,
      hash: ({ emailHash }) => emailHash,
      criada: ({ createdAt }) => createdAt,
      papeis: ({ roles }) => roles.join(' '),
    },
  )
  mountCall(app, showPersonCall, async ({ params }) => showPerson(options, asId(params.personId)))
  roleRoute(app, options)
  sessionRoute(app, options)
  requestRoutes(app, options)
}

async function showPerson({ db, clock, site, exports, erasures }: PeopleRoutesOptions, id: UserId) {
  const found = await findListedPerson(db, site, id)
  if (found === null) return unknown(id)
  const now = clock.now()
  const idleSince = new Date(now.getTime() - SESSION_IDLE_MS)
  const [sessions, passkeys, erasure, last] = await Promise.all([
    listSessions(db, id, { now, idleSince, current: [] }),
    listPasskeys(db, id),
    erasures.of(id),
    exports.last(id),
  ])
  return {
    person: presentPerson(found),
    rolesVersion: rolesVersion(found.stored),
    passkeys: passkeys.length,
    sessions: sessions.map(({ id: sessionId, agent, openedAt, seenAt }) => ({
      id: sessionId,
      agent,
      openedAt: openedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    erasure: erasure && { askedAt: erasure.askedAt.toISOString(), dueAt: erasure.dueAt.toISOString() },
    lastExport: last && {
      askedAt: last.askedAt.toISOString(),
      state: last.state,
      keptUntil: last.keptUntil.toISOString(),
    },
  }
}

function roleRoute(app: FastifyInstance, { db, site }: PeopleRoutesOptions): void {
  mountCall(app, changeRoleCall, async ({ params, body, request }) => {
    const by = await idOfCaller(request)
    const personId = asId<UserId>(params.personId)
    const outcome = await changeRole({ db, site }, { ...body, by, personId, requestId: request.id })
    if (outcome === 'unknown') return unknown(personId)
    if (outcome === 'changed')
      return refusal('conflict', `the roles of person ${personId} are not those of version ${body.version} any more`)
    if (outcome === 'erased')
      return refusal('unprocessable', `person ${personId} is to be erased: no role is given (changeRole)`)
    if (outcome === 'own') return refusal('unprocessable', "nobody takes their own admin's role away (changeRole)")
    if (outcome === 'not-admin')
      return refusal('forbidden', 'who asks is no admin any more, or is to be erased (changeRole)')
    return { isChanged: outcome === 'done' }
  })
}

function sessionRoute(app: FastifyInstance, { db, clock, site }: PeopleRoutesOptions): void {
  mountCall(app, endSessionsCall, async ({ params, body, request }) => {
    const personId = asId<UserId>(params.personId)
    if ((await findListedPerson(db, site, personId)) === null) return unknown(personId)
    const by = await idOfCaller(request)
    const { sessionId, reason } = body
    return db.transaction().execute(async (tx) => {
      const ended = await revokeSessions(tx, { personId, ...(sessionId !== null && { id: sessionId }) }, clock.now())
      if (ended > 0)
        await tell(
          tx,
          { by, personId, what: 'sessions', action: 'ended', after: { sessionId, ended }, reason },
          request,
        )
      return { ended }
    })
  })
}

/** What somebody asked for who cannot sign in: the same that they can do themselves. */
function requestRoutes(app: FastifyInstance, { db, site, exports, erasures }: PeopleRoutesOptions): void {
  mountCall(app, exportPersonCall, async ({ params, body: { reason }, request }) => {
    const personId = asId<UserId>(params.personId)
    if ((await findListedPerson(db, site, personId)) === null) return unknown(personId)
    const by = await idOfCaller(request)
    const outcome = await exports.ask(personId, (tx) =>
      tell(tx, { by, personId, what: 'export', action: 'asked', after: true, reason }, request),
    )
    return outcome === 'too_many'
      ? refusal('too_many_requests', `three copies for person ${personId} were made today (exportPerson)`)
      : { outcome }
  })
  mountCall(app, erasePersonCall, async ({ params, body: { isAsked, reason }, request }) => {
    const personId = asId<UserId>(params.personId)
    if ((await findListedPerson(db, site, personId)) === null) return unknown(personId)
    const by = await idOfCaller(request)
    const told = (after: boolean) => (tx: DatabaseTransaction) =>
      tell(tx, { by, personId, what: 'erasure', action: after ? 'asked' : 'undone', after, reason }, request)
    if (isAsked) {
      if ((await erasures.ask(personId, told(true))) === 'staff')
        return refusal(
          'conflict',
          `person ${personId} has roles of the back office; they are taken first (erasePerson)`,
        )
    } else if (!(await erasures.undo(personId, told(false))))
      return refusal('conflict', `person ${personId} has no erasure that can still be undone (erasePerson)`)
    return { dueAt: (await erasures.of(personId))?.dueAt.toISOString() ?? null }
  })
}

async function tell(
  tx: DatabaseTransaction,
  change: {
    readonly by: UserId
    readonly personId: UserId
    readonly what: 'sessions' | 'export' | 'erasure'
    readonly action: string
    readonly after: JsonValue
    readonly reason: string
  },
  { id: requestId }: FastifyRequest,
): Promise<void> {
  const { by, personId, what, action, after, reason } = change
  const of = { kind: `identity.${what}`, id: String(personId) }
  await recordChange(tx, { by, of, action, before: null, after, reason, requestId })
}

function presentPerson({ id, name, maskedEmail, emailHash, createdAt, roles, isErased }: ListedPerson) {
  return { id, name, maskedEmail, emailHash, createdAt: createdAt.toISOString(), roles: [...roles], isErased }
}

async function idOfCaller(request: FastifyRequest): Promise<UserId> {
  const caller = await callerOf(request)
  if (caller === null) throw new Error('a route for admins was reached without one')
  return caller.userId
}

function unknown(id: UserId) {
  return refusal('not_found', `nobody is person ${id}`)
}
