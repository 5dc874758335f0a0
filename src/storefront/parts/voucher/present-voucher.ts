import type { AppliedVoucher } from '#domains/eshops/contract.ts'
import type { TotalParts } from '#domains/offers/contract.ts'
import { memoised } from '#platform/memory/memoised.ts'
import { formatCents, formatDay, formatDiscount, formatMoment } from '../../copy/format.ts'
import { paths } from '../../paths.ts'

/** Where a voucher is shown (specification 2.2). */
export type VoucherContext = 'variantCard' | 'variantRow' | 'variantDetail' | 'variantAlternativeOffers'

/** An offer's voucher in finished words. */
export interface VoucherView {
  readonly code: string
  /** "-10 %", "-15 €" */
  readonly worth: string
  /** The piece with it, without delivery: "584,91 €". */
  readonly priceWith: string
  /** What it takes off the piece: "-64,99 €". */
  readonly off: string
  /** Good for everybody, but with it the delivery costs more than it gives, so that the total is without it (ADR 0024). */
  readonly isDearer: boolean
  /** null: good for everybody; else where its conditions stand. */
  readonly conditionsUrl: string | null
  readonly isUnconditional: boolean
  readonly description: string | null
  /** "até 30 de novembro de 2026" */
  readonly validity: string | null
}

/** `parts`: of the total beside which it stands. `eshopSlug` is empty for a shop that has no page yet. */
export function presentVoucher(
  voucher: AppliedVoucher,
  priceCents: number,
  parts: TotalParts,
  eshopSlug: string,
): VoucherView {
  return {
    code: voucher.code,
    worth: worthOf(voucher),
    priceWith: formatCents(voucher.priceWithVoucherCents),
    off: voucherOff(voucher, priceCents),
    isDearer: voucher.isUnconditional && parts.kind === 'known' && parts.voucher === null,
    conditionsUrl: voucher.isUnconditional || eshopSlug === '' ? null : paths.eshopVoucher(eshopSlug, voucher.code),
    isUnconditional: voucher.isUnconditional,
    description: voucher.description,
    validity: voucher.validUntil === null ? null : `até ${lastMoment(voucher.validUntil)}`,
  }
}

/** What it takes off a piece of this price: "-64,99 €". */
export function voucherOff(
  { priceWithVoucherCents }: Pick<AppliedVoucher, 'priceWithVoucherCents'>,
  priceCents: number,
): string {
  return formatCents(priceWithVoucherCents - priceCents)
}

/** "-10 %", "-15 €" */
export function worthOf({ valueType, value }: Pick<AppliedVoucher, 'valueType' | 'value'>): string {
  return valueType === 'percent' ? formatDiscount(value) : `-${formatCents(value)}`
}

/** A shop's voucher stands on each of its cards. */
const MOMENTS_REMEMBERED = 1_000

/** "30 de novembro de 2026" of an end at midnight in Lisbon; within a day its hour too, or the evening would be promised. */
export const lastMoment: (validUntil: string) => string = memoised((validUntil) => {
  const last = new Date(Date.parse(validUntil) - 1)
  return lisbonTime.format(last) === '23:59' ? formatDay(last.toISOString()) : formatMoment(validUntil)
}, MOMENTS_REMEMBERED)

const lisbonTime = new Intl.DateTimeFormat('pt-PT', { timeZone: 'Europe/Lisbon', hour: '2-digit', minute: '2-digit' })
