import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'
import { MAX_QUERY_LENGTH } from '../rules/listing-query.ts'

/** S-07: the listing that a sentence asks for. */
export const aiSearchCall = defineCall({
  id: 'A-01.8',
  operationId: 'aiSearch',
  method: 'POST',
  path: '/api/v2/ai-search',
  service: 'api',
  summary: 'The listing that a sentence asks for, with how many filters were understood and how many products it has',
  access: 'anyone',
  priority: 'api',
  body: {
    name: 'aiSearchRequest',
    schema: z.object({
      query: z.string().min(1).max(MAX_QUERY_LENGTH),
      /** The category in which it was typed: counts for a sentence that names none. */
      categoryId: idSchema.nullable().optional(),
    }),
  },
  answer: z.object({
    /** Relative; words that were not understood stand in its `q`. */
    url: z.string(),
    filtersCount: countSchema,
    resultsCount: countSchema,
  }),
  refusals: ['parameter_invalid'],
})
