import { z } from 'zod'
import { variantSchema } from '#domains/offers/contract.ts'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema, keptNumberSchema, paginationSchema } from '#platform/http/calls/wire.ts'
import { itemTypes } from './item-types.ts'
import { favouriteSorts } from './rules/favourite-sorts.ts'

/** The likes service, and what the main API says of a person's favourites. */

/** As many as a page shows hearts (docs/limits.md). */
export const MOST_ASKED = 100

const project = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/)
const itemType = z.enum(itemTypes)

/** E-09, with the counters that were asked for. */
const likeState = z
  .object({
    item_id: idSchema,
    liked_by_user: z.boolean(),
    saved_by_user: z.boolean(),
    likes_count: countSchema,
    comments_count: countSchema.optional(),
    images_count: countSchema.optional(),
    star_value: z.number().nullable().optional(),
    answers_count: countSchema.optional(),
    reviews_count: countSchema.optional(),
  })
  .meta({ id: 'LikeState' })
export type WireLikeState = z.infer<typeof likeState>

const common = { service: 'likes', priority: 'api', cacheControl: 'private, no-store' } as const

/** how items stand, with who asks and with everybody, in the asked order and once each. */
export const likeStatesCall = defineCall({
  ...common,
  id: 'A-02',
  operationId: 'likeStates',
  method: 'POST',
  path: '/api/v1/{project}/like/{itemType}',
  summary: 'The like states of items',
  access: 'anyone',
  params: z.object({ project, itemType }),
  query: z.object({
    commentsCount: z.boolean().optional(),
    stars: z.boolean().optional(),
    answersCount: z.boolean().optional(),
    reviewCounts: z.boolean().optional(),
  }),
  body: { name: 'requestBody', schema: z.array(idSchema).min(1).max(MOST_ASKED) },
  answer: z.array(likeState),
  refusals: ['not_found'],
})

/** all that who asks likes of a type, the newest first. */
export const likeAllCall = defineCall({
  ...common,
  id: 'A-02',
  operationId: 'likeAll',
  method: 'GET',
  path: '/api/v1/{project}/like-all/{itemType}',
  summary: 'The states of all items that the person likes, the newest first',
  access: 'user',
  params: z.object({ project, itemType }),
  answer: z.array(likeState.extend({ product_id: idSchema.nullable() }).meta({ id: 'KeptLikeState' })),
  refusals: ['not_found'],
})

/** how many likes of a type have been received from who asks. */
export const likesReceivedCall = defineCall({
  ...common,
  id: 'A-02',
  operationId: 'likesReceived',
  method: 'GET',
  path: '/api/v1/{project}/like/received/user/{itemType}',
  summary: 'How many likes of a type the service has received from the person',
  access: 'user',
  params: z.object({ project, itemType }),
  answer: z.object({ count: countSchema }),
  refusals: ['not_found'],
})

const CONSENT_MOST = 200
/** A JSON list, in a query: 'consent=["essential","marketing"]'. */
const consent = z
  .string()
  .max(CONSENT_MOST)
  .refine((text) => consentIn(text) !== null, 'it is no JSON list of consented categories')

const consentCategories = z.array(z.enum(['essential', 'marketing', 'analytics', 'functional']))

/** The consented categories of a query's text; null when it is no list of them. */
export function consentIn(text: string): readonly string[] | null {
  try {
    return consentCategories.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** likes an item. A second time nothing changes. */
export const likeCall = defineCall({
  ...common,
  id: 'A-02',
  operationId: 'like',
  method: 'POST',
  path: '/api/v1/{project}/like/{itemType}/{itemId}',
  summary: 'Likes an item',
  access: 'user',
  params: z.object({ project, itemType, itemId: idSchema }),
  query: z.object({ consent: consent.optional() }),
  answer: likeState,
  refusals: ['not_found', 'unprocessable'],
})

/** takes a like back. Where there is none nothing changes. */
export const unlikeCall = defineCall({
  ...common,
  id: 'A-02',
  operationId: 'unlike',
  method: 'DELETE',
  path: '/api/v1/{project}/like/{itemType}/{itemId}',
  summary: 'Takes a like back',
  access: 'user',
  params: z.object({ project, itemType, itemId: idSchema }),
  answer: likeState,
  refusals: ['not_found'],
})

/** A-02 T-02: whose likes this browser sends and shows; it remembers the id. */
export const likesLoginCall = defineCall({
  ...common,
  id: 'A-02',
  operationId: 'likesLogin',
  method: 'GET',
  path: '/api/v1/{project}/login',
  summary: 'Pairs the likes of this browser with the person who is signed in',
  access: 'user',
  params: z.object({ project }),
  answer: z.object({ user_id: idSchema }),
  refusals: ['not_found'],
})

const mainApi = { service: 'api', priority: 'api', method: 'GET', cacheControl: 'private, no-store' } as const

const MOST_OF_A_LIST = 100
const limit = z.int().min(1).max(MOST_OF_A_LIST).optional()
const variants = z.array(variantSchema)

/** the last part of the address under which others see the person's favourites. */
export const favouritesShareCall = defineCall({
  ...mainApi,
  id: 'A-01.9',
  operationId: 'favouritesShare',
  path: '/api/v2/user/favourites-share',
  summary: 'The link by which the person shows their favourites',
  access: 'user',
  answer: z.object({ encryptedShare: z.string() }),
  refusals: [],
})

/** favourites with a discount that is proven, the largest first. */
export const favouritesOnSaleCall = defineCall({
  ...mainApi,
  id: 'A-01.10',
  operationId: 'favouritesOnSale',
  path: '/api/v2/user/favourites-on-sale',
  summary: 'Liked variants with a proven discount, the largest first',
  access: 'user',
  query: z.object({ limit }),
  answer: z.object({ variants }),
  refusals: [],
})

/** favourites page by page: one's own, or those of a link. */
export const variantsLikedCall = defineCall({
  ...mainApi,
  id: 'A-01.11',
  operationId: 'variantsLiked',
  path: '/api/v2/user/variants-liked',
  summary: 'Liked variants in an order, page by page',
  access: 'anyone',
  query: z.object({
    page: keptNumberSchema.min(1).optional(),
    pageSize: z.int().min(1).max(MOST_OF_A_LIST).optional(),
    sort: z.enum(favouriteSorts),
    encryptedShare: z.string().max(MOST_OF_A_LIST).optional(),
    active: z.boolean().optional(),
  }),
  answer: z.object({ variants, pagination: paginationSchema }),
  refusals: ['unauthenticated', 'not_found'],
})

/** favourites that may be shown again, the newest first: liked and asked for with consent to marketing, and for sale. */
export const remarketingVariantsCall = defineCall({
  ...mainApi,
  id: 'A-01.12',
  operationId: 'remarketingVariants',
  path: '/api/v2/user/remarketing-variants',
  summary: 'Liked variants that may be shown again, as far as the person has consented',
  access: 'user',
  query: z.object({ limit }),
  answer: z.object({ variants }),
  refusals: [],
})

export const calls = [
  likeStatesCall,
  likeAllCall,
  likesReceivedCall,
  likeCall,
  unlikeCall,
  likesLoginCall,
  favouritesShareCall,
  favouritesOnSaleCall,
  variantsLikedCall,
  remarketingVariantsCall,
]
