import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema, listingPathSchema } from '#platform/http/calls/wire.ts'

/** E-05 */
export const inspirationSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    description: z.string(),
    isStl: z.boolean(),
    ownerName: z.string(),
    eshop: z.object({ id: idSchema, slug: z.string(), name: z.string() }).nullable(),
    url: z.string(),
    images: z.array(
      z.object({
        imageId: z.string(),
        originalWidth: z.int().min(1),
        originalHeight: z.int().min(1),
        aspectRatio: z.number().positive(),
        /** Where pieces stand, in shares of the picture's width and height. */
        variants: z.array(
          z.object({
            variantId: idSchema,
            productId: idSchema,
            x: z.number().min(0).max(1),
            y: z.number().min(0).max(1),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Inspiration' })

const choices = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    count: countSchema,
    isSelected: z.boolean(),
    url: z.string(),
  }),
)

const common = { method: 'POST', service: 'api', access: 'anyone', priority: 'api' } as const

/** one page of the list of inspirations as finished HTML and as typed items beside it. */
export const inspirationFeedCall = defineCall({
  ...common,
  id: 'A-01.5',
  operationId: 'inspirationFeed',
  path: '/api/v2/inspiration/feed',
  summary: 'One page of the inspirations: cards as HTML, pagination, and the typed inspirations',
  body: { name: 'filteringRequest', schema: z.object({ url: listingPathSchema }) },
  answer: z.object({
    listHtml: z.string(),
    paginatorHtml: z.string(),
    nextPageUrl: z.string().nullable(),
    totalCount: countSchema,
    inspirations: z.array(inspirationSchema),
  }),
  refusals: ['not_found', 'parameter_invalid'],
})

/** the filters of the inspirations with their counts under the current selection. */
export const inspirationFilteringCall = defineCall({
  ...common,
  id: 'A-01.6',
  operationId: 'inspirationFiltering',
  path: '/api/v2/inspiration/filtering',
  summary: 'The filters of the inspirations, with counts',
  body: { name: 'filteringRequest', schema: z.object({ url: listingPathSchema }) },
  answer: z.object({
    filters: z.object({ rooms: choices, styles: choices, owners: choices }).meta({ id: 'InspirationFilters' }),
    totalCount: countSchema,
    url: z.string(),
  }),
  refusals: ['parameter_invalid'],
})

export const inspirationCalls = [inspirationFeedCall, inspirationFilteringCall]
