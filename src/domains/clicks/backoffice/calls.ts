import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema } from '#platform/http/calls/wire.ts'

/** B-08: clicks that the database has refused, which wait on disk for somebody. */
export const listRefusedClicksCall = defineCall({
  id: 'B-08',
  operationId: 'listRefusedClicks',
  method: 'GET',
  path: '/v1/backoffice/refused-clicks',
  service: 'admin',
  summary: 'Clicks that the database refused: how many, and the oldest with their reasons',
  access: 'admin',
  priority: 'api',
  answer: z.object({ count: countSchema, clicks: z.array(z.object({ why: z.string(), line: z.string() })) }),
  refusals: [],
})

export const settleRefusedClicksCall = defineCall({
  id: 'B-08',
  operationId: 'settleRefusedClicks',
  method: 'POST',
  path: '/v1/backoffice/refused-clicks/settle',
  service: 'admin',
  summary: 'Stores refused clicks again, cleaned; what is refused once more stays, or goes for good',
  access: 'admin',
  priority: 'api',
  body: { name: 'requestBody', schema: z.object({ discard: z.boolean() }) },
  answer: z.object({ stored: countSchema, refused: countSchema }),
  refusals: [],
})
