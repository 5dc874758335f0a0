import { creditInvoiceCall, listBillingDocumentsCall, recordPaymentCall } from './backoffice/calls.ts'
import { billingBalanceCall, billingDaysCall, billingDocumentsCall } from './shop-api/calls.ts'

export const calls = [
  billingDaysCall,
  billingBalanceCall,
  billingDocumentsCall,
  listBillingDocumentsCall,
  recordPaymentCall,
  creditInvoiceCall,
]
