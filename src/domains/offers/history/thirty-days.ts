import { PROVING_DAYS } from '../rules/proving-days.ts'
import { lisbonOffsetMs } from './lisbon-days.ts'

const HOUR_MS = 3_600_000
/** Thirty days of 24 hours. */
const THIRTY_DAYS_MS = PROVING_DAYS * 24 * HOUR_MS

/**
 * When the 30 days before `at` begin. By the clock on the wall they are 719, 720 or 721 hours, as clocks were changed between;
 * whichever is longer counts, so that a reference price is the lowest by both ways of counting. Lisbon and the Azores change
 * their clocks at the same instant: both have the same hours.
 */
export function thirtyDaysBefore(at: number): number {
  const longer = at - THIRTY_DAYS_MS - HOUR_MS
  return lisbonOffsetMs(longer) > lisbonOffsetMs(at) ? longer : at - THIRTY_DAYS_MS
}

/** When 30 days that begin at `at` are over: whichever is shorter. */
export function thirtyDaysAfter(at: number): number {
  const whole = at + THIRTY_DAYS_MS
  return lisbonOffsetMs(whole) > lisbonOffsetMs(at) ? whole - HOUR_MS : whole
}
