import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema, keptNumberSchema } from '#platform/http/calls/wire.ts'
import { presentSchema, valueSchema } from '../backoffice/info-wire.ts'
import { overrideValuesSchema } from '../overrides/override-values.ts'

const ofShop = { id: 'B-07', service: 'api', access: 'shop:read', priority: 'api' } as const

/** What a shop may correct of its offer: what we read of it, never its name, its pictures or whether it is shown. */
export const shopCorrectionSchema = overrideValuesSchema.pick({
  colours: true,
  materials: true,
  styles: true,
  rooms: true,
  shapes: true,
  sizes: true,
})

/** B-07: what we have read of one offer, where from, and what has been corrected of it. */
export const shopOfferCall = defineCall({
  ...ofShop,
  operationId: 'shopOffer',
  method: 'GET',
  path: '/api/v2/shop/offer',
  summary: "What was read of one of the shop's offers, where from, and what is corrected",
  query: z.object({
    /** The shop's own id of it. */
    itemId: z
      .string()
      .min(1)
      .max(200)
      .regex(/^[^\u0000-\u001f\ufffd]+$/),
  }),
  answer: z
    .object({
      variantId: idSchema,
      itemId: z.string(),
      title: z.string(),
      state: z.enum(['live', 'absent', 'ended', 'disabled']),
      /** Lists and sizes, each with where it was read. */
      values: z.array(valueSchema),
      present: presentSchema.pick({ lists: true, sizes: true }),
      override: z
        .object({
          version: countSchema,
          values: overrideValuesSchema,
          madeBy: z.enum(['shop', 'site']),
          at: z.iso.datetime(),
        })
        .nullable(),
    })
    .meta({ id: 'ShopOfferRead' }),
  refusals: ['not_found'],
})

/** B-07: the shop says what its offer is in place of what we read; null: what we read holds again. Holds in later imports. */
export const correctShopOfferCall = defineCall({
  ...ofShop,
  access: 'shop:feed',
  operationId: 'correctShopOffer',
  method: 'POST',
  path: '/api/v2/shop/offers/{variantId}/correction',
  summary: 'Corrects colours, materials, sizes and the like of an offer in place of what was read, or takes that back',
  params: z.object({ variantId: idSchema }),
  body: {
    name: 'shopCorrectionRequest',
    schema: z.object({
      /** The version that was read; 0: nothing was corrected. */
      version: keptNumberSchema,
      values: shopCorrectionSchema.nullable(),
    }),
  },
  answer: z.object({ version: countSchema }),
  refusals: ['not_found', 'conflict', 'forbidden', 'unprocessable'],
})
