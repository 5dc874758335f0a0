/** The first of these moments; null among them is never. */
export function soonest(times: readonly (Date | null)[]): Date | null {
  return times.reduce((first, time) => (first === null || (time !== null && time < first) ? time : first), null)
}
