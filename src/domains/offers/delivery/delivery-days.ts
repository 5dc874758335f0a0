const DAY_MS = 86_400_000

/** Days until an offer arrives: what the shop says (handling + transit), else until it is available, else null (decisions.md, Things). */
export function daysUntilDelivery(days: number | null, availableFrom: Date | null, now: Date): number | null {
  if (days !== null || availableFrom === null) return days
  return Math.max(0, Math.ceil((availableFrom.getTime() - now.getTime()) / DAY_MS))
}

/**
 * When that number of days changes next by time alone, or null: an offer that waits for its availability date comes a day
 * nearer every 24 hours before it.
 */
export function nextDeliveryDayAt(days: number | null, availableFrom: Date | null, now: Date): Date | null {
  if (days !== null || availableFrom === null || availableFrom <= now) return null
  const left = Math.ceil((availableFrom.getTime() - now.getTime()) / DAY_MS)
  return new Date(availableFrom.getTime() - (left - 1) * DAY_MS)
}
