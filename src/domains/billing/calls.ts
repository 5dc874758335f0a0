import {
  askVatRegisterCall,
  editBillingAccountCall,
  listBillingAccountsCall,
  showBillingAccountCall,
} from './backoffice/account-calls.ts'
import { creditInvoiceCall, listBillingDocumentsCall, recordPaymentCall, saftMonthsCall } from './backoffice/calls.ts'
import { changeShopBidsCall, estimateShopBidsCall, shopBidsCall } from './bids/calls.ts'
import { offerBidCall } from './bids/offer-bid-call.ts'
import { changeShopBudgetCall, shopBudgetCall } from './budgets/calls.ts'
import {
  billingAccountCall,
  billingBalanceCall,
  billingDaysCall,
  billingDocumentsCall,
  changeBillingAccountCall,
} from './shop-api/calls.ts'
import { shopStatisticsCall } from './statistics/calls.ts'

export const calls = [
  billingDaysCall,
  billingBalanceCall,
  billingDocumentsCall,
  billingAccountCall,
  changeBillingAccountCall,
  listBillingDocumentsCall,
  saftMonthsCall,
  recordPaymentCall,
  creditInvoiceCall,
  listBillingAccountsCall,
  showBillingAccountCall,
  editBillingAccountCall,
  askVatRegisterCall,
  shopBidsCall,
  changeShopBidsCall,
  estimateShopBidsCall,
  offerBidCall,
  shopBudgetCall,
  changeShopBudgetCall,
  shopStatisticsCall,
]
