const inLisbon = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'short',
  timeStyle: 'short',
})
const MINUTE_MS = 60_000

/** '2026-12-01T09:30' as a clock in Lisbon shows it, wherever this runs: an ISO moment. */
export function lisbonMoment(local: string): string {
  const asUtc = Date.parse(`${local.slice(0, 16)}Z`)
  const shown = Date.parse(`${inLisbon.format(asUtc).replace(' ', 'T')}Z`)
  return new Date(asUtc - Math.round((shown - asUtc) / MINUTE_MS) * MINUTE_MS).toISOString()
}
