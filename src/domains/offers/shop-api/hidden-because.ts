import { isStale } from '../rules/freshness.ts'
import type { HiddenBecause } from './shop-offers-call.ts'

interface HidingFacts {
  readonly state: string
  readonly category: string | null
  /** How many the feed names. */
  readonly pictures: number
  readonly isSuspended: boolean
  readonly lastSeenAt: Date | null
}

/** Why an offer is not where shoppers look, or is found worse; empty: nothing keeps it back. */
export function hiddenBecause(
  { state, category, pictures, isSuspended, lastSeenAt }: HidingFacts,
  now: Date,
): HiddenBecause[] {
  const reasons: Readonly<Record<HiddenBecause, boolean>> = {
    suspended: isSuspended,
    disabled: state === 'disabled',
    absent: state === 'absent' || state === 'ended',
    stale: state === 'live' && lastSeenAt !== null && isStale(lastSeenAt, now),
    no_category: category === null,
    no_picture: pictures === 0,
  }
  return (Object.keys(reasons) as HiddenBecause[]).filter((reason) => reasons[reason])
}
