import { categoryById } from '#domains/catalogue/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import {
  type CategoryCorrection,
  type CategoryDeps,
  correctCategory,
  type CorrectionRefused,
  previewCorrection,
  type TellRule,
  undoCategoryRule,
} from '../categories/correct-category.ts'
import { categoryQueue, type QueuedKind, queueTotals } from '../categories/queue.ts'
import { type CategoryRuleRow, ruleHistory } from '../categories/storage.ts'

/** Rows of the queue and of the history that one answer holds. */
const MOST_ROWS = 200
/** How long a correction waits for an import of the shop. */
const WAIT_MS = 5_000

/** Who corrects, for the rule's history; `tell` hears of it in its transaction. */
export interface Corrector {
  readonly by: string
  readonly tell?: TellRule
}

/** What waits for a category in a shop, and the rules made so far. */
export async function categoriesOf(db: Database, eshopId: number) {
  return {
    waiting: await queueTotals(db, eshopId),
    queue: (await categoryQueue(db, eshopId, MOST_ROWS)).map(presentKind),
    rules: (await ruleHistory(db, eshopId, MOST_ROWS)).map(presentRule),
  }
}

/** One decision for an item and all like it, or what it would do. */
export async function correct(
  deps: CategoryDeps,
  correction: CategoryCorrection,
  isPreview: boolean,
  { by, tell }: Corrector,
) {
  const done = isPreview
    ? await previewCorrection(deps.db, correction)
    : await correctCategory(deps, correction, by, WAIT_MS, tell)
  if (done.state === 'busy') return busy()
  if (done.state === 'refused') return refusalOf(done.reason)
  return { state: done.state, ruleId: done.state === 'applied' ? done.ruleId : null, movedOffers: done.moved }
}

/** A rule that was made is taken back. */
export async function takeBack(deps: CategoryDeps, eshopId: number, ruleId: number, { by, tell }: Corrector) {
  const done = await undoCategoryRule(deps, eshopId, ruleId, by, WAIT_MS, tell)
  if (done.state === 'busy') return busy()
  if (done.state !== 'refused') return { state: 'undone' as const, movedOffers: done.moved }
  return done.reason === 'rule_undone'
    ? refusal('conflict', `rule ${ruleId} is undone already (feedCorrectionUndo)`)
    : refusal('not_found', `rule ${ruleId} does not exist (feedCorrectionUndo)`)
}

function busy(): Refusal<'unavailable'> {
  return refusal('unavailable', 'the shop is being imported', WAIT_MS / 1000)
}

function refusalOf(reason: CorrectionRefused['reason']): Refusal<'not_found' | 'unprocessable'> {
  return reason === 'item_unknown'
    ? refusal('not_found', 'the feed has no such item (feedCorrection)')
    : refusal('unprocessable', `${reason} (feedCorrection)`)
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
