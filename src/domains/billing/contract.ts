/** What others may use of the billing (architecture.md, Layout). */
export {
  type BillingAccount,
  type BillingAccountProblem,
  findBillingAccount,
  readBillingAccount,
  saveBillingAccount,
} from './invoices/billing-account.ts'
