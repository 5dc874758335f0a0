import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'
import { infoSchema } from '../backoffice/info-wire.ts'

/** Why an offer is not where shoppers look, or is found worse than it could be; several may hold. */
export const HIDDEN_BECAUSE = ['suspended', 'disabled', 'absent', 'stale', 'no_category', 'no_picture'] as const
export type HiddenBecause = (typeof HIDDEN_BECAUSE)[number]

export const SHOP_OFFER_FILTERS = {
  state: z.enum(['live', 'absent', 'ended', 'disabled']).optional(),
  missing: z.enum(['picture', 'gtin', 'category']).optional(),
  categoryId: idSchema.optional(),
  /** Whether another shop asks less for the same product. */
  isDearer: z.boolean().optional(),
}
export const SHOP_OFFER_SORTS = ['id', 'price', 'clicks'] as const

const cents = countSchema.nullable()

const shopOfferSchema = z
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
    lowestOtherCents: cents,
    /** Of all offers of the product; null: there is no other. */
    medianCents: cents,
    /** Delivered to the mainland; null: not known. */
    deliveredCents: cents,
    lowestOtherDeliveredCents: cents,
    /** Among all offers of the product, the cheapest delivered first, as its page has them; null: not on offer. */
    place: z.int().min(1).nullable(),
    /** That count, of this month and the one before. */
    clicks: countSchema,
    /** What they cost, in millionths of a euro; null: who asks has no right to the shop's money (`shop:billing`). */
    costMicros: z.int().nullable(),
    lastSeenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ShopOffer' })

/** B-07: a shop's offers as they stand with us. Of other shops it says what the product's page says, without naming one. */
export const shopOffersCall = defineListCall({
  id: 'B-07',
  operationId: 'shopOffers',
  path: '/api/v2/shop/offers',
  summary: "The shop's offers: state, why one is hidden, price beside the others of its product, clicks of two months",
  access: 'shop:read',
  sorts: SHOP_OFFER_SORTS,
  defaultSort: '-id',
  filters: SHOP_OFFER_FILTERS,
  row: shopOfferSchema,
})

/** B-07: one of them, with what we read of it and where. */
export const shopOfferStandingCall = defineCall({
  id: 'B-07',
  operationId: 'shopOfferStanding',
  method: 'GET',
  path: '/api/v2/shop/offers/{variantId}',
  service: 'api',
  access: 'shop:read',
  priority: 'api',
  summary: 'One offer of the shop: how it stands, every value that we read with its source, its pictures',
  params: z.object({ variantId: idSchema }),
  answer: z
    .object({
      offer: shopOfferSchema,
      link: z.string(),
      values: infoSchema.shape.values,
      pictures: infoSchema.shape.pictures,
      seen: infoSchema.shape.seen,
      /** Why a person of ours took it out of the listings; null: nobody did. */
      disabledReason: z.string().nullable(),
    })
    .meta({ id: 'ShopOfferDetail' }),
  refusals: ['not_found'],
})
