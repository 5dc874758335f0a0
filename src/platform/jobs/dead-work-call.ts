import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall, type ListAsked } from '#platform/http/calls/list-call.ts'

/** B-08: work that was given up, of jobs and of those who hear events. */

const kind = z.enum(['job', 'event'])
const filters = { kind: kind.optional() }

export type DeadWorkAsked = ListAsked<'failedAt' | 'name', typeof filters>

export const listDeadWorkCall = defineListCall({
  id: 'B-08',
  operationId: 'listDeadWork',
  path: '/v1/backoffice/dead-work',
  summary: 'Jobs and events that were given up, with what they were to do and why they failed.',
  access: 'admin',
  sorts: ['failedAt', 'name'],
  defaultSort: '-failedAt',
  filters,
  row: z
    .object({
      id: z.string(),
      kind,
      name: z.string(),
      key: z.string().nullable(),
      payload: z.string(),
      cause: z.string(),
      failedAt: z.string(),
    })
    .meta({ id: 'DeadWork' }),
})

const MOST_SETTLED = 100
const body = {
  name: 'requestBody',
  schema: z.object({ ids: z.array(z.string().max(200)).min(1).max(MOST_SETTLED) }),
} as const
const settling = {
  id: 'B-08',
  method: 'POST',
  service: 'admin',
  access: 'admin',
  priority: 'api',
  body,
  answer: z.object({ count: z.int().min(0) }),
  refusals: ['unauthenticated'],
} as const

export const retryDeadWorkCall = defineCall({
  ...settling,
  operationId: 'retryDeadWork',
  path: '/v1/backoffice/dead-work/retry',
  summary: 'Runs work again that was given up; what is none any more is left alone.',
})

export const dropDeadWorkCall = defineCall({
  ...settling,
  operationId: 'dropDeadWork',
  path: '/v1/backoffice/dead-work/drop',
  summary: 'Forgets work that was given up, for good.',
})

export const getWorkCall = defineCall({
  id: 'B-08',
  operationId: 'getWork',
  method: 'GET',
  path: '/v1/backoffice/work',
  service: 'admin',
  summary: 'How jobs of each name stand, and how far each hearer of events has come.',
  access: 'admin',
  priority: 'api',
  answer: z.object({
    jobs: z.array(
      z.object({
        job: z.string(),
        queued: z.int(),
        later: z.int(),
        running: z.int(),
        failed: z.int(),
        oldestSeconds: z.number(),
      }),
    ),
    consumers: z.array(z.object({ consumer: z.string(), lagSeconds: z.number(), setAside: z.int(), failed: z.int() })),
  }),
  refusals: [],
})
