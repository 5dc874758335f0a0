import type { DeliveryRegion } from '#domains/eshops/contract.ts'

/**
 * The region of a postal code by its first four digits: 9000 to 9499 Madeira (9400 is Porto Santo), 9500 to 9999 the Azores, all
 * others the mainland. Takes what `readPostalCode` gives.
 */
export function regionOfPostalCode(postalCode: string): DeliveryRegion {
  const area = Number(postalCode.slice(0, 4))
  if (area >= 9500) return 'azores'
  return area >= 9000 ? 'madeira' : 'mainland'
}
