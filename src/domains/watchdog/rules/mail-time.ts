const HOUR_MS = 3_600_000
/** What one import, or two of neighbours, has found is one mail. */
const GATHERED_MS = 10 * 60_000
const BETWEEN_MAILS_MS = 24 * HOUR_MS
/** From 22:00 to 8:00 in Lisbon nobody is woken. */
const QUIET_FROM = 22
const QUIET_UNTIL = 8

/** When a watcher is told of what was found now; at most once a day, unless they asked for more. `offsetMs`: by how much Lisbon is ahead of UTC. */
export function mailTime(
  now: number,
  { lastMailAt, isFrequent }: { readonly lastMailAt: number | null; readonly isFrequent: boolean },
  offsetMs: (at: number) => number,
): number {
  const earliest = now + GATHERED_MS
  let at = isFrequent || lastMailAt === null ? earliest : Math.max(earliest, lastMailAt + BETWEEN_MAILS_MS)
  while (isQuiet(at, offsetMs)) at = at - (at % HOUR_MS) + HOUR_MS
  return at
}

function isQuiet(at: number, offsetMs: (at: number) => number): boolean {
  const hour = Math.floor((at + offsetMs(at)) / HOUR_MS) % 24
  return hour >= QUIET_FROM || hour < QUIET_UNTIL
}
