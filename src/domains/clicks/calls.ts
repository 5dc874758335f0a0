import { listRefusedClicksCall, settleRefusedClicksCall } from './backoffice/calls.ts'
import { shopClicksCall } from './shop-api/shop-clicks-call.ts'

export const calls = [shopClicksCall, listRefusedClicksCall, settleRefusedClicksCall]
