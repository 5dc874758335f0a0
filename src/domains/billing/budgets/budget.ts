/** Minutes of a day in Portugal, on some days of the week, in which clicks are paid for. */
export interface Hours {
  /** 1 Monday to 7 Sunday. */
  readonly days: readonly number[]
  /** From this minute of the day until before that one: 0 to 1440. */
  readonly from: number
  readonly to: number
}

/** What a shop has settled of its spending; money in micro-euros. */
export interface Budget {
  readonly dailyMicros: number | null
  readonly monthlyMicros: number | null
  readonly isPaused: boolean
  /** Empty: always. */
  readonly hours: readonly Hours[]
}

/** Of a shop that has settled nothing: no wall. */
export const noBudget: Budget = { dailyMicros: null, monthlyMicros: null, isPaused: false, hours: [] }

/** Shops are told when so many percent of a budget are spent. */
export const ALERT_PERCENTS = [80, 100] as const

export const MOST_HOURS = 50
/** No wall is higher: 1,000,000 €. */
export const MOST_BUDGET_MICROS = 1_000_000_000_000

/** What of the hours cannot be taken: where, and why. */
export function hoursProblems(hours: readonly Hours[]): { readonly place: string; readonly why: string }[] {
  return hours.flatMap(({ days, from, to }, at) => [
    ...(to <= from ? [{ place: `hours[${at}].to`, why: 'is not later than from' }] : []),
    ...(new Set(days).size < days.length ? [{ place: `hours[${at}].days`, why: 'names a day twice' }] : []),
  ])
}
