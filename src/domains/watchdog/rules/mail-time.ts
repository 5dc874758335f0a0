const HOUR_MS = 3_600_000
/** What one import, or two of neighbours, has found is one mail. */
const GATHERED_MS = 10 * 60_000
const BETWEEN_MAILS_MS = 24 * HOUR_MS

/** Full hours of Lisbon, from the first to just before the second; over midnight when the first is the later one. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** From 22:00 to 8:00 nobody is woken who has not said otherwise. */
export const STANDARD_QUIET: QuietHours = { from: 22, to: 8 }

/** When a watcher is told of what was found now; at most once a day, unless they asked for more. `offsetMs`: by how much Lisbon is ahead of UTC. */
export function mailTime(
  now: number,
  {
    lastMailAt,
    isFrequent,
    quiet,
  }: { readonly lastMailAt: number | null; readonly isFrequent: boolean; readonly quiet: QuietHours | null },
  offsetMs: (at: number) => number,
): number {
  const earliest = now + GATHERED_MS
  let at = isFrequent || lastMailAt === null ? earliest : Math.max(earliest, lastMailAt + BETWEEN_MAILS_MS)
  while (quiet !== null && isQuiet(at, quiet, offsetMs)) at = at - (at % HOUR_MS) + HOUR_MS
  return at
}

function isQuiet(at: number, { from, to }: QuietHours, offsetMs: (at: number) => number): boolean {
  const hour = Math.floor((at + offsetMs(at)) / HOUR_MS) % 24
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}
