import type { ShopStatisticsRow } from '#platform/api-client/calls.ts'
import { type KnownOfDay, lineOf, sumOf } from './lines.ts'

/** What came of a whole period; null: unknown, or not for who asks. Money in micro-euros. */
export interface Figures {
  readonly impressions: number | null
  readonly counted: number
  readonly unpaid: number
  readonly costMicros: number | null
  readonly meanMicros: number | null
  readonly takenBackMicros: number | null
  readonly orders: number | null
  /** Purchases that began with a click, of all clicks that count: 0.021. */
  readonly conversion: number | null
}

/** Of the rows by reason, which have every click once, and of the days. */
export function figuresOf(
  reasons: readonly ShopStatisticsRow[],
  days: readonly KnownOfDay[],
  hasMoney: boolean,
): Figures {
  const all = lineOf(totalOf(reasons, hasMoney))
  const byClick = sumOf(days, 'byClick')
  return {
    impressions: sumOf(days, 'impressions'),
    counted: all.counted,
    unpaid: all.clicks - all.paid,
    costMicros: all.costMicros,
    meanMicros: all.meanMicros,
    takenBackMicros: all.takenBackMicros,
    orders: sumOf(days, 'orders'),
    conversion: byClick === null || all.counted === 0 ? null : byClick / all.counted,
  }
}

function totalOf(rows: readonly ShopStatisticsRow[], hasMoney: boolean): ShopStatisticsRow {
  const sum = (of: (row: ShopStatisticsRow) => number | null) => rows.reduce((total, row) => total + (of(row) ?? 0), 0)
  const money = (of: (row: ShopStatisticsRow) => number | null) => (hasMoney ? sum(of) : null)
  return {
    key: null,
    name: null,
    clicks: sum(({ clicks }) => clicks),
    counted: sum(({ counted }) => counted),
    paid: sum(({ paid }) => paid),
    costMicros: money(({ costMicros }) => costMicros),
    takenBack: {
      clicks: sum(({ takenBack }) => takenBack.clicks),
      costMicros: money(({ takenBack }) => takenBack.costMicros),
    },
  }
}

/** Why clicks were not paid, the commonest first; what counts without a bid among them. */
export function unpaidReasons(
  reasons: readonly ShopStatisticsRow[],
): readonly { readonly message: string; readonly clicks: number }[] {
  return reasons
    .map(({ name, clicks, paid }) => ({
      message: name ?? 'Conta, e a loja não licitou por ele.',
      clicks: clicks - paid,
    }))
    .filter(({ clicks }) => clicks > 0)
    .toSorted((one, other) => other.clicks - one.clicks)
}
