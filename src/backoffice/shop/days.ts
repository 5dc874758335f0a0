import { impressionDays, orderDays, shopClicks } from '#platform/api-client/calls.ts'
import type { Configuration } from '#platform/api-client/runtime.ts'

/** A day of a shop, as its clicks, impressions and purchases say it together. */
export interface ShopDay {
  /** In Portugal, '2026-11-26'. */
  readonly day: string
  readonly impressions: number
  /** Judged good, or not judged yet. */
  readonly clicks: number
  readonly notBilled: number
  readonly orders: number
}

export interface ShopDays {
  /** The oldest first, each once, days without anything included. */
  readonly days: readonly ShopDay[]
  /** Why clicks did not count, the commonest first. */
  readonly reasons: readonly { readonly message: string; readonly clicks: number }[]
}

const DAY_MS = 86_400_000

/** The last so many days up to today. */
export async function loadDays(api: Configuration, days: number): Promise<ShopDays> {
  const [clicks, seen, bought] = await Promise.all([
    shopClicks(api, { days }),
    impressionDays(api, { days }),
    orderDays(api, { days }),
  ])
  const last = Date.parse(bought.today)
  const names = Array.from({ length: days }, (_none, at) =>
    new Date(last - (days - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
  const reasons = new Map<string, number>()
  for (const { message, clicks: count } of clicks.days.flatMap(({ notBilled }) => notBilled))
    reasons.set(message, (reasons.get(message) ?? 0) + count)
  return {
    days: names.map((day) => {
      const ofDay = clicks.days.find((each) => each.day === day)
      return {
        day,
        impressions: seen.days.find((each) => each.day === day)?.impressions ?? 0,
        clicks: (ofDay?.billed ?? 0) + (ofDay?.waiting ?? 0),
        notBilled: (ofDay?.notBilled ?? []).reduce((sum, each) => sum + each.clicks, 0),
        orders: bought.days.find((each) => each.day === day)?.orders ?? 0,
      }
    }),
    reasons: [...reasons]
      .map(([message, count]) => ({ message, clicks: count }))
      .toSorted((a, b) => b.clicks - a.clicks),
  }
}
