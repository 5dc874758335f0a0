const HOUR_MS = 3_600_000

/** Full hours of Lisbon, from the first to just before the second; over midnight when the first is the later one. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** This moment, or the end of the quiet hours that it falls into. `offsetMs`: by how much Lisbon is ahead of UTC. */
export function afterQuiet(at: number, quiet: QuietHours | null, offsetMs: (at: number) => number): number {
  let moment = at
  while (quiet !== null && isQuiet(moment, quiet, offsetMs)) moment = moment - (moment % HOUR_MS) + HOUR_MS
  return moment
}

function isQuiet(at: number, { from, to }: QuietHours, offsetMs: (at: number) => number): boolean {
  const hour = Math.floor((at + offsetMs(at)) / HOUR_MS) % 24
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}
