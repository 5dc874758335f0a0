import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { categoryById } from '#domains/catalogue/contract.ts'
import { findOfferOfShop } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { EshopId, UserId } from '#platform/ids.ts'
import type { TurnRule, TurnTaker } from '#platform/pace/turns.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { CategoryDeps } from '../categories/correct-category.ts'
import { approveHeld, rejectHeld } from '../import/holding/decide-held.ts'
import {
  feedCoverageCall,
  feedDecisionCall,
  feedOfferCall,
  feedProblemsCall,
  feedRunCall,
  feedRunsCall,
  feedStateCall,
  PROBLEMS_PAGE,
  RUNS_PAGE,
  shopFetchNowCall,
} from './calls.ts'
import { type FacetUse, missedFacets } from './missed-facets.ts'
import { feedStateOf, runAnswer } from './feed-answers.ts'
import { presentKinds, presentProblem, presentRun } from './present.ts'
import { problemsCsv } from './problems-csv.ts'
import { categoryRoutes } from './category-routes.ts'
import { valueRoutes } from './value-routes.ts'
import { trialRoutes } from './trial-routes.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { fetchFeedNow } from '../storage.ts'
import { shopProblems, shopRun, shopRuns, totalsBefore } from './storage.ts'

export interface ShopApiOptions {
  readonly db: Database
  readonly clock: Clock
  readonly turns: TurnTaker
  /** For what takes longer than an answer to a shopper may: a correction of thousands of offers. */
  readonly patient: Pick<CategoryDeps, 'db' | 'pool'>
  /** How often shoppers narrowed listings by each facet since a moment. */
  readonly facetUsesSince: (since: Date) => Promise<readonly FacetUse[]>
}

const COVERAGE_DAYS = 30
const DAY_MS = 86_400_000

/** `/api/v2/feeds/…` (B-01): a shop's programs read its reports and decide about held snapshots. Each sees its own shop only. */
export function shopFeedRoutes(app: FastifyInstance, options: ShopApiOptions): void {
  const { db, clock } = options
  mountCall(app, feedStateCall, ({ request }) => ofShop(request, (eshopId) => feedState(db, eshopId, clock.now())))
  mountCall(app, feedRunsCall, ({ request, query }) =>
    ofShop(request, async (eshopId) => ({
      runs: (await shopRuns(db, eshopId, query.before ?? null, RUNS_PAGE)).map(presentRun),
    })),
  )
  mountCall(app, feedRunCall, ({ request, params }) => ofShop(request, (eshopId) => oneRun(db, eshopId, params.runId)))
  mountCall(app, feedDecisionCall, ({ request, params, body }) =>
    ofShop(request, (eshopId) => decide(options, eshopId, params.runId, body.decision)),
  )
  mountCall(app, feedProblemsCall, ({ request, query }) =>
    ofShop(request, async (eshopId) => {
      const problems = await shopProblems(db, eshopId, query, PROBLEMS_PAGE)
      const next = problems.length === PROBLEMS_PAGE ? (problems.at(-1)?.id ?? null) : null
      const totals = { ...(await totalsBefore(db, eshopId, null)) }
      return { totals, kinds: presentKinds(totals), problems: problems.map(presentProblem), next }
    }),
  )
  mountCall(app, feedOfferCall, ({ request, query }) =>
    ofShop(request, (eshopId) => oneOffer(db, eshopId, query.itemId)),
  )
  mountCall(app, feedCoverageCall, ({ request }) =>
    ofShop(request, async (eshopId) =>
      missedFacets(db, eshopId, await options.facetUsesSince(new Date(clock.now().getTime() - COVERAGE_DAYS * DAY_MS))),
    ),
  )
  mountCall(app, shopFetchNowCall, ({ request }) =>
    ofShop(request, (eshopId, by) => fetchNow(options, eshopId, { by, requestId: request.id })),
  )
  trialRoutes(app, options)
  categoryRoutes(app, { ...options.patient, clock })
  valueRoutes(app, { ...options.patient, clock })
  app.get(
    '/api/v2/feeds/problems.csv',
    { config: { service: 'api', access: 'shop:read', priority: 'api' } },
    (request, reply) =>
      ofShop(request, (eshopId) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-disposition', 'attachment; filename="problemas.csv"')
          .send(Readable.from(problemsCsv(db, eshopId))),
      ),
  )
}

async function feedState(db: Database, eshopId: EshopId, now: Date) {
  const state = await feedStateOf(db, eshopId, now)
  if (state === null) throw new Error(`shop ${eshopId} has a token and no row`)
  return state
}

/** Reading a shop's server again is cheap for nobody. */
const FETCHES: TurnRule = { purpose: 'feeds.fetch', burst: 3, everyMs: 300_000 }

async function fetchNow(
  { db, clock, turns }: ShopApiOptions,
  eshopId: EshopId,
  { by, requestId }: { readonly by: UserId | null; readonly requestId: string },
) {
  const waitSeconds = await turns.take(FETCHES, String(eshopId))
  if (waitSeconds !== null)
    return refusal('too_many_requests', 'the feed was asked for a moment ago (shopFetchNow)', waitSeconds)
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const fetched = await fetchFeedNow(tx, eshopId, now)
    if (fetched === null) return refusal('conflict', 'the shop has no address to fetch from (shopFetchNow)')
    await recordChange(tx, {
      by,
      of: { kind: 'feed.fetch', id: String(eshopId) },
      action: 'asked',
      before: { nextFetchAt: fetched.before?.toISOString() ?? null },
      after: { nextFetchAt: now.toISOString() },
      requestId,
    })
    return { nextFetchAt: now.toISOString() }
  })
}

async function oneRun(db: Database, eshopId: EshopId, runId: number) {
  return (await runAnswer(db, eshopId, runId)) ?? refusal('not_found', `import run ${runId} does not exist (feedRun)`)
}

async function decide({ db, clock }: ShopApiOptions, eshopId: EshopId, runId: number, decision: 'approve' | 'reject') {
  if ((await shopRun(db, eshopId, runId)) === null)
    return refusal('not_found', `import run ${runId} does not exist (feedDecision)`)
  const isDone = decision === 'approve' ? await approveHeld(db, runId) : await rejectHeld(db, runId, clock.now())
  return isDone
    ? { state: decision === 'approve' ? ('running' as const) : ('rejected' as const) }
    : refusal('conflict', `import run ${runId} is not held (feedDecision)`)
}

async function oneOffer(db: Database, eshopId: EshopId, itemId: string) {
  const offer = await findOfferOfShop(db, eshopId, itemId)
  const problems = (await shopProblems(db, eshopId, { itemId }, PROBLEMS_PAGE)).map(presentProblem)
  if (offer === null && problems.length === 0) return refusal('not_found', 'the feed has no such item (feedOffer)')
  const category = offer?.categoryId == null ? null : categoryById(offer.categoryId)
  return {
    itemId,
    state: offer === null ? ('refused' as const) : offer.state,
    variantId: offer?.variantId ?? null,
    title: offer?.title ?? null,
    category:
      category === null || category === undefined
        ? null
        : { id: category.id, name: category.name, source: offer?.categorySource ?? 'none' },
    attributes: { ...offer?.attributes },
    problems,
  }
}
