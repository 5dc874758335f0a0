import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, listingPathSchema, paginationSchema } from '#platform/http/calls/wire.ts'
import { variantSchema } from '#domains/offers/contract.ts'
import { backofficeCalls } from './backoffice/calls.ts'
import { aiSearchCall } from './sentences/ai-search-call.ts'
import { suggestCall } from './suggest/suggest-call.ts'
import { trendingCall } from './suggest/trending-call.ts'
import { filtersSchema } from './wire.ts'

const MAX_CURSOR = 512

/** one page of a listing as finished HTML and as typed variants beside it. */
export const variantFeedCall = defineCall({
  id: 'A-01.16',
  operationId: 'variantFeed',
  method: 'POST',
  path: '/api/v2/variant/feed',
  service: 'api',
  summary: 'One page of a listing: cards as HTML, pagination, and the typed variants',
  access: 'anyone',
  priority: 'api',
  body: {
    name: 'filteringRequest',
    // The cursor of the answer before goes on where numbered pages end (decisions.md: cursors only in the API).
    schema: z.object({
      url: listingPathSchema,
      cursor: z
        .string()
        .max(MAX_CURSOR)
        .regex(/^[A-Za-z0-9_-]+$/)
        .optional(),
    }),
  },
  answer: z.object({
    listHtml: z.string(),
    paginatorHtml: z.string(),
    nextPageUrl: z.string().nullable(),
    nextCursor: z.string().nullable(),
    totalCount: countSchema,
    pagination: paginationSchema,
    variants: z.array(variantSchema),
    /** Id of this rendering: the `ri` of its click links begin with it. */
    requestId: z.string(),
  }),
  refusals: ['not_found', 'gone', 'parameter_invalid'],
})

/** the filters of a listing with their counts under the current selection. */
export const variantFilteringCall = defineCall({
  id: 'A-01.17',
  operationId: 'variantFiltering',
  method: 'POST',
  path: '/api/v2/variant/filtering',
  service: 'api',
  summary: 'The filters of a listing, with counts',
  access: 'anyone',
  priority: 'api',
  body: { name: 'filteringRequest', schema: z.object({ url: listingPathSchema }) },
  answer: z.object({ filters: filtersSchema, totalCount: countSchema, url: z.string() }),
  refusals: ['not_found', 'gone', 'parameter_invalid'],
})

export const calls = [
  variantFeedCall,
  variantFilteringCall,
  aiSearchCall,
  suggestCall,
  trendingCall,
  ...backofficeCalls,
]
