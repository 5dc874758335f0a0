import { impressionDays, orderDays, shopClicks } from '#platform/api-client/calls.ts'
import type { Configuration } from '#platform/api-client/runtime.ts'
import { dayFrom, everyDay } from './day-list.ts'

/** A day of a shop, as its clicks, impressions and purchases say it together. */
export interface ShopDay {
  /** In Portugal, '2026-11-26'. */
  readonly day: string
  readonly impressions: number
  /** Judged good, or not judged yet. */
  readonly clicks: number
  readonly notBilled: number
  /** null: the shop has told of no purchase up to this day. */
  readonly orders: number | null
}

/** The last so many days up to today, at most as many as impressions are kept: the oldest first, each once, days without anything included. */
export async function loadDays(api: Configuration, days: number): Promise<readonly ShopDay[]> {
  const [clicks, seen, bought] = await Promise.all([
    shopClicks(api, { days }),
    impressionDays(api, { days }),
    orderDays(api, { days }),
  ])
  return everyDay(dayFrom(bought.today, 1 - days), bought.today).map((day) => {
    const ofDay = clicks.days.find((each) => each.day === day)
    const isTold = bought.since !== null && day >= bought.since
    return {
      day,
      impressions: seen.days.find((each) => each.day === day)?.impressions ?? 0,
      clicks: (ofDay?.billed ?? 0) + (ofDay?.waiting ?? 0),
      notBilled: (ofDay?.notBilled ?? []).reduce((sum, each) => sum + each.clicks, 0),
      orders: isTold ? (bought.days.find((each) => each.day === day)?.orders ?? 0) : null,
    }
  })
}
