import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { favouriteRoutes } from './favourite-routes.ts'
import type { CountersOf } from './counters.ts'
import type { ShownVariants } from './favourites.ts'
import type { PeopleFavourites } from './people-favourites.ts'
import { likeRoutes } from './routes.ts'

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export interface LikesWebParts {
  readonly db: Database
  readonly config: Pick<Config, 'project'>
  readonly shownVariants: ShownVariants
  readonly countersOf: CountersOf
  readonly favourites: PeopleFavourites
}

export function web({ db, config, shownVariants, countersOf, favourites }: LikesWebParts): WebSide {
  return {
    routes: (app) => {
      likeRoutes(app, { db, project: config.project, shownVariants, countersOf, favourites })
      favouriteRoutes(app, favourites)
    },
  }
}
