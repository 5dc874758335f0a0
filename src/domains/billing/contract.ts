/** What others may use of the billing (architecture.md, Layout). */
export { leaseGiver } from './budgets/lease-giver.ts'
export { type BillingAccount, type BillingAccountProblem, readBillingAccount, saveBillingAccount } from './invoices/billing-account.ts'
