import type { BillingDay } from '#platform/api-client/calls.ts'

/** A day of clicks: what they cost, and how many count, also those that cost nothing because nothing was bid. */
export interface DayOfClicks extends BillingDay {
  readonly counted: number
}

/** Of a day, all clicks that do not count. */
export function notBilledOf({ notBilled }: BillingDay): number {
  return notBilled.reduce((sum, { clicks }) => sum + clicks, 0)
}

/** Why clicks of these days do not count, each reason once, the commonest first. */
export function reasonsOf(
  days: readonly BillingDay[],
): readonly { readonly message: string; readonly clicks: number }[] {
  const byMessage = new Map<string, number>()
  for (const { message, clicks } of days.flatMap(({ notBilled }) => notBilled))
    byMessage.set(message, (byMessage.get(message) ?? 0) + clicks)
  return [...byMessage].map(([message, clicks]) => ({ message, clicks })).toSorted((a, b) => b.clicks - a.clicks)
}
