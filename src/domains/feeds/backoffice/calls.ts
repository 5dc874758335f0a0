import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { countSchema, idSchema, keptNumberSchema } from '#platform/http/calls/wire.ts'
import {
  correctionSchema,
  feedCategoriesCall,
  feedCorrectionCall,
  feedCorrectionUndoCall,
} from '../shop-api/category-calls.ts'
import { feedRunCall } from '../shop-api/calls.ts'
import { feedRunSchema, feedStateSchema } from '../shop-api/wire.ts'

/** Feeds of all shops, for who runs the site (B-08); what a shop's own programs read of theirs is shop-api/. */

const staff = { id: 'B-08', service: 'admin', access: 'staff:feeds', priority: 'api' } as const
const instant = z.iso.datetime()
const reason = z.string().trim().min(3).max(500)
const params = z.object({ eshopId: idSchema })
const runParams = z.object({ eshopId: idSchema, runId: idSchema })

export const FEED_FILTERS = { state: z.enum(['held', 'failing', 'disabled', 'fine', 'none']).optional() }

export const listFeedsCall = defineListCall({
  id: 'B-08',
  operationId: 'listFeeds',
  path: '/v1/backoffice/feeds',
  summary: 'Shops with their feeds: state, offers, last import, what is held',
  access: 'staff:feeds',
  sorts: ['name', 'imported', 'offers', 'uncertain'],
  defaultSort: 'name',
  filters: FEED_FILTERS,
  row: z.object({
    eshopId: idSchema,
    name: z.string(),
    slug: z.string(),
    state: z.enum(['held', 'failing', 'disabled', 'fine', 'none']),
    /** Of the last applied import. */
    offers: countSchema,
    /** Live ones without a category. */
    uncertain: countSchema,
    lastAppliedAt: instant.nullable(),
    nextFetchAt: instant.nullable(),
    heldRunId: idSchema.nullable(),
    failures: countSchema,
  }),
})

export const backofficeFeedCall = defineCall({
  ...staff,
  operationId: 'backofficeFeed',
  method: 'GET',
  path: '/v1/backoffice/feeds/{eshopId}',
  summary: "A shop's feed with its notices and last runs",
  params,
  answer: z.object({ feed: feedStateSchema, runs: z.array(feedRunSchema) }),
  refusals: ['not_found'],
})

export const backofficeRunCall = defineCall({
  ...staff,
  operationId: 'backofficeRun',
  method: 'GET',
  path: '/v1/backoffice/feeds/{eshopId}/runs/{runId}',
  summary: 'One import run: its report, and what it would change while it is held',
  params: runParams,
  answer: feedRunCall.answer,
  refusals: ['not_found'],
})

/** `missing`: how many offers the reader was told would go; a run that has changed since is refused. */
export const backofficeDecisionCall = defineCall({
  ...staff,
  operationId: 'backofficeDecision',
  method: 'POST',
  path: '/v1/backoffice/feeds/{eshopId}/runs/{runId}/decision',
  summary: 'Approves or rejects a held snapshot',
  params: runParams,
  body: {
    name: 'heldDecisionRequest',
    schema: z.object({ decision: z.enum(['approve', 'reject']), missing: keptNumberSchema, reason }),
  },
  answer: z.object({ state: z.enum(['running', 'rejected']) }),
  refusals: ['not_found', 'conflict'],
})

export const fetchNowCall = defineCall({
  ...staff,
  operationId: 'fetchNow',
  method: 'POST',
  path: '/v1/backoffice/feeds/{eshopId}/fetch',
  summary: "Has a shop's feed fetched now, also one that was given up",
  params,
  body: { name: 'fetchRequest', schema: z.object({ reason }) },
  answer: z.object({ nextFetchAt: instant }),
  refusals: ['not_found', 'conflict'],
})

export const backofficeCategoriesCall = defineCall({
  ...staff,
  operationId: 'backofficeCategories',
  method: 'GET',
  path: '/v1/backoffice/feeds/{eshopId}/categories',
  summary: "A shop's items that wait for a category, and its rules",
  params,
  answer: feedCategoriesCall.answer.extend({
    /** All there are, to be chosen by name. */
    categories: z.array(z.object({ id: idSchema, name: z.string() })),
  }),
  refusals: ['not_found'],
})

export const backofficeCorrectionCall = defineCall({
  ...staff,
  operationId: 'backofficeCorrection',
  method: 'POST',
  path: '/v1/backoffice/feeds/{eshopId}/categories',
  summary: "Corrects the category of an item and the shop's items like it; `preview` counts them and changes nothing",
  params,
  body: {
    name: 'backofficeCorrectionRequest',
    schema: correctionSchema.extend({ reason }),
  },
  answer: feedCorrectionCall.answer,
  refusals: ['not_found', 'conflict', 'unprocessable', 'unavailable'],
})

export const backofficeCorrectionUndoCall = defineCall({
  ...staff,
  operationId: 'backofficeCorrectionUndo',
  method: 'POST',
  path: '/v1/backoffice/feeds/{eshopId}/categories/{ruleId}/undo',
  summary: 'Takes a correction of categories back',
  params: z.object({ eshopId: idSchema, ruleId: idSchema }),
  body: { name: 'correctionUndoRequest', schema: z.object({ reason }) },
  answer: feedCorrectionUndoCall.answer,
  refusals: ['not_found', 'conflict', 'unavailable'],
})

export const backofficeCalls = [
  listFeedsCall,
  backofficeFeedCall,
  backofficeRunCall,
  backofficeDecisionCall,
  fetchNowCall,
  backofficeCategoriesCall,
  backofficeCorrectionCall,
  backofficeCorrectionUndoCall,
]
