import type { FastifyInstance, FastifyRequest } from 'fastify'
import { categories } from '#domains/catalogue/contract.ts'
import { eshopNames } from '#domains/eshops/contract.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Database, DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import type { CategoryDeps } from '../categories/correct-category.ts'
import { approveHeld, rejectHeldIn } from '../import/holding/decide-held.ts'
import { fetchFeedNow } from '../storage.ts'
import { categoriesOf, correct, takeBack } from '../shop-api/category-answers.ts'
import { feedStateOf, runAnswer } from '../shop-api/feed-answers.ts'
import { presentRun } from '../shop-api/present.ts'
import { shopRun, shopRuns } from '../shop-api/storage.ts'
import {
  backofficeCategoriesCall,
  backofficeCorrectionCall,
  backofficeCorrectionUndoCall,
  backofficeDecisionCall,
  backofficeFeedCall,
  backofficeRunCall,
  fetchNowCall,
  listFeedsCall,
} from './calls.ts'
import { listFeeds } from './list-feeds.ts'

const RUNS_SHOWN = 30
const CATEGORIES = categories.map(({ id, longName }) => ({ id, name: longName }))

/** Feeds in the back office (B-08): the list, one with its runs, held snapshots, fetching now, categories. `deps` may take long. */
export function backofficeFeedRoutes(app: FastifyInstance, deps: CategoryDeps): void {
  const { db, clock } = deps
  mountList(app, listFeedsCall, (asked) => listFeeds(db, asked), {
    loja: (row) => row.name,
    estado: (row) => row.state,
    ofertas: (row) => row.offers,
    sem_categoria: (row) => row.uncertain,
    ultima_importacao: (row) => row.lastAppliedAt,
    proxima_leitura: (row) => row.nextFetchAt,
    retida: (row) => row.heldRunId,
    falhas: (row) => row.failures,
  })
  mountCall(app, backofficeFeedCall, async ({ params }) => {
    const feed = await feedStateOf(db, params.eshopId, clock.now())
    if (feed === null) return noShop(params.eshopId, 'backofficeFeed')
    return { feed, runs: (await shopRuns(db, params.eshopId, null, RUNS_SHOWN)).map(presentRun) }
  })
  mountCall(app, backofficeRunCall, async ({ params }) => {
    const run = await runAnswer(db, params.eshopId, params.runId)
    return run ?? refusal('not_found', `import run ${params.runId} does not exist (backofficeRun)`)
  })
  mountCall(app, backofficeDecisionCall, async ({ params, body, request }) => {
    const { eshopId, runId } = params
    const run = await shopRun(db, eshopId, runId)
    if (run === null) return refusal('not_found', `import run ${runId} does not exist (backofficeDecision)`)
    const isDone = run.hold?.missing === body.missing && (await decideHeld(db, deps, runId, body, request))
    return isDone
      ? { state: body.decision === 'approve' ? ('running' as const) : ('rejected' as const) }
      : refusal('conflict', `import run ${runId} is not held as it was read (backofficeDecision)`)
  })
  mountCall(app, fetchNowCall, async ({ params, body, request }) =>
    db.transaction().execute(async (tx) => {
      if (!(await isShop(tx, params.eshopId))) return noShop(params.eshopId, 'fetchNow')
      const fetched = await fetchFeedNow(tx, params.eshopId, clock.now())
      if (fetched === null) return refusal('conflict', `shop ${params.eshopId} has no address to fetch from (fetchNow)`)
      await tell(tx, request, {
        id: params.eshopId,
        kind: 'feed.fetch',
        action: 'asked',
        before: { nextFetchAt: fetched.before?.toISOString() ?? null },
        after: { nextFetchAt: clock.now().toISOString() },
        reason: body.reason,
      })
      return { nextFetchAt: clock.now().toISOString() }
    }),
  )
  categoryRoutes(app, deps)
}

function categoryRoutes(app: FastifyInstance, deps: CategoryDeps): void {
  mountCall(app, backofficeCategoriesCall, async ({ params }) =>
    (await isShop(deps.db, params.eshopId))
      ? { ...(await categoriesOf(deps.db, params.eshopId)), categories: CATEGORIES }
      : noShop(params.eshopId, 'backofficeCategories'),
  )
  mountCall(app, backofficeCorrectionCall, async ({ params, body, request }) => {
    const { about, categoryId, preview, reason } = body
    if (!(await isShop(deps.db, params.eshopId))) return noShop(params.eshopId, 'backofficeCorrection')
    return correct(deps, { eshopId: params.eshopId, about, categoryId }, preview, {
      by: await nameOf(request),
      tell: (tx, ruleId, moved) =>
        tell(tx, request, {
          id: ruleId,
          kind: 'feed.category-rule',
          action: 'made',
          before: null,
          after: { eshopId: params.eshopId, ...about, categoryId, moved },
          reason,
        }),
    })
  })
  mountCall(app, backofficeCorrectionUndoCall, async ({ params, body, request }) =>
    takeBack(deps, params.eshopId, params.ruleId, {
      by: await nameOf(request),
      tell: (tx, ruleId, moved) =>
        tell(tx, request, {
          id: ruleId,
          kind: 'feed.category-rule',
          action: 'undone',
          before: { eshopId: params.eshopId },
          after: { moved },
          reason: body.reason,
        }),
    }),
  )
}

async function decideHeld(
  db: Database,
  { clock }: Pick<CategoryDeps, 'clock'>,
  runId: number,
  { decision, missing, reason }: { decision: 'approve' | 'reject'; missing: number; reason: string },
  request: FastifyRequest,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isApproved = decision === 'approve'
    if (!(await (isApproved ? approveHeld(tx, runId) : rejectHeldIn(tx, runId, clock.now())))) return false
    await tell(tx, request, {
      id: runId,
      kind: 'feed.held-run',
      action: isApproved ? 'approved' : 'rejected',
      before: { state: 'held', missing },
      after: { state: isApproved ? 'running' : 'rejected' },
      reason,
    })
    return true
  })
}

interface Told {
  readonly kind: string
  readonly id: number
  readonly action: string
  readonly before: JsonValue | null
  readonly after: JsonValue | null
  readonly reason: string
}

async function tell(tx: DatabaseTransaction, request: FastifyRequest, { kind, id, ...change }: Told): Promise<void> {
  const by = (await callerOf(request))?.userId ?? null
  await recordChange(tx, { ...change, by, of: { kind, id: String(id) }, requestId: request.id })
}

async function nameOf(request: FastifyRequest): Promise<string> {
  return `person ${(await callerOf(request))?.userId ?? '?'}`
}

async function isShop(db: DatabaseOrTransaction, eshopId: number): Promise<boolean> {
  return (await eshopNames(db, [eshopId])).has(eshopId)
}

function noShop(eshopId: number, call: string): Refusal<'not_found'> {
  return refusal('not_found', `shop ${eshopId} does not exist (${call})`)
}
