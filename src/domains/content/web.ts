import type { WebSide } from '#platform/domain/define-domain.ts'
import type { ContentFollower } from './content-follower.ts'
import type { InspirationFollower } from './inspirations/follow-inspirations.ts'
import { inspirationBackOffice, type InspirationEditing } from './inspirations/backoffice/routes.ts'
import { type InspirationHtml, type InspirationParts, inspirationRoutes } from './inspirations/routes.ts'

/** What an editor has set is shown within so long. */
const LOOK_EVERY_MS = 2_000

export interface ContentWebParts extends InspirationParts, InspirationEditing {
  readonly content: Pick<ContentFollower, 'refresh'>
  readonly inspirations: InspirationFollower
  readonly inspirationHtml: InspirationHtml
}

export function web(parts: ContentWebParts): WebSide {
  const { content, inspirations } = parts
  return {
    routes: (app) => {
      inspirationRoutes(app, parts)
      inspirationBackOffice(app, parts)
    },
    repetitions: [
      {
        everyMs: LOOK_EVERY_MS,
        atOnce: true,
        complaint: 'content cannot be read',
        act: () => content.refresh(),
      },
      {
        everyMs: LOOK_EVERY_MS,
        atOnce: true,
        complaint: 'inspirations cannot be read',
        act: () => inspirations.refresh(),
      },
    ],
  }
}
