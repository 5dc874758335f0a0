import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#platform/database/connect.ts'
import { type Caller, callerOf } from '#platform/http/access/caller.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { listChangesCall, undoChangeCall } from './calls.ts'
import { findChanges, type KeptChange } from './find-changes.ts'
import { mayUndo, undoChange, type UndoDeps } from './undo-change.ts'

export interface AuditRoutesOptions extends UndoDeps {
  /** Names of people by their ids; who is gone has none. */
  namesOf(db: Database, personIds: readonly number[]): Promise<ReadonlyMap<number, string>>
}

export function auditRoutes(app: FastifyInstance, options: AuditRoutesOptions): void {
  const { db, undoOf } = options
  mountList(
    app,
    listChangesCall,
    async ({ filters, sort: _sort, ...asked }, request) => {
      const caller = await callerIn(request)
      const { by, kind, thingId, from, to } = filters
      const whose = caller.isAdmin ? by : caller.userId
      const found = await findChanges(db, { ...asked, by: whose, kind, thingId, from, to })
      const names = await options.namesOf(
        db,
        found.rows.flatMap(({ byPerson }) => byPerson ?? []),
      )
      const rows = found.rows.map((change) => {
        const canUndo = change.isLast && change.undoneBy === null && mayUndo(undoOf(change.kind), change, caller)
        return presentChange(change, names, canUndo)
      })
      return { rows, totalCount: found.totalCount }
    },
    {
      numero: ({ id }) => id,
      quando: ({ at }) => at,
      quem: ({ by }) => (by === null ? 'programa' : (by.name ?? `pessoa ${by.id}`)),
      tipo: ({ kind }) => kind,
      objeto: ({ thingId }) => thingId,
      acao: ({ action }) => action,
      antes: ({ before }) => JSON.stringify(before),
      depois: ({ after }) => JSON.stringify(after),
      razao: ({ reason }) => reason,
      pedido: ({ requestId }) => requestId,
    },
  )
  mountCall(app, undoChangeCall, async ({ params, body, request }) =>
    undoChange(options, params.changeId, {
      caller: await callerIn(request),
      reason: body.reason,
      requestId: request.id,
    }),
  )
}

function presentChange(change: KeptChange, names: ReadonlyMap<number, string>, canUndo: boolean) {
  const { id, at, byPerson, kind, thingId, action, before, after, reason, requestId, undoes, undoneBy } = change
  return {
    id,
    at: at.toISOString(),
    by: byPerson === null ? null : { id: byPerson, name: names.get(byPerson) ?? null },
    kind,
    thingId,
    action,
    before,
    after,
    reason,
    requestId,
    undoes,
    undoneBy,
    canUndo,
  }
}

async function callerIn(request: FastifyRequest): Promise<Caller> {
  const caller = await callerOf(request)
  if (caller === null) throw new Error('a route of the back office was reached without anybody')
  return caller
}
