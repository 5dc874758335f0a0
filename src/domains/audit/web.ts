import { namesOf } from '#domains/identity/contract.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { auditRoutes } from './routes.ts'
import type { UndoDeps } from './undo-change.ts'

export function web({ db, undoOf }: UndoDeps): WebSide {
  return { routes: (app) => auditRoutes(app, { db, undoOf, namesOf }) }
}
