import { defineUndo } from '#platform/audit/define-undo.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { type EshopRoutesOptions, eshopRoutes } from './backoffice/routes.ts'
import { PROFILE_CHANGE, undoProfile } from './backoffice/shop-profile.ts'
import { shopProfileRoutes } from './shop-api/shop-profile-routes.ts'

/** Shops as who runs the site changes them. */
export function web(parts: EshopRoutesOptions): WebSide {
  return {
    routes: (app) => {
      eshopRoutes(app, parts)
      shopProfileRoutes(app, parts)
    },
    undos: [
      defineUndo({
        kind: PROFILE_CHANGE,
        access: 'staff:feeds',
        undo: async (tx, change) => {
          const now = parts.clock.now()
          const undone = await undoProfile(tx, change, now)
          if (undone === 'undone') await parts.markShopsDirty(tx, [Number(change.thingId)], now)
          return undone
        },
      }),
    ],
  }
}
