import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'
import { REVIEW_READ_LIMITS } from './read-limits.ts'
import { reviewSorts } from '../rules/review-sorts.ts'
import { reviewListSchema, reviewsModalSchema } from './wire.ts'

const common = { method: 'POST', service: 'api', access: 'anyone', priority: 'api', refusals: ['not_found'] } as const

/** reviews of the product that an offer belongs to, page by page. */
export const reviewsCall = defineCall({
  ...common,
  id: 'A-01.18',
  operationId: 'variantReviews',
  path: '/api/v2/variant/reviews',
  summary: 'Reviews of a product by one of its variants, page by page',
  query: z.object({
    page: z.int().min(1).max(REVIEW_READ_LIMITS.pages).optional(),
    type: z.enum(['all', 'withImage']).optional(),
  }),
  body: {
    name: 'requestBody',
    schema: z.object({
      variantId: idSchema,
      stars: z.int().min(1).max(5).optional(),
      verified: z.boolean().optional(),
      eshopId: idSchema.optional(),
      sort: z.enum(reviewSorts).optional(),
      /** `externalId` of the last one that is shown already: what is published meanwhile moves nothing. */
      after: z
        .string()
        .regex(/^r[0-9a-f]{16}$/)
        .optional(),
    }),
  },
  answer: reviewListSchema,
})

/** what the dialog of reviews opens with. */
export const reviewsModalCall = defineCall({
  ...common,
  id: 'A-01.19',
  operationId: 'variantReviewsModal',
  path: '/api/v2/variant/reviews-modal',
  summary: 'Sums, summary and first reviews of a product by one of its variants',
  body: { name: 'requestBody', schema: z.object({ variantId: idSchema }) },
  answer: reviewsModalSchema,
})
