import type { FastifyInstance } from 'fastify'
import { eshopNames } from '#domains/eshops/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { decideContest } from '../contests/contest.ts'
import { accuracyOfShops } from '../score/shop-accuracy.ts'
import { findReading } from '../shop-api/storage.ts'
import { decideContestCall, listContestsCall, showContestCall } from './calls.ts'
import { listContests } from './list-contests.ts'

/** Contests in the back office (G-04): a person reads the evidence and decides. */
export function contestRoutes(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void {
  mountList(app, listContestsCall, (asked) => listContests(db, asked), {
    Leitura: ({ readingId }) => readingId,
    Loja: ({ shop }) => shop,
    Oferta: ({ variantId }) => variantId,
    Estado: ({ state }) => state,
    Diferença: ({ outcome }) => outcome,
    Mostrado: ({ shownCents }) => shownCents / 100,
    Lido: ({ readCents }) => (readCents === null ? null : readCents / 100),
    'Lida a': ({ observedAt }) => observedAt,
    'Contestada a': ({ contestedAt }) => contestedAt,
  })
  mountCall(app, showContestCall, async ({ params: { readingId } }) => {
    const row = await findReading(db, readingId)
    if (row === null || row.contestState === null)
      return refusal('not_found', `reading ${readingId} is not contested (showContest)`)
    return {
      readingId,
      eshopId: row.eshopId,
      shop: (await eshopNames(db, [row.eshopId])).get(row.eshopId)?.name ?? `loja ${row.eshopId}`,
      variantId: row.variantId,
      state: row.contestState,
      outcome: row.outcome === 'stock' ? ('stock' as const) : ('price' as const),
      shownCents: row.shownCents,
      readCents: row.readCents,
      shownAvailability: row.shownAvailability,
      readAvailability: row.readAvailability,
      clickedAt: row.clickedAt.toISOString(),
      observedAt: row.observedAt.toISOString(),
      contestedAt: (row.contestedAt as Date).toISOString(),
      url: row.url,
      evidence: row.evidence,
      reason: row.contestReason ?? '',
      decision: row.decision,
      share: (await accuracyOfShops(db, [row.eshopId])).get(row.eshopId)?.share ?? null,
    }
  })
  mountCall(app, decideContestCall, async ({ params: { readingId }, body: { state, words }, request }) => {
    const by = (await callerOf(request))?.userId ?? null
    const maker = { by, now: clock.now(), requestId: request.id }
    const outcome = await db
      .transaction()
      .execute((tx) => decideContest(tx, { observationId: readingId, state, decision: words }, maker))
    if (outcome === 'unknown') return refusal('not_found', `reading ${readingId} is not contested (decideContest)`)
    if (outcome === 'decided_already')
      return refusal('conflict', `the contest of reading ${readingId} has been decided already (decideContest)`)
    const eshopId = (await findReading(db, readingId))?.eshopId ?? 0
    return { state, share: (await accuracyOfShops(db, [eshopId])).get(eshopId)?.share ?? null }
  })
}
