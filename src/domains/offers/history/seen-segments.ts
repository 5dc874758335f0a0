import type { Availability } from '../rules/availability.ts'
import type { UnseenStretch } from './honest-discount.ts'

/** A price row: what we saw from then on, until we saw something else. Milliseconds since 1970. */
export interface PriceRow {
  readonly at: number
  readonly priceCents: number
  /** The shop's own "before", as it claims. */
  readonly claimedBeforeCents: number | null
  readonly availability: Availability
  /** To the mainland, as the feed said; null: it did not. */
  readonly deliveryCents: number | null
}

/** A stretch in which an offer was seen to be what its row says. */
export interface SeenSegment {
  readonly from: number
  readonly until: number
  readonly row: PriceRow
}

/**
 * The stretches in which an offer was seen, from `since` until just after `now`, oldest first: its rows, each until the next, without what
 * was not seen. Rows from the future are not known yet; of several at one instant the last counts.
 */
export function seenSegments(
  rows: readonly PriceRow[],
  unseen: readonly UnseenStretch[],
  since: number,
  now: number,
): SeenSegment[] {
  const known = rows.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)
  const gaps = [...unseen].sort((a, b) => a.since - b.since)
  return known.flatMap((row, index) =>
    withoutGaps({ from: Math.max(row.at, since), until: known[index + 1]?.at ?? now + 1, row }, gaps),
  )
}

function withoutGaps(segment: SeenSegment, gaps: readonly UnseenStretch[]): SeenSegment[] {
  const left: SeenSegment[] = []
  let from = segment.from
  for (const gap of gaps) {
    if (gap.since >= segment.until) break
    if (gap.since > from) left.push({ ...segment, from, until: gap.since })
    from = Math.max(from, gap.until ?? Number.POSITIVE_INFINITY)
  }
  if (from < segment.until) left.push({ ...segment, from })
  return left
}
