import { lisbonMidnights } from '#domains/offers/contract.ts'

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$/i

/**
 * A moment as ISO 8601 writes it, with its offset; of a date alone its beginning in Portugal. A time without an offset is refused:
 * a shop in Ponta Delgada means another hour than its server does.
 */
export function readMoment(text: string): Date | null {
  const day = DATE.exec(text) ?? DATE.exec(MOMENT.exec(text)?.[1] ?? '')
  if (day === null || !isDay(Number(day[1]), Number(day[2]), Number(day[3]))) return null
  const at = DATE.test(text) ? midnightOf(text) : new Date(text.replace(' ', 'T').toUpperCase())
  return Number.isNaN(at.getTime()) ? null : at
}

function midnightOf(date: string): Date {
  const noon = Date.parse(`${date}T12:00:00Z`)
  return new Date(lisbonMidnights(noon, noon, 1)[0] as number)
}

/** 30 February would become 2 March. */
function isDay(year: number, month: number, day: number): boolean {
  const at = new Date(Date.UTC(year, month - 1, day))
  return year >= 1970 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
}
