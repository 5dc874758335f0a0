import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { countSchema, idSchema, keptNumberSchema } from '#platform/http/calls/wire.ts'
import { overrideValuesSchema } from '../overrides/override-values.ts'
import { reasonSchema } from './reason.ts'
import { infoSchema } from './info-wire.ts'

export const VARIANT_FILTERS = {
  eshopId: idSchema.optional(),
  categoryId: idSchema.optional(),
  state: z.enum(['live', 'absent', 'ended', 'disabled']).optional(),
  missing: z.enum(['picture', 'gtin', 'category']).optional(),
  isGrouped: z.boolean().optional(),
  isOverridden: z.boolean().optional(),
}

/** B-08: every offer there is. */
export const listVariantsCall = defineListCall({
  id: 'B-08',
  operationId: 'listVariants',
  path: '/v1/backoffice/variants',
  summary: 'Offers of all shops, searched by number, GTIN, item id or words of the name',
  access: 'staff:feeds',
  sorts: ['id', 'price'],
  defaultSort: '-id',
  filters: VARIANT_FILTERS,
  row: z.object({
    variantId: idSchema,
    itemId: z.string(),
    eshopId: idSchema,
    eshopName: z.string(),
    productId: idSchema,
    title: z.string(),
    state: z.enum(['live', 'absent', 'ended', 'disabled']),
    categoryId: idSchema.nullable(),
    category: z.string().nullable(),
    priceCents: countSchema,
    gtin: z.string().nullable(),
    pictures: countSchema,
    isOverridden: z.boolean(),
    changedAt: z.iso.datetime(),
  }),
})

/** one offer with the source of each value. */
export const variantInfoCall = defineCall({
  id: 'R-23',
  operationId: 'variantInfo',
  method: 'GET',
  path: '/v1/backoffice/variants/{variantId}',
  service: 'admin',
  summary: 'One offer: every value with its source, its override, prices, pictures and what it was grouped by',
  access: 'staff:feeds',
  priority: 'api',
  params: z.object({ variantId: idSchema }),
  answer: infoSchema,
  refusals: ['not_found'],
})

/** what a person says of an offer in place of its feed; null takes it back. */
export const overrideVariantCall = defineCall({
  id: 'R-23',
  operationId: 'overrideVariant',
  method: 'POST',
  path: '/v1/backoffice/variants/{variantId}/override',
  service: 'admin',
  summary: 'Overrides values of an offer until it is taken back',
  access: 'staff:feeds',
  priority: 'api',
  params: z.object({ variantId: idSchema }),
  body: {
    name: 'overrideRequest',
    schema: z.object({
      version: keptNumberSchema,
      values: overrideValuesSchema.nullable(),
      reason: reasonSchema,
    }),
  },
  answer: z.object({ version: z.int().min(0) }),
  refusals: ['not_found', 'conflict', 'unprocessable'],
})

export const variantCalls = [listVariantsCall, variantInfoCall, overrideVariantCall]
