import { afterQuiet, type QuietHours } from '#domains/identity/contract.ts'

const HOUR_MS = 3_600_000
/** What one import, or two of neighbours, has found is one mail. */
const GATHERED_MS = 10 * 60_000
const BETWEEN_MAILS_MS = 24 * HOUR_MS

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
  const at = isFrequent || lastMailAt === null ? earliest : Math.max(earliest, lastMailAt + BETWEEN_MAILS_MS)
  return afterQuiet(at, quiet, offsetMs)
}
