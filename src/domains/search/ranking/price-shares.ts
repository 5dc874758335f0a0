/** Where nothing is known to compare with, a price neither helps nor harms. */
export const NEUTRAL = 0.5

/** So much above the product's lowest price nothing is left of the share. */
const MOST_ABOVE_LOWEST = 0.5
/** At half the category's median a price gets all, at twice it nothing. */
const FULL_AT = Math.log(0.5)
/** Further below, it is likely something else than the category's thing (a cover, a spare part): down to neutral at an eighth. */
const DOUBTED_AT = Math.log(1 / 8)

/** A price against the lowest among its product's offers, 0 to 1; one offer alone is neutral. */
export function shareAmongOffers(priceCents: number, offerCount: number, lowestCents: number): number {
  if (offerCount < 2 || lowestCents <= 0) return NEUTRAL
  return clamp(1 - (priceCents / lowestCents - 1) / MOST_ABOVE_LOWEST)
}

/**
 * A price against the median of its category, on the logarithm of their ratio, so that half and twice are equally far; unknown is neutral.
 *
 *     1 │    ╭╮
 *       │ ╭──╯ ╲
 *     ½ │─╯     ╲
 *     0 │        ╲────
 *        ⅛   ½  1  2     price ÷ median
 */
export function shareInCategory(priceCents: number, medianCents: number | null): number {
  if (medianCents === null || medianCents <= 0 || priceCents <= 0) return NEUTRAL
  const ratio = Math.log(priceCents / medianCents)
  if (ratio >= FULL_AT) return clamp(NEUTRAL + (NEUTRAL * ratio) / FULL_AT)
  return clamp(1 - (NEUTRAL * (ratio - FULL_AT)) / (DOUBTED_AT - FULL_AT), NEUTRAL)
}

function clamp(share: number, low = 0): number {
  return Math.min(1, Math.max(low, share))
}
