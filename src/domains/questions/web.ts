import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import type { Questions } from './questions.ts'
import { questionRoutes } from './routes.ts'

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export interface QuestionsWebParts {
  readonly db: Database
  readonly questions: Questions
}

export function web({ db, questions }: QuestionsWebParts): WebSide {
  return { routes: (app) => questionRoutes(app, { db, questions }) }
}
