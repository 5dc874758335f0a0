import type { FastifyInstance } from 'fastify'
import { categoryById } from '#domains/catalogue/contract.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import {
  type CategoryDeps,
  correctCategory,
  type CorrectionRefused,
  previewCorrection,
  undoCategoryRule,
} from '../categories/correct-category.ts'
import { categoryQueue, type QueuedKind, queueTotals } from '../categories/queue.ts'
import { type CategoryRuleRow, ruleHistory } from '../categories/storage.ts'
import { feedCategoriesCall, feedCorrectionCall, feedCorrectionUndoCall } from './category-calls.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'

/** Rows of the queue and of the history that one answer holds. */
const MOST_ROWS = 200
/** How long a correction waits for an import of the shop. */
const WAIT_MS = 5_000
const BY = "the shop's token"

/** `/api/v2/feeds/categories`: what waits for a category, corrections that hold for like items, and their undoing (B-01). */
export function categoryRoutes(app: FastifyInstance, deps: CategoryDeps): void {
  const { db } = deps
  mountCall(app, feedCategoriesCall, ({ request }) =>
    ofShop(request, async (eshopId) => ({
      waiting: await queueTotals(db, eshopId),
      queue: (await categoryQueue(db, eshopId, MOST_ROWS)).map(presentKind),
      rules: (await ruleHistory(db, eshopId, MOST_ROWS)).map(presentRule),
    })),
  )
  mountCall(app, feedCorrectionCall, ({ request, body: { about, categoryId, preview } }) =>
    ofShop(request, async (eshopId) => {
      const correction = { eshopId, about, categoryId }
      const done = preview
        ? await previewCorrection(db, correction)
        : await correctCategory(deps, correction, BY, WAIT_MS)
      if (done.state === 'busy') return busy()
      if (done.state === 'refused') return refusalOf(done.reason, 'feedCorrection')
      return { state: done.state, ruleId: done.state === 'applied' ? done.ruleId : null, movedOffers: done.moved }
    }),
  )
  mountCall(app, feedCorrectionUndoCall, ({ request, params }) =>
    ofShop(request, async (eshopId) => {
      const done = await undoCategoryRule(deps, eshopId, params.ruleId, BY, WAIT_MS)
      if (done.state === 'busy') return busy()
      if (done.state !== 'refused') return { state: 'undone' as const, movedOffers: done.moved }
      return done.reason === 'rule_undone'
        ? refusal('conflict', `rule ${params.ruleId} is undone already (feedCorrectionUndo)`)
        : refusal('not_found', `rule ${params.ruleId} does not exist (feedCorrectionUndo)`)
    }),
  )
}

function busy(): Refusal<'unavailable'> {
  return refusal('unavailable', 'the shop is being imported', WAIT_MS / 1000)
}

function refusalOf(reason: CorrectionRefused['reason'], call: string): Refusal<'not_found' | 'unprocessable'> {
  return reason === 'item_unknown'
    ? refusal('not_found', `the feed has no such item (${call})`)
    : refusal('unprocessable', `${reason} (${call})`)
}

function presentCategory(id: number) {
  const category = categoryById(id)
  return { id, name: category?.name ?? '', longName: category?.longName ?? '' }
}

function presentKind({ suggestions, examples, ...kind }: QueuedKind) {
  return {
    ...kind,
    examples: [...examples],
    suggestions: suggestions.map(({ categoryId, confidence }) => ({
      category: presentCategory(categoryId),
      confidence,
    })),
  }
}

function presentRule({ categoryId, movedCount, madeAt, undoneAt, ...row }: CategoryRuleRow) {
  return {
    ...row,
    category: presentCategory(categoryId),
    movedOffers: movedCount,
    madeAt: madeAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }
}
