/** Of two parts and a total that a call answers, in the browser too: which voucher is in it, and what the delivery in it is (ADR 0024). */
export interface AnsweredTotal {
  readonly priceCents: number
  /** What is asked for the piece without a voucher. */
  readonly plainDeliveryCents: number
  readonly totalCents: number
  /** The piece with the voucher that may be in the total; null without one. */
  readonly withVoucherCents: number | null
}

/** price − offCents + deliveryCents = total; `offCents` 0: no voucher is in it. */
export function sumParts({ priceCents, plainDeliveryCents, totalCents, withVoucherCents }: AnsweredTotal): {
  readonly offCents: number
  readonly deliveryCents: number
} {
  return withVoucherCents === null || totalCents === priceCents + plainDeliveryCents
    ? { offCents: 0, deliveryCents: totalCents - priceCents }
    : { offCents: priceCents - withVoucherCents, deliveryCents: totalCents - withVoucherCents }
}

/** "voucher CAIS10: -65 €", under a price. */
export function takenWords(code: string, off: string): string {
  return `voucher ${code}: ${off}`
}

/** "649,90 € na loja Casa do Cais, -64,99 € com o voucher CAIS10, entrega 29,90 €" */
export function partsSentence({
  price,
  eshopName,
  taken,
  delivery,
}: {
  price: string
  eshopName: string
  taken: { readonly code: string; readonly off: string } | null
  delivery: string
}): string {
  return `${price} na loja ${eshopName}${taken === null ? '' : `, ${taken.off} com o voucher ${taken.code}`}, entrega ${delivery}`
}
