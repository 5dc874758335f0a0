import type { WebSide } from '#platform/domain/define-domain.ts'
import type { FlagsFollower } from './flags-follower.ts'
import { flagRoutes } from './routes.ts'

/** A change reaches pages and open streams within two seconds. */
const LOOK_EVERY_MS = 1_000

export function web({ flags }: { readonly flags: FlagsFollower }): WebSide {
  return {
    routes: (app) => flagRoutes(app, flags),
    repetitions: [
      { everyMs: LOOK_EVERY_MS, atOnce: true, complaint: 'flags cannot be read', act: () => flags.refresh() },
    ],
  }
}
