import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema, listingPathSchema } from '#platform/http/calls/wire.ts'

const articleSchema = z
  .object({
    id: idSchema,
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    lead: z.string(),
    category: z.object({ slug: z.string(), name: z.string() }),
    author: z.string(),
    publishedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime().nullable(),
    readingMinutes: z.int().min(1),
    sponsoredBy: z.string().nullable(),
  })
  .meta({ id: 'Article' })

/** one page of a list of articles. */
export const articlesFeedCall = defineCall({
  id: 'A-01.1',
  operationId: 'articlesFeed',
  method: 'POST',
  path: '/api/v2/articles/feed',
  service: 'api',
  summary: 'One page of a list of articles: as HTML, and typed',
  access: 'anyone',
  priority: 'api',
  body: { name: 'filteringRequest', schema: z.object({ url: listingPathSchema }) },
  answer: z.object({
    listHtml: z.string(),
    paginatorHtml: z.string(),
    nextPageUrl: z.string().nullable(),
    totalCount: countSchema,
    articles: z.array(articleSchema),
  }),
  refusals: ['not_found', 'parameter_invalid'],
})
