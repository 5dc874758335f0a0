import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'

/** B-08: who works in the back office. */
export const backOfficeMeCall = defineCall({
  id: 'B-08',
  operationId: 'getBackOfficeMe',
  method: 'GET',
  path: '/v1/backoffice/me',
  service: 'admin',
  summary: 'Says who asks, and which parts of the back office they may use.',
  access: 'staff',
  priority: 'api',
  answer: z
    .object({
      name: z.string(),
      initials: z.string(),
      /** Values of `access` that they fulfil. */
      may: z.array(z.string()),
    })
    .meta({ id: 'BackOfficeMe' }),
  refusals: ['unauthenticated'],
})
