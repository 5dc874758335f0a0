/** What others may use of the billing (architecture.md, Layout). */
export { COMMON_FLOOR_MICROS, MOST_CPC_MICROS } from './bids/bidding.ts'
export { leaseGiver } from './budgets/lease-giver.ts'
export {
  type BillingAccount,
  type BillingAccountProblem,
  readBillingAccount,
  saveBillingAccount,
} from './invoices/billing-account.ts'
