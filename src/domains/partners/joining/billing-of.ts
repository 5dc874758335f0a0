import { type BillingAccount, readBillingAccount } from '#domains/billing/contract.ts'
import type { Company } from './company.ts'

export const billingFields = ['legalName', 'country', 'taxNumber', 'street', 'postalCode', 'city'] as const
export type BillingField = (typeof billingFields)[number]

export interface BillingOfCompany {
  /** null: no invoice can be made out to what the company said of itself. */
  readonly account: BillingAccount | null
  /** What stands in the way. */
  readonly problems: readonly BillingField[]
}

/**
 * Whom a shop's invoices are made out to, by its application. What billing does not take holds up no approval: clicks wait unbilled
 * until the account is right, and who decides is told.
 */
export function billingOf({ legalName, country, taxNumber, street, postalCode, city }: Company): BillingOfCompany {
  const read = readBillingAccount({ legalName, country, taxNumber, isVatValid: null, street, postalCode, city })
  if (!('length' in read)) return { account: read, problems: [] }
  const named = new Set<string>(read.map(({ field }) => field))
  return { account: null, problems: billingFields.filter((field) => named.has(field)) }
}
