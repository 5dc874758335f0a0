import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { withoutUnreadable } from '#platform/readable-text.ts'
import { contestReading } from '../contests/contest.ts'
import { SCORE_RULES } from '../score/score.ts'
import { accuracyOfShops } from '../score/shop-accuracy.ts'
import { contestReadingCall, READINGS_PAGE, shopAccuracyCall, shopReadingCall, shopReadingsCall } from './calls.ts'
import { presentReading } from './present-reading.ts'
import { daysOfShop, isShopRead, readingsOfShop, setShopRead } from './storage.ts'

/** `/api/v2/eshop/accuracy…` (G-04): a shop sees what was found of it, with the evidence, and contests it. Each sees its own only. */
export function shopAccuracyRoutes(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void {
  mountCall(app, shopAccuracyCall, ({ request, query }) =>
    ofShop(request, async (eshopId) => {
      const known = (await accuracyOfShops(db, [eshopId])).get(eshopId)
      const { share = null, settledOn = null, ...counts } = known ?? NOTHING
      return {
        ...counts,
        percent: share === null ? null : Math.floor(share * 1000) / 10,
        settledOn,
        isRead: await isShopRead(db, eshopId),
        days: await daysOfShop(db, eshopId, clock.now(), query.days ?? SCORE_RULES.days),
      }
    }),
  )
  mountCall(app, shopReadingsCall, ({ request, query: { outcome = null, before = null } }) =>
    ofShop(request, async (eshopId) => {
      const readings = await readingsOfShop(db, eshopId, { outcome, before }, READINGS_PAGE)
      return {
        readings: readings.map(presentReading),
        next: readings.length === READINGS_PAGE ? (readings.at(-1)?.id ?? null) : null,
      }
    }),
  )
  mountCall(app, contestReadingCall, ({ request, params: { readingId }, body }) =>
    ofShop(request, async (eshopId) => {
      const reason = withoutUnreadable(body.reason.replace(/\r\n?/g, '\n')).trim()
      if (reason === '') return refusal('unprocessable', 'reason says nothing that can be read (contestReading)')
      const of = { eshopId, observationId: readingId, reason }
      const outcome = await db.transaction().execute((tx) => contestReading(tx, of, clock.now()))
      if (outcome === 'kept') return { state: 'waiting' as const }
      if (outcome === 'unknown') return refusal('not_found', `reading ${readingId} does not exist (contestReading)`)
      return outcome === 'no_mismatch'
        ? refusal('unprocessable', `reading ${readingId} found no difference (contestReading)`)
        : refusal('conflict', `reading ${readingId} has been contested before (contestReading)`)
    }),
  )
  mountCall(app, shopReadingCall, ({ request, body: { isRead } }) =>
    ofShop(request, async (eshopId) => {
      await setShopRead(db, eshopId, isRead, clock.now())
      return { isRead }
    }),
  )
}

const NOTHING = { share: null, settledOn: null, readings: 0, right: 0, price: 0, stock: 0, unknown: 0, reports: 0 }
