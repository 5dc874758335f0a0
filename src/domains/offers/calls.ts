import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'
import { LONGEST_POSTAL_CODE, readPostalCode } from '#platform/europe/postal-code.ts'
import { adminDataCall } from './admin/admin-data-call.ts'
import { variantCalls } from './backoffice/calls.ts'
import { productCalls } from './backoffice/product-calls.ts'
import { deliverySchema, variantSchema } from './answers/wire.ts'
import { variantHistoryCall } from './history/history-wire.ts'
import { correctShopOfferCall, shopOfferCall } from './shop-api/shop-offer-call.ts'
import { shopOfferStandingCall, shopOffersCall } from './shop-api/shop-offers-call.ts'

export { variantHistoryCall }

const MAX_IDS = 100

/** The document declares how one is written plainly; what else people write that is one is read, too. */
const postalCodeSchema = z
  .string()
  .max(LONGEST_POSTAL_CODE)
  .refine((text) => readPostalCode(text) !== null, 'it is no Portuguese postal code such as 1000 or 1000-100')
  .meta({ pattern: '^[1-9][0-9]{3}(?:[ .-]?[0-9]{3})?$', examples: ['1000-100'] })

/**
 * what its shop asks to deliver an offer, cheapest first, unknown last. A postal code in any of the ways that people
 * write one picks the region; what is no postal code is refused by the parameter's name.
 */
export const deliveriesCall = defineCall({
  id: 'A-01.15',
  operationId: 'deliveries',
  method: 'GET',
  path: '/api/v2/variant/{variantId}/deliveries',
  service: 'api',
  summary: 'Ways and prices to have a variant delivered, cheapest first',
  access: 'anyone',
  priority: 'api',
  params: z.object({ variantId: idSchema }),
  query: z.object({ postalCode: postalCodeSchema.optional() }),
  answer: z.object({ deliveries: z.array(deliverySchema), currency: z.literal('EUR'), computedAt: z.iso.datetime() }),
  refusals: ['not_found'],
  cacheControl: 'public, max-age=60',
})

/** variants in the asked order; inactive ones with `active: false`, unknown ones in `missing`. */
export const variantsByIdsCall = defineCall({
  id: 'A-01.20',
  operationId: 'variantsByIds',
  method: 'POST',
  path: '/api/v2/variant/by-ids',
  service: 'api',
  summary: 'Variants by their ids, in the asked order',
  access: 'anyone',
  priority: 'api',
  body: { name: 'requestBody', schema: z.object({ ids: z.array(idSchema).max(MAX_IDS) }) },
  answer: z.object({ variants: z.array(variantSchema), missing: z.array(idSchema) }),
  refusals: [],
})

export const calls = [
  deliveriesCall,
  variantsByIdsCall,
  variantHistoryCall,
  adminDataCall,
  ...variantCalls,
  ...productCalls,
  shopOffersCall,
  shopOfferCall,
  shopOfferStandingCall,
  correctShopOfferCall,
]
