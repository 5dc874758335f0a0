import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export interface AccuracyWebParts {
  readonly db: Database
  readonly clock: Clock
}

/** Nothing yet: routes, measures, readiness and repetitions go here. */
export function web(_parts: AccuracyWebParts): WebSide {
  return {}
}
