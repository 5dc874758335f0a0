/**
 * The accounts of the ledger, and what a positive sum of each means. Debits are positive, credits negative: all sums of all
 * accounts are zero together.
 */
export const accounts = {
  unbilled: 'clicks that shops owe and no invoice has yet, by shop and day',
  receivable: 'invoices that shops have not paid, by shop; negative: paid too much',
  click_revenue: 'what clicks have brought (negative)',
  corrections: 'what was taken back of it',
  vat: 'value added tax that is owed to the state (negative)',
  rounding: 'parts of cents that invoices leave out',
  bank: 'money that has come',
  unmatched: 'money of which nobody knows whose it is (negative)',
} as const

export type Account = keyof typeof accounts
