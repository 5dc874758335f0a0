import { listRefusedClicksCall, settleRefusedClicksCall } from './backoffice/calls.ts'
import { shopClicksCall, shopDayClicksCall } from './shop-api/shop-clicks-call.ts'

export const calls = [shopClicksCall, shopDayClicksCall, listRefusedClicksCall, settleRefusedClicksCall]
