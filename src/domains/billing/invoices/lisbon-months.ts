const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon' })

/** The day that it is in Portugal, "2026-11-26". */
export function lisbonDay(now: Date): string {
  return days.format(now)
}

const moments = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon', dateStyle: 'short', timeStyle: 'medium' })

/** The moment that it is in Portugal, without its zone: "2026-11-26T09:30:00". */
export function lisbonMoment(now: Date): string {
  return moments.format(now).replace(' ', 'T')
}

/** "2026-10" as its first day; null: it is no month. */
export function firstOfMonth(text: string): string | null {
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? `${text}-01` : null
}

/** The last day of the month of a day: "2026-02-01" → "2026-02-28". */
export function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** So many days later. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

const months = new Intl.DateTimeFormat('pt-PT', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "outubro de 2026" */
export function monthWords(day: string): string {
  return months.format(new Date(`${day}T00:00:00Z`))
}
