import { sql } from 'kysely'
import { type DayOfClicks, CLICK_REASON_WORDS } from '#domains/clicks/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

export interface CostOfDay {
  readonly day: string
  readonly clicks: number
  readonly costMicros: number
  readonly correctedClicks: number
  readonly correctedMicros: number
}

/** What a shop's clicks have cost, of so many days up to today in Portugal; the newest day first. */
export async function costByDay(
  db: DatabaseOrTransaction,
  eshopId: number,
  now: Date,
  days: number,
): Promise<CostOfDay[]> {
  const { rows } = await sql<CostOfDay>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(clicks)::int as clicks, sum(micros)::bigint as "costMicros",
      sum(corrected_clicks)::int as "correctedClicks", sum(corrected_micros)::bigint as "correctedMicros" from billing.day
    where eshop_id = ${eshopId} and day > (${now}::timestamptz at time zone 'Europe/Lisbon')::date - ${days}::int group by 1 order by 1 desc`.execute(
    db,
  )
  return rows
}

/** Costs and clicks of the same days, each day once, the newest first. */
export function presentDays(costs: readonly CostOfDay[], clicks: readonly DayOfClicks[]) {
  const days = [...new Set([...costs, ...clicks].map(({ day }) => day))].toSorted().toReversed()
  return days.map((day) => {
    const cost = costs.find((each) => each.day === day)
    const ofDay = clicks.filter((each) => each.day === day)
    return {
      day,
      clicks: cost?.clicks ?? 0,
      costMicros: cost?.costMicros ?? 0,
      corrected: { clicks: cost?.correctedClicks ?? 0, costMicros: cost?.correctedMicros ?? 0 },
      waiting: ofDay.filter(({ billable }) => billable === null).reduce((sum, each) => sum + each.clicks, 0),
      notBilled: ofDay.flatMap(({ reason, clicks: count }) =>
        reason === null
          ? []
          : [{ reason, message: CLICK_REASON_WORDS[reason as keyof typeof CLICK_REASON_WORDS], clicks: count }],
      ),
    }
  })
}
