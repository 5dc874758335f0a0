const DAY_MS = 86_400_000

/** docs/limits.md */
export const STAR_LIMITS = {
  /** Of a delivery whose time nobody has said. */
  deliveryDays: 7,
  /** No invitation later than so long after its order: its address is dropped at 90 days. */
  latestMs: 80 * DAY_MS,
  /** Nobody is asked twice about the same product, or about nothing but the same shop, within this time. */
  askedAgainMs: 30 * DAY_MS,
  /** Purchases that one mailbox is asked about within that time. */
  mailbox: 5,
  /** A link opens for so long after its last mail. */
  openMs: 60 * DAY_MS,
  /** Products of one order that are asked about. */
  items: 20,
  /** 'Ainda não chegou', so often and for so many days. */
  delays: 3,
  delayDays: [3, 7, 14],
  /** An invitation is forgotten so long after its order, when nobody asks any more how a review was verified. */
  keptMs: 1_096 * DAY_MS,
} as const
