/** What can be liked: one shop's offer, and an offer that somebody compares. */
export const itemTypes = ['variant', 'comparison'] as const

export type ItemType = (typeof itemTypes)[number]

/** So many of each one person may like (docs/limits.md). */
export const MOST_LIKED: Readonly<Record<ItemType, number>> = { variant: 2_000, comparison: 99 }
