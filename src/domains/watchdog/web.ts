import type { ShownVariant } from '#domains/offers/contract.ts'
import type { Config } from '#platform/config.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { watchdogRoutes } from './routes.ts'
import type { Watching } from './watching.ts'

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export interface WatchdogWebParts {
  readonly config: Pick<Config, 'project'>
  readonly watching: Watching
  readonly shownVariants: (ids: readonly number[], place: 'other') => Promise<ReadonlyMap<number, ShownVariant>>
}

export function web({ config, watching, shownVariants }: WatchdogWebParts): WebSide {
  return {
    routes: (app) =>
      watchdogRoutes(app, {
        watching,
        project: config.project,
        shownVariants: (ids) => shownVariants(ids, 'other'),
      }),
  }
}
