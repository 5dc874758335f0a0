import type { WebSide } from '#platform/domain/define-domain.ts'
import { type ArticleEditorOptions, articleEditorRoutes } from './articles/backoffice/routes.ts'
import type { ArticleFollower } from './articles/follow-articles.ts'
import { articleRoutes, type ArticleRoutesOptions } from './articles/routes.ts'
import type { ContentFollower } from './content-follower.ts'

/** What an editor has set is shown within so long. */
const LOOK_EVERY_MS = 2_000

export interface ContentWebParts extends ArticleRoutesOptions, ArticleEditorOptions {
  readonly content: Pick<ContentFollower, 'refresh'>
  readonly articles: ArticleFollower
}

export function web(parts: ContentWebParts): WebSide {
  return {
    routes: (app) => {
      articleRoutes(app, parts)
      articleEditorRoutes(app, parts)
    },
    repetitions: [
      {
        everyMs: LOOK_EVERY_MS,
        atOnce: true,
        complaint: 'content cannot be read',
        act: async () => {
          await parts.content.refresh()
          await parts.articles.refresh()
        },
      },
    ],
  }
}
