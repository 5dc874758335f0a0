/** Days as '2026-11-26', in Portugal. */

const DAY_MS = 86_400_000

/** So many days later, or before. */
export function dayFrom(day: string, later: number): string {
  return new Date(Date.parse(day) + later * DAY_MS).toISOString().slice(0, 10)
}

/** Both of them counted. */
export function daysBetween(from: string, to: string): number {
  return 1 + Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** Every day, the oldest first, both of them included. */
export function everyDay(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_none, at) => dayFrom(from, at))
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The first of the month so many months later, or before. */
export function monthFrom(day: string, later: number): string {
  const date = new Date(firstOfMonth(day))
  date.setUTCMonth(date.getUTCMonth() + later)
  return date.toISOString().slice(0, 10)
}

/** The Monday of its week. */
export function mondayOf(day: string): string {
  return dayFrom(day, -((new Date(day).getUTCDay() + 6) % 7))
}
