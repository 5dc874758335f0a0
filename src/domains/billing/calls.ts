import { creditInvoiceCall, listBillingDocumentsCall, recordPaymentCall } from './backoffice/calls.ts'
import { changeShopBidsCall, shopBidsCall } from './bids/calls.ts'
import { changeShopBudgetCall, shopBudgetCall } from './budgets/calls.ts'
import { billingBalanceCall, billingDaysCall, billingDocumentsCall } from './shop-api/calls.ts'
import { shopStatisticsCall } from './statistics/calls.ts'

export const calls = [
  billingDaysCall,
  billingBalanceCall,
  billingDocumentsCall,
  listBillingDocumentsCall,
  recordPaymentCall,
  creditInvoiceCall,
  shopBidsCall,
  changeShopBidsCall,
  shopBudgetCall,
  changeShopBudgetCall,
  shopStatisticsCall,
]
