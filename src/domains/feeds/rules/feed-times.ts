/** How often a feed is fetched of which its shop says nothing else (decisions.md, Things). */
export const FETCH_EVERY_HOURS = 6

/** How long the feed lab keeps a result, from the start of its run. */
export const LAB_KEPT_HOURS = 24

/** How often a shop may have its feed fetched, in minutes: between an hour and a day. */
export const FETCH_PERIODS_MINUTES = [60, 120, 180, 360, 720, 1440] as const
