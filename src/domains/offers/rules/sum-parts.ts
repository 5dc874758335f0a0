/** A delivered total that is known, and what it may be made of. */
export interface KnownTotal {
  readonly priceCents: number
  /** What is asked for the piece without a voucher. */
  readonly plainDeliveryCents: number
  readonly totalCents: number
  /** The piece with the voucher that may be in the total; null without one. */
  readonly withVoucherCents: number | null
}

/**
 * Takes a total apart (ADR 0024): price − offCents + deliveryCents = total, to the cent. `offCents` 0: no voucher is in it. With a
 * voucher the delivery in it may be dearer than the one without.
 */
export function sumParts({ priceCents, plainDeliveryCents, totalCents, withVoucherCents }: KnownTotal): {
  readonly offCents: number
  readonly deliveryCents: number
} {
  return withVoucherCents === null || totalCents === priceCents + plainDeliveryCents
    ? { offCents: 0, deliveryCents: totalCents - priceCents }
    : { offCents: priceCents - withVoucherCents, deliveryCents: totalCents - withVoucherCents }
}
