import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { consumerLags } from '#platform/outbox/consumer-report.ts'
import { type DeadWorkAction, findDeadWork, settleDeadWork } from './dead-work.ts'
import { dropDeadWorkCall, getWorkCall, listDeadWorkCall, retryDeadWorkCall } from './dead-work-call.ts'
import { jobCounts } from './job-report.ts'

/** B-08: the work of all domains, for who looks after it. */
export function deadWorkRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  mountList(app, listDeadWorkCall, (asked) => findDeadWork(db, asked), {
    Id: ({ id }) => id,
    Nome: ({ name }) => name,
    Chave: ({ key }) => key,
    Conteúdo: ({ payload }) => payload,
    Causa: ({ cause }) => cause,
    Quando: ({ failedAt }) => failedAt,
  })
  mountCall(app, getWorkCall, async () => ({ jobs: await jobCounts(db), consumers: await consumerLags(db) }))
  const settle = async (ids: readonly string[], action: DeadWorkAction, request: FastifyRequest) => {
    const caller = await callerOf(request)
    if (caller === null) return refusal('unauthenticated', 'the session has ended')
    const by = { userId: caller.userId, requestId: request.id }
    return { count: await db.transaction().execute((tx) => settleDeadWork(tx, ids, action, by)) }
  }
  mountCall(app, retryDeadWorkCall, ({ body, request }) => settle(body.ids, 'retried', request))
  mountCall(app, dropDeadWorkCall, ({ body, request }) => settle(body.ids, 'dropped', request))
}
