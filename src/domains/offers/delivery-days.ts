const DAY_MS = 86_400_000

/** Days until an offer arrives: what the shop says (handling + transit), else until it is available, else null (decisions.md, Things). */
export const daysUntilDelivery = (days: number | null, availableFrom: Date | null, now: Date): number | null => {
  if (days !== null || availableFrom === null) return days
  return Math.max(0, Math.ceil((availableFrom.getTime() - now.getTime()) / DAY_MS))
}
