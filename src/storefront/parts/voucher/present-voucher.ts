import type { AppliedVoucher } from '#domains/eshops/contract.ts'
import type { WireVariant } from '#domains/offers/contract.ts'
import { memoised } from '#platform/memoised.ts'
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
  /** null: good for everybody; else where its conditions stand. */
  readonly conditionsUrl: string | null
  readonly isUnconditional: boolean
  readonly description: string | null
  /** "até 30 de novembro de 2026" */
  readonly validity: string | null
}

/** `eshopSlug` is empty for a shop that has no page yet. */
export const presentVoucher = (voucher: AppliedVoucher, eshopSlug: string): VoucherView => ({
  code: voucher.code,
  worth: worthOf(voucher),
  priceWith: formatCents(voucher.priceWithVoucherCents),
  conditionsUrl: voucher.isUnconditional || eshopSlug === '' ? null : paths.eshopVoucher(eshopSlug, voucher.code),
  isUnconditional: voucher.isUnconditional,
  description: voucher.description,
  validity: voucher.validUntil === null ? null : `até ${lastMoment(voucher.validUntil)}`,
})

/** The same from the wire, which leaves the shop's words to the voucher's own page. */
export const presentWireVoucher = ({ voucher, price, eshop }: WireVariant): VoucherView | null => {
  if (voucher === null) return null
  const { code, valueType, value, priceWithVoucher, unconditional, minOrder, validTo } = voucher
  const valueOf = valueType === 'percent' ? value : cents(value)
  return presentVoucher({ code, valueType, value: valueOf, priceWithVoucherCents: cents(priceWithVoucher ?? price.price), isUnconditional: unconditional, minOrderCents: cents(minOrder), description: null, validUntil: validTo }, eshop.slug)
}

/** "-10 %", "-15 €" */
export const worthOf = ({ valueType, value }: Pick<AppliedVoucher, 'valueType' | 'value'>): string => (valueType === 'percent' ? formatDiscount(value) : `-${formatCents(value)}`)

/** A shop's voucher stands on each of its cards. */
const MOMENTS_REMEMBERED = 1_000

/** "30 de novembro de 2026" of an end at midnight in Lisbon; within a day its hour too, or the evening would be promised. */
export const lastMoment: (validUntil: string) => string = memoised((validUntil) => {
  const last = new Date(Date.parse(validUntil) - 1)
  return lisbonTime.format(last) === '23:59' ? formatDay(last.toISOString()) : formatMoment(validUntil)
}, MOMENTS_REMEMBERED)

const lisbonTime = new Intl.DateTimeFormat('pt-PT', { timeZone: 'Europe/Lisbon', hour: '2-digit', minute: '2-digit' })

const cents = (euros: number): number => Math.round(euros * 100)
