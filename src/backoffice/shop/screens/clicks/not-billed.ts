import type { BillingDay } from '#platform/api-client/calls.ts'

/** Of a day, all clicks that are not billed. */
export function notBilledOf({ notBilled }: BillingDay): number {
  return notBilled.reduce((sum, { clicks }) => sum + clicks, 0)
}
