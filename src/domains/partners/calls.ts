import { settleAgreementCall } from './backoffice/agreement-call.ts'
import { applicationCalls } from './backoffice/application-calls.ts'
import { ownerCalls } from './backoffice/owner-calls.ts'
import { noticeCalls } from './complaints/notice-calls.ts'
import { memberCalls } from './members/member-calls.ts'
import { shopMeCall } from './shop-api/me-call.ts'
import { tokenCalls } from './tokens/token-calls.ts'

export const calls = [
  ...applicationCalls,
  settleAgreementCall,
  ...ownerCalls,
  shopMeCall,
  ...memberCalls,
  ...tokenCalls,
  ...noticeCalls,
] as const
