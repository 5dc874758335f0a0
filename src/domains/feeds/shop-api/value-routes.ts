import type { FastifyInstance } from 'fastify'
import { vocabularies, type VocabularyName } from '#domains/catalogue/contract.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { UserId } from '#platform/ids.ts'
import type { CategoryDeps } from '../categories/correct-category.ts'
import { correctValue, previewValue, type TellValueRule, undoValueRule } from '../shop-values/correct-value.ts'
import { saidValues } from '../shop-values/said-values.ts'
import { type ValueRule, valueRules } from '../shop-values/value-storage.ts'
import { maker } from './maker.ts'
import { feedValueCorrectionCall, feedValuesCall, feedValueUndoCall } from './value-calls.ts'

/** Values and rules that one answer holds. */
const MOST_ROWS = 200
/** How long a correction waits for an import of the shop. */
const WAIT_MS = 5_000

/** `/api/v2/feeds/values` (B-07): what values of a shop's fields mean, said by the shop for all offers that say them. */
export function valueRoutes(app: FastifyInstance, deps: CategoryDeps): void {
  mountCall(app, feedValuesCall, ({ request, query }) =>
    ofShop(request, (eshopId) => valuesOf(deps.db, eshopId, query.list)),
  )
  mountCall(app, feedValueCorrectionCall, ({ request, body: { preview, ...rule } }) =>
    ofShop(request, (eshopId, by) =>
      preview ? previewed(deps, eshopId, rule) : corrected(deps, eshopId, rule, telling(by, request.id, 'set')),
    ),
  )
  mountCall(app, feedValueUndoCall, ({ request, params }) =>
    ofShop(request, (eshopId, by) => undone(deps, eshopId, params.ruleId, telling(by, request.id, 'undone'))),
  )
}

async function valuesOf(db: Database, eshopId: number, list: VocabularyName) {
  return {
    list,
    choices: vocabularies[list].map(({ id, label }) => ({ id, label })),
    values: (await saidValues(db, eshopId, list, MOST_ROWS)).map(({ isRuled, fields, ids, ...said }) => ({
      ...said,
      fields: [...fields],
      ids: [...ids],
      isCorrected: isRuled,
    })),
    rules: (await valueRules(db, eshopId, MOST_ROWS)).map(({ movedCount, madeAt, undoneAt, ids, ...rule }) => ({
      ...rule,
      ids: [...ids],
      movedOffers: movedCount,
      madeAt: madeAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    })),
  }
}

interface Teller {
  readonly by: string
  readonly waitMs: number
  readonly tell: TellValueRule
}

function telling(by: UserId | null, requestId: string, action: string): Teller {
  return {
    by: maker(by).by,
    waitMs: WAIT_MS,
    tell: (tx, ruleId, { list, value, ids }, moved) =>
      recordChange(tx, {
        by,
        of: { kind: 'feed.value-rule', id: String(ruleId) },
        action,
        before: null,
        after: { list, value, ids: [...ids], moved },
        requestId,
      }),
  }
}

async function previewed({ db }: CategoryDeps, eshopId: number, rule: ValueRule) {
  const done = await previewValue(db, eshopId, rule)
  return done.state === 'refused'
    ? refusal('unprocessable', `${done.reason} (feedValueCorrection)`)
    : { state: done.state, ruleId: null, movedOffers: done.moved }
}

async function corrected(deps: CategoryDeps, eshopId: number, rule: ValueRule, teller: Teller) {
  const done = await correctValue(deps, eshopId, rule, teller)
  if (done.state === 'busy') return busy()
  return done.state === 'refused'
    ? refusal('unprocessable', `${done.reason} (feedValueCorrection)`)
    : { state: done.state, ruleId: done.ruleId, movedOffers: done.moved }
}

async function undone(deps: CategoryDeps, eshopId: number, ruleId: number, teller: Teller) {
  const done = await undoValueRule(deps, eshopId, ruleId, teller)
  if (done.state === 'busy') return busy()
  if (done.state === 'applied') return { state: 'undone' as const, movedOffers: done.moved }
  return done.reason === 'rule_undone'
    ? refusal('conflict', `rule ${ruleId} is undone already (feedValueUndo)`)
    : refusal('not_found', `rule ${ruleId} does not exist (feedValueUndo)`)
}

function busy(): Refusal<'unavailable'> {
  return refusal('unavailable', 'the shop is being imported', WAIT_MS / 1000)
}
