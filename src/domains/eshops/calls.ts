import { calls as backofficeCalls } from './backoffice/calls.ts'
import { editShopProfileCall, shopProfileCall } from './shop-api/shop-profile-calls.ts'

export const calls = [...backofficeCalls, shopProfileCall, editShopProfileCall] as const
