/** An offer that no applied import has held for this long is stale: it sinks and can no longer be the cheapest (decisions.md, Things). */
export const STALE_AFTER_HOURS = 48
export const STALE_AFTER_MS = STALE_AFTER_HOURS * 3_600_000

/** Is an offer last seen at this moment (ISO or Date) stale by now? */
export function isStale(lastSeenAt: string | Date, now: Date): boolean {
  return now.getTime() - new Date(lastSeenAt).getTime() >= STALE_AFTER_MS
}
