import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'
import { REVIEW_LIMITS } from '../review.ts'

export const SHOP_REVIEWS_PAGE = 100

const ofShop = { id: 'B-05', service: 'api', access: 'shop:read', priority: 'api' } as const

const shopReviewSchema = z
  .object({
    externalId: z.string(),
    /** null: of the shop as a whole. */
    variantId: idSchema.nullable(),
    value: z.number().min(0.5).max(5).multipleOf(0.5),
    userNickName: z.string().nullable(),
    text: z.string().nullable(),
    pluses: z.array(z.string()),
    minuses: z.array(z.string()),
    source: z.enum(['star', 'site', 'import']),
    verified: z.enum(['purchase', 'shop', 'none']),
    publishedAt: z.iso.datetime(),
    reply: z.string().nullable(),
    /** A reply, or a change of one, that moderation has not decided on. */
    waitingReply: z.string().nullable(),
    /** Why the last one was not published. */
    replyStatement: z.string().nullable(),
  })
  .meta({ id: 'ShopReview' })

const externalId = z.string().regex(/^r[0-9a-f]{16}$/)

/** B-05: what is said of the shop and of its offers. */
export const shopReviewsCall = defineCall({
  ...ofShop,
  operationId: 'shopReviews',
  method: 'GET',
  path: '/api/v2/eshop/reviews',
  summary:
    'Published reviews of the shop and its offers, the oldest first or by `sort` the newest, all or those without a reply; `since` and `after` continue',
  query: z.object({
    since: z.iso.datetime().optional(),
    after: externalId.optional(),
    sort: z.enum(['published', '-published']).optional(),
    isUnanswered: z.boolean().optional(),
  }),
  answer: z.object({
    reviews: z.array(shopReviewSchema),
    next: z.string().nullable(),
    /** Of all of them, those without a reply, and without one that waits. */
    unanswered: countSchema,
  }),
  refusals: [],
})

/** B-05: the shop's word on a review, or another one; it is shown once moderation has decided. */
export const shopReplyCall = defineCall({
  ...ofShop,
  access: 'shop:replies',
  operationId: 'shopReply',
  method: 'POST',
  path: '/api/v2/eshop/reviews/{externalId}/reply',
  summary: 'Replies to a review of the shop, or changes the reply; it waits for moderation. Text null takes it away',
  params: z.object({ externalId }),
  body: {
    name: 'replyRequest',
    schema: z.object({ text: z.string().min(1).max(REVIEW_LIMITS.replyLength).nullable() }),
  },
  answer: z.object({ state: z.enum(['waiting', 'none']) }),
  refusals: ['not_found', 'unprocessable'],
})
