import type { BillingAccount } from './invoices/billing-account.ts'

/** Builders for the tests of billing; never part of the product. */

/** Of a shop in Lisbon. */
export function anAccount(account: Partial<BillingAccount> = {}): BillingAccount {
  return {
    legalName: 'Loja Teste, Lda.',
    country: 'PT',
    taxNumber: '501442600',
    isVatValid: null,
    street: 'Rua Augusta 1',
    postalCode: '1000-100',
    city: 'Lisboa',
    ...account,
  }
}
