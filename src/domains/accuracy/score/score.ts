/** How a shop's accuracy is reckoned; the page /como-medimos-exatidao is filled from here (ADR 0125). */
export const SCORE_RULES = {
  /** Older readings do not count. */
  days: 90,
  /** A reading weighs half after so many days. */
  halfLifeDays: 30,
  /** As if so many readings had come before, of which this share was right. */
  priorReadings: 5,
  priorShare: 0.95,
  /** With fewer readings that tell something, it is unknown. */
  leastReadings: 20,
  /** What a report of a shopper weighs that no reading has answered, and all of them together at most. */
  reportWeight: 0.25,
  mostReportsWeight: 2,
} as const

/** What was found of a shop on one day. */
export interface DayOfReadings {
  /** 0: today. */
  readonly ageDays: number
  readonly right: number
  readonly wrong: number
  readonly reports: number
}

/**
 * How often a shop's prices and stock are right, 0 to 1, from its days in whatever order; null where there are too few readings to tell.
 * One more wrong reading never raises it, one more right one never lowers it.
 */
export function scoreOf(days: readonly DayOfReadings[]): number | null {
  const counting = days.filter(({ ageDays }) => ageDays < SCORE_RULES.days)
  const readings = counting.reduce((sum, { right, wrong }) => sum + right + wrong, 0)
  return readings < SCORE_RULES.leastReadings ? null : weighedShare(counting)
}

/** The share itself, however few readings there are. */
export function weighedShare(days: readonly DayOfReadings[]): number {
  const { priorReadings, priorShare, reportWeight, mostReportsWeight } = SCORE_RULES
  // By age, so that the same days make the same sum to the last bit.
  const byAge = days.toSorted(
    (a, b) => a.ageDays - b.ageDays || a.right - b.right || a.wrong - b.wrong || a.reports - b.reports,
  )
  const sum = (of: (day: DayOfReadings) => number) =>
    byAge.reduce((total, day) => total + of(day) * weightAt(day.ageDays), 0)
  const right = priorReadings * priorShare + sum((day) => day.right)
  const wrong = priorReadings * (1 - priorShare) + sum((day) => day.wrong)
  const reports = Math.min(mostReportsWeight, reportWeight * sum((day) => day.reports))
  return right / (right + wrong + reports)
}

function weightAt(ageDays: number): number {
  return 2 ** (-ageDays / SCORE_RULES.halfLifeDays)
}
