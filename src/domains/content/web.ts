import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { backofficeRoutes } from './backoffice/routes.ts'
import { undoContent } from './backoffice/save-content.ts'
import type { ContentFollower } from './content-follower.ts'

/** What an editor has set is shown within so long. */
const LOOK_EVERY_MS = 2_000

interface ContentWebParts {
  readonly db: Database
  readonly content: Pick<ContentFollower, 'refresh'>
}

export function web({ db, content }: ContentWebParts): WebSide {
  return {
    routes: (app) => backofficeRoutes(app, { db }),
    undos: [undoContent],
    repetitions: [
      {
        everyMs: LOOK_EVERY_MS,
        atOnce: true,
        complaint: 'content cannot be read',
        act: () => content.refresh(),
      },
    ],
  }
}
