import { z } from 'zod'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'

/** Why an offer is not where shoppers look, or is found worse than it could be; several may hold. */
export const HIDDEN_BECAUSE = ['suspended', 'disabled', 'absent', 'stale', 'no_category', 'no_picture'] as const
export type HiddenBecause = (typeof HIDDEN_BECAUSE)[number]

export const SHOP_OFFER_FILTERS = {
  state: z.enum(['live', 'absent', 'ended', 'disabled']).optional(),
  missing: z.enum(['picture', 'gtin', 'category']).optional(),
}

/** B-07: a shop's offers as they stand with us. Of other shops it says what the product's page says: how many, and the lowest price. */
export const shopOffersCall = defineListCall({
  id: 'B-07',
  operationId: 'shopOffers',
  path: '/api/v2/shop/offers',
  summary: "The shop's offers: state, why one is hidden, price beside the lowest of the others",
  access: 'shop:read',
  sorts: ['id', 'price'],
  defaultSort: '-id',
  filters: SHOP_OFFER_FILTERS,
  row: z
    .object({
      variantId: idSchema,
      itemId: z.string(),
      productId: idSchema,
      title: z.string(),
      state: z.enum(['live', 'absent', 'ended', 'disabled']),
      hiddenBecause: z.array(z.enum(HIDDEN_BECAUSE)),
      category: z.string().nullable(),
      priceCents: countSchema,
      /** Other shops' offers of the same product that are on offer. */
      otherOffers: countSchema,
      /** null: there is no other. */
      lowestOtherCents: countSchema.nullable(),
      lastSeenAt: z.iso.datetime().nullable(),
    })
    .meta({ id: 'ShopOffer' }),
})
