import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema, problemCodeSchema } from '#platform/http/calls/wire.ts'
import { feedCategoriesCall, feedCorrectionCall, feedCorrectionUndoCall } from './category-calls.ts'
import { feedValueCorrectionCall, feedValuesCall, feedValueUndoCall } from './value-calls.ts'
import { feedSettingsCall, feedTrialCall, feedTrialStartCall } from './trial-calls.ts'
import {
  feedChangeSchema,
  feedHoldSchema,
  feedProblemGroupSchema,
  feedProblemKindSchema,
  feedProblemSchema,
  feedRunSchema,
  feedStateSchema,
} from './wire.ts'

const MAX_ITEM_ID = 500
export const PROBLEMS_PAGE = 100
export const RUNS_PAGE = 50

const ofShop = { id: 'B-01', service: 'api', access: 'shop:read', priority: 'api' } as const

/** B-01: the shop's feed as it stands, with what it should know. */
export const feedStateCall = defineCall({
  ...ofShop,
  operationId: 'feedState',
  method: 'GET',
  path: '/api/v2/feeds',
  summary: "The shop's feed: address, timing, notices",
  answer: feedStateSchema,
  refusals: [],
})

/** B-01: import runs, newest first. */
export const feedRunsCall = defineCall({
  ...ofShop,
  operationId: 'feedRuns',
  method: 'GET',
  path: '/api/v2/feeds/runs',
  summary: 'Import runs, newest first; `before` continues after the last one got',
  query: z.object({ before: idSchema.optional() }),
  answer: z.object({ runs: z.array(feedRunSchema) }),
  refusals: [],
})

/** B-01: one run with its problems by code, what changed since the applied run before it, and why it is held. */
export const feedRunCall = defineCall({
  ...ofShop,
  operationId: 'feedRun',
  method: 'GET',
  path: '/api/v2/feeds/runs/{runId}',
  summary: 'One import run: problems by code, changes since the run before, why it is held',
  params: z.object({ runId: idSchema }),
  answer: z.object({
    run: feedRunSchema,
    problems: z.array(feedProblemGroupSchema),
    changes: z.array(feedChangeSchema),
    hold: feedHoldSchema.nullable(),
  }),
  refusals: ['not_found'],
})

/** B-01: a held snapshot is applied by the worker within seconds, or never. */
export const feedDecisionCall = defineCall({
  ...ofShop,
  access: 'shop:feed',
  operationId: 'feedDecision',
  method: 'POST',
  path: '/api/v2/feeds/runs/{runId}/decision',
  summary: 'Approves or rejects a held snapshot',
  params: z.object({ runId: idSchema }),
  body: { name: 'decisionRequest', schema: z.object({ decision: z.enum(['approve', 'reject']) }) },
  answer: z.object({ state: z.enum(['running', 'rejected']) }),
  refusals: ['not_found', 'conflict'],
})

/** B-01: problems item by item, as of the last applied snapshot. */
export const feedProblemsCall = defineCall({
  ...ofShop,
  operationId: 'feedProblems',
  method: 'GET',
  path: '/api/v2/feeds/problems',
  summary: 'Problems of the items, of one code or all; `after` continues',
  query: z.object({
    code: problemCodeSchema.optional(),
    after: idSchema.optional(),
  }),
  answer: z.object({
    totals: z.record(z.string(), countSchema),
    /** The same in words. */
    kinds: z.array(feedProblemKindSchema),
    problems: z.array(feedProblemSchema),
    next: z.int().nullable(),
  }),
  refusals: [],
  files: [{ path: '/api/v2/feeds/problems.csv', type: 'text/csv', summary: 'All of them as CSV' }],
})

/** B-01: one item: whether it is on offer, where its category and sizes come from, what is wrong with it. */
export const feedOfferCall = defineCall({
  ...ofShop,
  operationId: 'feedOffer',
  method: 'GET',
  path: '/api/v2/feeds/offer',
  summary: 'One item of the feed: what was understood of it and what is wrong with it',
  query: z.object({
    itemId: z
      .string()
      .min(1)
      .max(MAX_ITEM_ID)
      .regex(/^[^\u0000-\u001f\ufffd]+$/),
  }),
  answer: z.object({
    itemId: z.string(),
    state: z.enum(['live', 'absent', 'refused']),
    variantId: z.int().nullable(),
    title: z.string().nullable(),
    category: z.object({ id: z.int(), name: z.string(), source: z.string() }).nullable(),
    attributes: z.record(z.string(), z.unknown()),
    problems: z.array(feedProblemSchema),
  }),
  refusals: ['not_found'],
})

/** B-01: what the shop's offers leave unsaid, and how many searches by it passed them over in the last 30 days. */
export const feedCoverageCall = defineCall({
  ...ofShop,
  operationId: 'feedCoverage',
  method: 'GET',
  path: '/api/v2/feeds/coverage',
  summary: 'Facets that offers miss, and the searches that this cost in 30 days',
  answer: z.object({
    liveOffers: countSchema,
    facets: z.array(
      z.object({ facet: z.string(), label: z.string(), missingOffers: countSchema, searches: countSchema }),
    ),
  }),
  refusals: [],
})

/** B-01: as soon as a worker looks, also a feed that was given up. */
export const shopFetchNowCall = defineCall({
  ...ofShop,
  access: 'shop:feed',
  operationId: 'shopFetchNow',
  method: 'POST',
  path: '/api/v2/feeds/fetch',
  summary: 'Has the feed fetched now, also one that was given up',
  answer: z.object({ nextFetchAt: z.iso.datetime() }),
  refusals: ['conflict', 'too_many_requests'],
})

export const calls = [
  shopFetchNowCall,
  feedStateCall,
  feedRunsCall,
  feedRunCall,
  feedDecisionCall,
  feedProblemsCall,
  feedOfferCall,
  feedCoverageCall,
  feedTrialStartCall,
  feedTrialCall,
  feedSettingsCall,
  feedValuesCall,
  feedValueCorrectionCall,
  feedValueUndoCall,
  feedCategoriesCall,
  feedCorrectionCall,
  feedCorrectionUndoCall,
] as const
