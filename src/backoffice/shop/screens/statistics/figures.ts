import type { ShopStatisticsRow } from '#platform/api-client/calls.ts'
import { type KnownOfDay, lineOf, sumOf } from './lines.ts'

/** What came of a whole period; null: unknown, or not for who asks. Money in micro-euros. */
export interface Figures {
  readonly impressions: number | null
  /** May cost what was bid for them. */
  readonly counted: number
  readonly uncounted: number
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
  const counted = reasons.find(isCounting)?.counted ?? 0
  const byClick = sumOf(days, 'byClick')
  return {
    impressions: sumOf(days, 'impressions'),
    counted,
    uncounted: all.clicks - counted,
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

/** The row of the clicks that nothing speaks against; what came after a budget's end is a person's, and does not count for the shop. */
function isCounting({ name }: ShopStatisticsRow): boolean {
  return name === null
}

/** What a shop is told of a period's clicks in words. */
export interface ClicksExplained {
  /** Why clicks do not count, the commonest first. */
  readonly reasons: readonly { readonly message: string; readonly clicks: number }[]
  /** Count and cost nothing, because nothing was bid for them. */
  readonly free: number
  /** Came when the budget had ended: rows by anything but the reason have them among those that count. */
  readonly afterBudget: number
}

/** Why clicks cost nothing. */
export function explained(reasons: readonly ShopStatisticsRow[]): ClicksExplained {
  const counting = reasons.find(isCounting)
  return {
    reasons: reasons
      .flatMap(({ name, clicks }) => (name === null || clicks === 0 ? [] : [{ message: name, clicks }]))
      .toSorted((one, other) => other.clicks - one.clicks),
    free: counting === undefined ? 0 : counting.counted - counting.paid,
    afterBudget: reasons.filter((row) => !isCounting(row)).reduce((sum, { counted }) => sum + counted, 0),
  }
}
