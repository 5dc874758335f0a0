import type { FastifyInstance } from 'fastify'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { CategoryDeps } from '../categories/correct-category.ts'
import { categoriesOf, correct, takeBack } from './category-answers.ts'
import { maker } from './maker.ts'
import { feedCategoriesCall, feedCorrectionCall, feedCorrectionUndoCall } from './category-calls.ts'

/** `/api/v2/feeds/categories`: what waits for a category, corrections that hold for like items, and their undoing (B-01). */
export function categoryRoutes(app: FastifyInstance, deps: CategoryDeps): void {
  mountCall(app, feedCategoriesCall, ({ request }) => ofShop(request, (eshopId) => categoriesOf(deps.db, eshopId)))
  mountCall(app, feedCorrectionCall, ({ request, body: { about, categoryId, preview } }) =>
    ofShop(request, (eshopId, by) => correct(deps, { eshopId, about, categoryId }, preview, maker(by))),
  )
  mountCall(app, feedCorrectionUndoCall, ({ request, params }) =>
    ofShop(request, (eshopId, by) => takeBack(deps, eshopId, params.ruleId, maker(by))),
  )
}
