/**
 * For so many days a price must have been watched before a reduction of it can be proven: the reference is the lowest price of
 * these days, and a proven reduction is shown for as long (ADR 0023, Directive 98/6 art. 6a).
 */
export const PROVING_DAYS = 30

/** Could a reduction be proven of a price that has been watched since then (ISO or milliseconds)? */
export function isWatchedLongEnough(watchedSince: string | number, now: Date): boolean {
  return now.getTime() - new Date(watchedSince).getTime() >= PROVING_DAYS * 86_400_000
}
