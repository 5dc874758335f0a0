import { shopMe } from '#platform/api-client/calls.ts'
import type { BackOfficeApp } from '../parts/frame/back-office-app.ts'
import { ShopShell } from './ShopShell.tsx'
import { screens } from './screens.ts'

/** The application of the shops (ADR 0124). */
export const shopApp: BackOfficeApp = { name: 'shop', screens, loadMe: (api) => shopMe(api, {}), Shell: ShopShell }
