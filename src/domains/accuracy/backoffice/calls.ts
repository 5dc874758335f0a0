import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'
import { contestStates } from '../contests/contest.ts'

const moment = z.iso.datetime()
const availability = z.enum(['in_stock', 'out_of_stock', 'preorder', 'backorder'])
const contested = {
  readingId: z.int(),
  eshopId: z.int(),
  shop: z.string(),
  variantId: z.int(),
  state: z.enum(contestStates),
  outcome: z.enum(['price', 'stock']),
  shownCents: z.int(),
  readCents: z.int().nullable(),
  shownAvailability: availability,
  readAvailability: availability.nullable(),
  observedAt: moment,
  contestedAt: moment,
}

export const CONTEST_SORTS = ['contested', 'observed'] as const
export const CONTEST_FILTERS = { state: z.enum(contestStates).optional(), eshopId: idSchema.optional() }

export const listContestsCall = defineListCall({
  id: 'G-04',
  operationId: 'listContests',
  path: '/v1/backoffice/accuracy/contests',
  summary: 'Readings of shops’ pages that their shops contest, those that wait first',
  access: 'admin',
  sorts: CONTEST_SORTS,
  defaultSort: 'contested',
  filters: CONTEST_FILTERS,
  row: z.object(contested).meta({ id: 'AccuracyContest' }),
})

const one = { id: 'G-04', service: 'admin', access: 'admin', priority: 'api' } as const
const path = '/v1/backoffice/accuracy/contests/{readingId}'
const params = z.object({ readingId: idSchema })

export const showContestCall = defineCall({
  ...one,
  operationId: 'showContest',
  method: 'GET',
  path,
  summary: 'One contest with the evidence of its reading',
  params,
  answer: z.object({
    ...contested,
    clickedAt: moment,
    url: z.string(),
    evidence: z.string().nullable(),
    reason: z.string(),
    decision: z.string().nullable(),
    /** Of the shop, as it is shown; null: unknown. */
    share: z.number().nullable(),
  }),
  refusals: ['not_found'],
})

export const decideContestCall = defineCall({
  ...one,
  operationId: 'decideContest',
  method: 'POST',
  path,
  summary: 'Accepts a contest, so that its reading does not count, or refuses it; the shop’s score is another at once',
  params,
  body: {
    name: 'requestBody',
    schema: z.object({ state: z.enum(['accepted', 'refused']), words: z.string().trim().min(3).max(2_000) }),
  },
  answer: z.object({ state: z.enum(['accepted', 'refused']), share: z.number().nullable() }),
  refusals: ['not_found', 'conflict'],
})
