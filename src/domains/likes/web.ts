import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { favouriteRoutes } from './favourite-routes.ts'
import type { ShownVariants } from './favourites.ts'
import { likeRoutes } from './routes.ts'
import type { Sharing } from './sharing.ts'

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export interface LikesWebParts {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'project'>
  readonly shownVariants: ShownVariants
  readonly sharing: Sharing
}

export function web({ db, clock, config, shownVariants, sharing }: LikesWebParts): WebSide {
  return {
    routes: (app) => {
      likeRoutes(app, { db, clock, project: config.project, shownVariants })
      favouriteRoutes(app, { db, shownVariants, sharing })
    },
  }
}
