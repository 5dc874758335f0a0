/** What other domains may use of the offers (architecture.md, Layout). */
export { deliveriesCall, variantsByIdsCall } from './calls.ts'
export { deliverySchema, variantSchema } from './wire.ts'
export type { WireDelivery, WireVariant } from './wire.ts'
