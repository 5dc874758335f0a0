import type { Call } from '#platform/http/call.ts'
import { menuCall } from '#domains/catalogue/calls.ts'
import { shopFeedCalls } from '#domains/feeds/shop-api/calls.ts'
import { shopClicksCall } from '#domains/clicks/shop-api/shop-clicks-call.ts'
import { similarityCall } from '#domains/images/contract.ts'
import { shopPicturesCall } from '#domains/images/fetching/shop-pictures-call.ts'
import { meCall } from '#domains/identity/calls.ts'
import { deliveriesCall, variantHistoryCall, variantsByIdsCall } from '#domains/offers/calls.ts'
import { variantFeedCall, variantFilteringCall } from '#domains/search/calls.ts'

/** Every call of the product: what the OpenAPI document and the generated client are made from. A call is added here by its domain. */
export const calls: readonly Call[] = [
  menuCall,
  meCall,
  similarityCall,
  deliveriesCall,
  variantFeedCall,
  variantFilteringCall,
  variantsByIdsCall,
  variantHistoryCall,
  ...shopFeedCalls,
  shopPicturesCall,
  shopClicksCall,
]
