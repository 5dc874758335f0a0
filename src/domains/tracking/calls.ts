import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { impressionDaysCall } from './shop-api/impression-days-call.ts'

/**
 * E-15. What stands in a record is looked at record by record (`impression-record.ts`): a bad one costs its neighbours nothing. Beside
 * `variant_id` and `source` ours have `ri` and `position`, as the card's link to the shop has them.
 */
const impression = z.looseObject({}).meta({
  id: 'Impression',
  description: '{variant_id, source}, and of our own pages ri and position',
})

/** cards that somebody saw. */
export const impressionCall = defineCall({
  id: 'A-06',
  operationId: 'impression',
  method: 'POST',
  path: '/impression',
  service: 'tracking',
  summary: 'Cards that were seen',
  access: 'anyone',
  priority: 'background',
  beacon: true,
  body: {
    name: 'requestBody',
    schema: z.object({ project: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/), impressions: z.array(impression) }),
  },
  answer: null,
  refusals: ['not_found', 'too_many_requests'],
})

export const calls = [impressionCall, impressionDaysCall]
