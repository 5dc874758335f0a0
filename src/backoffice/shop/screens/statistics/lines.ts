import type { ShopStatisticsRow } from '#platform/api-client/calls.ts'
import { everyDay, firstOfMonth, mondayOf } from '../../day-list.ts'
import type { Range } from './period.ts'

export type PeriodBy = 'day' | 'week' | 'month'

/** What of a day other calls know than that of clicks; null: nothing is known. */
export interface KnownOfDay {
  readonly day: string
  readonly impressions: number | null
  readonly orders: number | null
  readonly byClick: number | null
}

/** A row of the statistics. Money in micro-euros, without what was taken back; null: unknown, or not for who asks. */
export interface StatisticsLine {
  /** The first day of a period, a reason, a place, a category or an offer; null: the offers without a category. */
  readonly key: string | null
  readonly name: string | null
  readonly clicks: number
  readonly counted: number
  readonly paid: number
  readonly costMicros: number | null
  readonly meanMicros: number | null
  readonly takenBack: number
  readonly takenBackMicros: number | null
  readonly impressions: number | null
  readonly orders: number | null
}

/** A row of the call, as the screen shows it: its cost is what stays to be paid. */
export function lineOf({ key, name, clicks, counted, paid, costMicros, takenBack }: ShopStatisticsRow): StatisticsLine {
  const cost = costMicros === null ? null : costMicros - (takenBack.costMicros ?? 0)
  const kept = paid - takenBack.clicks
  return {
    key,
    name,
    clicks,
    counted,
    paid,
    costMicros: cost,
    meanMicros: cost === null || kept <= 0 ? null : cost / kept,
    takenBack: takenBack.clicks,
    takenBackMicros: takenBack.costMicros,
    impressions: null,
    orders: null,
  }
}

const STARTS: Readonly<Record<PeriodBy, (day: string) => string>> = {
  day: (day) => day,
  week: mondayOf,
  month: firstOfMonth,
}

/** Each day, week or month of a range, the oldest first, those without clicks too, with what else is known of its days. */
export function periodLines(
  rows: readonly ShopStatisticsRow[],
  known: readonly KnownOfDay[],
  { from, to }: Range,
  by: PeriodBy,
  hasMoney: boolean,
): StatisticsLine[] {
  const found = new Map(rows.map((row) => [row.key, row]))
  const daysOf = Map.groupBy(known, ({ day }) => STARTS[by](day))
  return [...new Set(everyDay(from, to).map(STARTS[by]))].map((key) => ({
    ...lineOf(found.get(key) ?? emptyRow(key, hasMoney ? 0 : null)),
    impressions: sumOf(daysOf.get(key), 'impressions'),
    orders: sumOf(daysOf.get(key), 'orders'),
  }))
}

function emptyRow(key: string, money: number | null): ShopStatisticsRow {
  return {
    key,
    name: null,
    clicks: 0,
    counted: 0,
    paid: 0,
    costMicros: money,
    takenBack: { clicks: 0, costMicros: money },
  }
}

/** null: nothing is known of one of the days, so that nothing can be said of all of them. */
export function sumOf(
  days: readonly KnownOfDay[] | undefined,
  of: 'impressions' | 'orders' | 'byClick',
): number | null {
  if (days === undefined || days.length === 0) return null
  return days.reduce<number | null>((sum, day) => (sum === null || day[of] === null ? null : sum + day[of]), 0)
}

/** By what the lines may be sorted, as the address has it. */
export const LINE_SORTS = ['key', 'clicks', 'counted', 'cost', 'mean', 'takenBack', 'impressions', 'orders'] as const
type LineSort = (typeof LINE_SORTS)[number]

const VALUES: Readonly<Record<LineSort, (line: StatisticsLine) => string | number | null>> = {
  key: ({ name, key }) => name ?? key,
  clicks: ({ clicks }) => clicks,
  counted: ({ counted }) => counted,
  cost: ({ costMicros }) => costMicros,
  mean: ({ meanMicros }) => meanMicros,
  takenBack: ({ takenBack }) => takenBack,
  impressions: ({ impressions }) => impressions,
  orders: ({ orders }) => orders,
}

const words = new Intl.Collator('pt-PT')

/** In the order that the address asks for ('-cost': the dearest first); what is unknown comes last either way. */
export function sortedLines(lines: readonly StatisticsLine[], sort: string): StatisticsLine[] {
  const direction = sort.startsWith('-') ? -1 : 1
  const valueOf = VALUES[LINE_SORTS.find((each) => each === sort.replace(/^-/, '')) ?? 'clicks']
  return lines.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return direction * (typeof a === 'string' ? words.compare(a, String(b)) : a - Number(b))
  })
}
