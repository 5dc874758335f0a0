import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import {
  type DecisionAnswer,
  type DecisionMaker,
  type DecisionRefused,
  keepProductsApart,
  mergeTwoProducts,
  splitProduct,
  undoDecision,
} from '../grouping/decisions/decisions.ts'
import { proposedTwins } from '../grouping/looks/twins.ts'
import { backofficeProduct } from './backoffice-product.ts'
import {
  backofficeProductCall,
  decideTwinsCall,
  listTwinsCall,
  splitProductCall,
  undoDecisionCall,
} from './product-calls.ts'

/** What decisions about products are called in the audit log. */
export const DECISION_CHANGE = 'product.decision'

export interface ProductRoutesOptions {
  /** A decision groups many offers again: longer than an answer to a shopper may take. */
  readonly db: Database
  readonly clock: Clock
}

/** Products in the back office (B-08): merged, split, decided about where they look the same. */
export function productRoutes(app: FastifyInstance, { db, clock }: ProductRoutesOptions): void {
  mountCall(app, backofficeProductCall, async ({ params }) => {
    const product = await backofficeProduct(db, params.productId)
    return product ?? refusal('not_found', `product ${params.productId} does not exist (backofficeProduct)`)
  })
  mountCall(app, splitProductCall, async ({ params, body, request }) => {
    const { productId } = params
    const maker = await makerOf(request, clock, {
      action: 'split',
      reason: body.reason,
      after: { productId, variantIds: body.variantIds },
    })
    return answered(await splitProduct(db, productId, body.variantIds, maker))
  })
  mountCall(app, decideTwinsCall, async ({ params, body, request }) => {
    const { productId } = params
    const { otherId, isSame, reason } = body
    const maker = await makerOf(request, clock, {
      action: isSame ? 'together' : 'apart',
      reason,
      after: { productId, otherId },
    })
    return answered(await (isSame ? mergeTwoProducts : keepProductsApart)(db, productId, otherId, maker))
  })
  mountCall(app, undoDecisionCall, async ({ params, body, request }) => {
    const maker = await makerOf(request, clock, { action: 'undone', reason: body.reason, after: { undone: true } })
    return answered(await undoDecision(db, params.decisionId, maker))
  })
  mountList(
    app,
    listTwinsCall,
    async ({ limit, offset }) => {
      const rows = await proposedTwins(db, limit, offset)
      return {
        rows: rows.map(({ product, twin, ...pair }) => ({ ...pair, title: product, twinTitle: twin })),
        totalCount: rows.length < limit ? offset + rows.length : null,
      }
    },
    {
      produto: (row) => row.productId,
      nome: (row) => row.title,
      outro: (row) => row.twinId,
      outro_nome: (row) => row.twinTitle,
      milesimas: (row) => row.permille,
      dizem_igual: (row) => row.same,
      dizem_outro: (row) => row.notSame,
    },
  )
}

async function makerOf(
  request: FastifyRequest,
  clock: Clock,
  { action, reason, after }: { action: string; reason: string; after: Record<string, number | boolean | number[]> },
): Promise<DecisionMaker> {
  const by = (await callerOf(request))?.userId ?? null
  return {
    by: `person ${by}`,
    reason,
    now: clock.now(),
    tell: (tx, decisionId) =>
      recordChange(tx, {
        by,
        of: { kind: DECISION_CHANGE, id: String(decisionId) },
        action,
        before: action === 'undone' ? { undone: false } : null,
        after,
        reason,
        requestId: request.id,
      }),
  }
}

const CODES = {
  product_unknown: 'not_found',
  decision_unknown: 'not_found',
  decision_undone: 'conflict',
  offer_of_another_product: 'conflict',
  nothing_left: 'unprocessable',
  same_product: 'unprocessable',
  pairs_too_many: 'unprocessable',
} as const satisfies Record<DecisionRefused['reason'], string>

function answered(answer: DecisionAnswer) {
  if (answer.state === 'refused') return refusal(CODES[answer.reason], answer.reason.replaceAll('_', ' '))
  const { decisionId, merges, splits } = answer
  return { decisionId, merges, splits }
}
