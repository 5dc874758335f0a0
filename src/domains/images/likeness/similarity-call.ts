import { z } from 'zod'
import { variantSchema } from '#domains/offers/contract.ts'
import { defineCall } from '#platform/http/calls/call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'

const MAX_URL = 2_048
/** As the document declares it: the path of a product's picture, alone or behind an origin, which must be ours. */
const OWN_IMAGE_URL = '^(?:https?://[^/]+)?/(?:product|tiny)/[0-9a-f]{2}/[0-9a-f]{2}/[0-9a-f]{2}/[psc][0-9]'

/**
 * pieces that look like a variant, nearest first, never its own product. `onlyCache` answers at once with what is
 * kept, perhaps nothing; `onlyAPI` computes; without a mode what was computed within the hour is good enough.
 */
export const similarityCall = defineCall({
  id: 'A-01.14',
  operationId: 'similarity',
  method: 'GET',
  path: '/api/v2/variant/{variantId}/similarity',
  service: 'api',
  summary: 'Pieces that look like a variant, by their pictures',
  access: 'anyone',
  priority: 'api',
  params: z.object({ variantId: idSchema }),
  query: z.object({
    /** Another category to look in than the variant's own. */
    categoryId: idSchema.optional(),
    /** A picture of the image host to go by, instead of the variant's best. */
    imageUrl: z.string().max(MAX_URL).meta({ pattern: OWN_IMAGE_URL }).optional(),
    mode: z.enum(['onlyCache', 'onlyAPI']).optional(),
  }),
  answer: z.object({
    variants: z.array(variantSchema),
    /** Of the page /products/visually-similar/{requestId}/{slug}, for 24 hours; null: nothing was found. */
    requestId: z.string().nullable(),
    /** Where the answer comes from: kept, or computed now. */
    mode: z.enum(['onlyCache', 'onlyAPI']),
  }),
  refusals: ['not_found', 'parameter_invalid'],
})
