import { lisbonMidnight } from '#domains/offers/contract.ts'
import type { Hours } from './budget.ts'
import { paidUntil } from './hours.ts'

const MINUTE_MS = 60_000

/** How long a day's budget lasts at the pace of the day so far: an estimate, for who clicks in the evening is not who clicks at noon. */
export type DayPace =
  /** No daily budget, nothing spent yet, or no time in which clicks were paid for. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'whole_day' }
  | { readonly kind: 'ends'; readonly at: Date }
  | { readonly kind: 'used_up' }

/** `usedMicros`: of today. Only the time in which clicks are paid for counts. */
export function dayPace(
  { dailyMicros, hours }: { readonly dailyMicros: number | null; readonly hours: readonly Hours[] },
  usedMicros: number,
  now: Date,
): DayPace {
  if (dailyMicros === null) return { kind: 'unknown' }
  if (usedMicros >= dailyMicros) return { kind: 'used_up' }
  const begin = lisbonMidnight(now.getTime())
  const elapsedMs = paidSpans(hours, begin, now.getTime()).reduce((sum, { from, to }) => sum + to - from, 0)
  if (usedMicros === 0 || elapsedMs === 0) return { kind: 'unknown' }
  let leftMs = ((dailyMicros - usedMicros) * elapsedMs) / usedMicros
  const midnight = paidUntil([], now)?.getTime() ?? now.getTime()
  for (const { from, to } of paidSpans(hours, now.getTime(), midnight)) {
    if (leftMs < to - from) return { kind: 'ends', at: new Date(from + leftMs) }
    leftMs -= to - from
  }
  return { kind: 'whole_day' }
}

/** Stretches of a day in which clicks are paid for. */
function paidSpans(
  hours: readonly Hours[],
  begin: number,
  end: number,
): readonly { readonly from: number; readonly to: number }[] {
  const spans: { from: number; to: number }[] = []
  for (let at = begin; at < end;) {
    const until = paidUntil(hours, new Date(at))?.getTime()
    if (until !== undefined) spans.push({ from: at, to: Math.min(until, end) })
    // Hours begin at whole minutes.
    at = until ?? at - (at % MINUTE_MS) + MINUTE_MS
  }
  return spans
}
