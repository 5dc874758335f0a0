/** What others may use of the billing (architecture.md, Layout). */
export { overdueShops } from './backoffice/account-figures.ts'
export { type Bidding, COMMON_FLOOR_MICROS, MOST_CPC_MICROS } from './bids/bidding.ts'
export { changeBidding } from './bids/change-bidding.ts'
export { pricer } from './bids/price-offer.ts'
export { changeBudget } from './budgets/change-budget.ts'
export { leaseGiver } from './budgets/lease-giver.ts'
export {
  type BillingAccount,
  type BillingAccountProblem,
  readBillingAccount,
  saveBillingAccount,
  shopsOfTaxNumber,
} from './invoices/billing-account.ts'
export type { Issuer } from './invoices/document.ts'
export { listDocuments } from './invoices/find-documents.ts'
export { runInvoices } from './invoices/run-invoices.ts'
export { nameSeries } from './invoices/series.ts'
export { correctClicks } from './ledger/correct-clicks.ts'
export { postClicks } from './ledger/post-clicks.ts'
export { askOfNumbers } from './vat-register/ask-register-job.ts'
export { vatStateOf } from './vat-register/storage.ts'
export { recordPayment } from './payments/record-payment.ts'
export { madeSigningKey, type SigningKey } from './signatures/signing-key.ts'
