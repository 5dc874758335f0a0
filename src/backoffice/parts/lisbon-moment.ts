/** Moments are kept in UTC and typed as Lisbon's clocks show them. */

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** What a field of the type datetime-local shows of a moment; what is none stays as it is. */
export function lisbonLocal(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? iso : clock.format(moment).replace(' ', 'T').slice(0, 16)
}

/** The moment of what such a field says; an hour that the clocks leave out is the one after. What is none stays as it is, for the call to refuse. */
export function lisbonMoment(local: string): string {
  const typedMs = Date.parse(`${local}Z`)
  if (Number.isNaN(typedMs)) return local
  const momentMs = 2 * typedMs - shownMs(typedMs)
  return new Date(shownMs(momentMs) === typedMs ? momentMs : typedMs).toISOString()
}

/** What Lisbon's clocks show at a moment, as if it were UTC. */
function shownMs(momentMs: number): number {
  return Date.parse(`${clock.format(momentMs).replace(' ', 'T')}Z`)
}
