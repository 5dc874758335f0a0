import type { WireVariant } from '../answers/wire.ts'

/** Shown so often without a click, it is not for want of being seen. */
export const LOW_PERFORMER_SEEN = 200

/** How an offer does among people, in the days that are counted. */
export interface Performance {
  /** Proven ones (ADR 0087). */
  readonly impressions: number
  /** Those that count. */
  readonly clicks: number
}

/** Tier as admins read it (L-14); null: nothing to tell by yet. */
export function tierOf(isBestseller: boolean, { impressions, clicks }: Performance): WireVariant['tier'] {
  if (isBestseller) return 'bestseller'
  if (clicks > 0) return 'seller'
  return impressions >= LOW_PERFORMER_SEEN ? 'lowPerformer' : null
}
