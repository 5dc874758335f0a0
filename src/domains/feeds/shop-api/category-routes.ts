import type { FastifyInstance } from 'fastify'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { CategoryDeps } from '../categories/correct-category.ts'
import { categoriesOf, correct, takeBack } from './category-answers.ts'
import { feedCategoriesCall, feedCorrectionCall, feedCorrectionUndoCall } from './category-calls.ts'

const BY = { by: "the shop's token" }

/** `/api/v2/feeds/categories`: what waits for a category, corrections that hold for like items, and their undoing (B-01). */
export function categoryRoutes(app: FastifyInstance, deps: CategoryDeps): void {
  mountCall(app, feedCategoriesCall, ({ request }) => ofShop(request, (eshopId) => categoriesOf(deps.db, eshopId)))
  mountCall(app, feedCorrectionCall, ({ request, body: { about, categoryId, preview } }) =>
    ofShop(request, (eshopId) => correct(deps, { eshopId, about, categoryId }, preview, BY)),
  )
  mountCall(app, feedCorrectionUndoCall, ({ request, params }) =>
    ofShop(request, (eshopId) => takeBack(deps, eshopId, params.ruleId, BY)),
  )
}
