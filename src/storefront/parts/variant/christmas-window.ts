import type { Clock } from '#platform/clock.ts'
import { flagNames } from '#ports/flags/flag-names.ts'
import type { FlagsPort } from '#ports/flags/port.ts'
import type { ChristmasWindow } from './availability-tags.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const lisbonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon' })

export interface ChristmasState {
  readonly window: ChristmasWindow | null
  /** When this answer may change by time alone: the next midnight in Lisbon; null while the flag is off. */
  readonly validUntil: Date | null
}

/** Whether the Christmas tag may show today; the day counts in Lisbon, the 24th itself included. */
export function christmasWindow(flags: FlagsPort, now: Date): ChristmasState {
  const days = flags.numberOf(flagNames.christmasDeliveryDays, 0)
  if (days <= 0) return { window: null, validUntil: null }
  const today = lisbonDay.format(now)
  const daysLeft = (Date.parse(`${today.slice(0, 4)}-12-24`) - Date.parse(today)) / DAY_MS
  return { window: daysLeft >= 0 && daysLeft <= days ? { daysLeft } : null, validUntil: nextLisbonMidnight(now, today) }
}

/** The window at this moment, as pages ask for it. */
export function christmasNow({ flags, clock }: { readonly flags: FlagsPort; readonly clock: Clock }): ChristmasState {
  return christmasWindow(flags, clock.now())
}

/** What of it belongs to a page's version: "3" three days before, empty outside the window. */
export function christmasVersion(parts: Parameters<typeof christmasNow>[0]): string {
  return String(christmasNow(parts).window?.daysLeft ?? '')
}

/** Found by looking: the first full hour of the next day, right on the days when clocks change too. */
function nextLisbonMidnight(now: Date, today: string): Date {
  let at = Math.ceil((now.getTime() + 1) / HOUR_MS) * HOUR_MS
  while (lisbonDay.format(new Date(at)) === today) at += HOUR_MS
  return new Date(at)
}
