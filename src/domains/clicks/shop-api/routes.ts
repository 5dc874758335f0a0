import type { FastifyInstance } from 'fastify'
import { itemIdsOfVariants } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import type { ShopRight } from '#platform/http/access/shop-rights.ts'
import { eurosFromCents } from '#platform/money.ts'
import type { ClickReason } from '../judging/classify.ts'
import { CLICK_REASON_WORDS } from './click-reasons.ts'
import { CLICKS_PAGE, COMMON_DAYS, shopClicksCall, shopDayClicksCall } from './shop-clicks-call.ts'
import { type ClickOfShop, clicksOfDay, type DayOfClicks, shopClickDays } from './storage.ts'

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
  mountCall(app, shopDayClicksCall, ({ request, params: { day }, query: { page = 1 } }) =>
    ofShop(request, async (eshopId, _by, rights) => {
      const found = await clicksOfDay(replica.db, eshopId, day, {
        limit: CLICKS_PAGE + 1,
        offset: (page - 1) * CLICKS_PAGE,
      })
      const shown = found.slice(0, CLICKS_PAGE)
      const itemIds = await itemIdsOfVariants(replica.db, [...new Set(shown.map(({ variantId }) => variantId))])
      return {
        clicks: shown.map((click) => presentClick(click, itemIds.get(click.variantId) ?? null, rights)),
        nextPage: found.length > CLICKS_PAGE ? page + 1 : null,
      }
    }),
  )
}

/** A click after the cap counts for what people ask for, and costs nothing: to its shop it is one that is not billed. */
function presentClick(
  { at, variantId, priceCents, cpcMicros, billable, reason }: ClickOfShop,
  itemId: string | null,
  rights: ReadonlySet<ShopRight>,
) {
  const isBilled = billable === true && reason === null
  return {
    at: at.toISOString(),
    variantId,
    itemId,
    price: eurosFromCents(priceCents),
    state: billable === null ? ('waiting' as const) : isBilled ? ('counts' as const) : ('not_billed' as const),
    costMicros: !rights.has('billing') ? null : isBilled ? cpcMicros : 0,
    reason,
    message: reason === null ? null : CLICK_REASON_WORDS[reason as ClickReason],
  }
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
