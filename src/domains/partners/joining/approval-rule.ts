import type { Application } from './application.ts'
import { missingSteps } from './application.ts'
import { billingOf } from './billing-of.ts'

export interface RuleFacts {
  readonly application: Application
  readonly accountSince: Date | null
  /** POISO_JOIN_RULE_DAYS; null: there is no rule. */
  readonly ruleDays: number | null
  readonly now: Date
}

const DAY_MS = 86_400_000

/**
 * Whether a shop is taken without a person's look: all steps are done (which means a tax number that is right and a domain that is
 * proven), invoices can be made out to it, the lab took every item of the feed, and the account is old enough for a fraud to be dear.
 */
export function isApprovedByRule({ application, accountSince, ruleDays, now }: RuleFacts): boolean {
  const { company, lab } = application
  if (company === null || billingOf(company).account === null) return false
  if (ruleDays === null || accountSince === null || lab === null || missingSteps(application).length > 0) return false
  const ageDays = (now.getTime() - accountSince.getTime()) / DAY_MS
  return lab.errors.length === 0 && lab.rejected === 0 && ageDays >= ruleDays
}
