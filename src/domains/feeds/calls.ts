import { backofficeCalls } from './backoffice/calls.ts'
import { calls as shopCalls } from './shop-api/calls.ts'

export const calls = [...shopCalls, ...backofficeCalls]
