import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'
import { reasonSchema } from './reason.ts'

const offerSchema = z.object({
  variantId: idSchema,
  itemId: z.string(),
  eshopName: z.string(),
  title: z.string(),
  state: z.enum(['live', 'absent', 'ended']),
  priceCents: countSchema,
  gtin: z.string().nullable(),
  pictureUrl: z.string().nullable(),
})

const decisionSchema = z.object({
  decisionId: idSchema,
  kind: z.enum(['apart', 'together']),
  reason: z.string(),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
})

const decidedSchema = z.object({ decisionId: idSchema, merges: countSchema, splits: countSchema })

/** B-08: a product with its offers, what people have decided of them, and what looks the same. */
export const backofficeProductCall = defineCall({
  id: 'B-08',
  operationId: 'backofficeProduct',
  method: 'GET',
  path: '/v1/backoffice/products/{productId}',
  service: 'admin',
  summary: 'A product: its offers, the decisions about them and the products that look the same',
  access: 'staff:feeds',
  priority: 'api',
  params: z.object({ productId: idSchema }),
  answer: z
    .object({
      productId: idSchema,
      slug: z.string(),
      title: z.string(),
      mergedInto: idSchema.nullable(),
      /** Of all its offers. */
      offerCount: countSchema,
      /** The first 200, those on sale before the others. */
      offers: z.array(offerSchema),
      decisions: z.array(decisionSchema),
      twins: z.array(z.object({ productId: idSchema, title: z.string(), permille: z.int() })),
    })
    .meta({ id: 'BackofficeProduct' }),
  refusals: ['not_found'],
})

const decision = {
  method: 'POST',
  service: 'admin',
  access: 'staff:feeds',
  priority: 'api',
  answer: decidedSchema,
} as const

/** B-08 */
export const splitProductCall = defineCall({
  ...decision,
  id: 'B-08',
  operationId: 'splitProduct',
  path: '/v1/backoffice/products/{productId}/split',
  summary: 'These offers leave the product, for good',
  params: z.object({ productId: idSchema }),
  body: {
    name: 'splitRequest',
    schema: z.object({ variantIds: z.array(idSchema).min(1).max(100), reason: reasonSchema }),
  },
  refusals: ['not_found', 'conflict', 'unprocessable'],
})

/** B-08: what looks the same is one product, or two, for good. */
export const decideTwinsCall = defineCall({
  ...decision,
  id: 'B-08',
  operationId: 'decideTwins',
  path: '/v1/backoffice/products/{productId}/twin',
  summary: 'Two products are one, or stay two, for good',
  params: z.object({ productId: idSchema }),
  body: {
    name: 'twinRequest',
    schema: z.object({ otherId: idSchema, isSame: z.boolean(), reason: reasonSchema }),
  },
  refusals: ['not_found', 'conflict', 'unprocessable'],
})

/** B-08 */
export const undoDecisionCall = defineCall({
  ...decision,
  id: 'B-08',
  operationId: 'undoDecision',
  path: '/v1/backoffice/decisions/{decisionId}/undo',
  summary: 'Takes a decision about products back: grouped as if it had never been made',
  params: z.object({ decisionId: idSchema }),
  body: { name: 'undoRequest', schema: z.object({ reason: reasonSchema }) },
  refusals: ['not_found', 'conflict', 'unprocessable'],
})

/** B-08: the uncertain pairs (ADR 0047). */
export const listTwinsCall = defineListCall({
  id: 'B-08',
  operationId: 'listTwins',
  path: '/v1/backoffice/twins',
  summary: 'Products that look the same and wait for a decision, those that most shoppers answered about first',
  access: 'staff:feeds',
  sorts: ['answers'],
  defaultSort: '-answers',
  filters: {},
  row: z.object({
    productId: idSchema,
    title: z.string(),
    twinId: idSchema,
    twinTitle: z.string(),
    variantId: idSchema,
    otherId: idSchema,
    permille: z.int(),
    same: countSchema,
    notSame: countSchema,
  }),
})

export const productCalls = [backofficeProductCall, splitProductCall, decideTwinsCall, undoDecisionCall, listTwinsCall]
