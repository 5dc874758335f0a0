import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import type { ClickReason } from '../classify.ts'
import { CLICK_REASON_WORDS } from './click-reasons.ts'
import { COMMON_DAYS, shopClicksCall } from './shop-clicks-call.ts'
import { type DayOfClicks, shopClickDays } from './storage.ts'

/** `GET /api/v2/clicks` (B-04): a shop's programs read what became of the clicks out to it. Each sees its own shop only. */
export function shopClickRoutes(
  app: FastifyInstance,
  { replica, clock }: { readonly replica: { readonly db: Database }; readonly clock: Clock },
): void {
  mountCall(app, shopClicksCall, ({ request, query }) =>
    ofShop(request, async (eshopId) => ({
      days: present(await shopClickDays(replica.db, eshopId, clock.now(), query.days ?? COMMON_DAYS)),
    })),
  )
}

function present(rows: readonly DayOfClicks[]) {
  const days = [...new Set(rows.map(({ day }) => day))]
  return days.map((day) => {
    const ofDay = rows.filter((row) => row.day === day)
    const count = (isBillable: boolean | null) =>
      ofDay.filter(({ billable }) => billable === isBillable).reduce((sum, { clicks }) => sum + clicks, 0)
    const notBilled = ofDay.flatMap(({ reason, clicks }) =>
      reason === null ? [] : [{ reason, message: CLICK_REASON_WORDS[reason as ClickReason], clicks }],
    )
    const afterCap = notBilled.find(({ reason }) => reason === 'after_cap')?.clicks ?? 0
    return { day, billed: count(true) - afterCap, waiting: count(null), notBilled }
  })
}
