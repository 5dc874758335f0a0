import type { EshopVoucher } from '../eshop.ts'

/** A shop's voucher as it works on one offer at one moment. */
export interface AppliedVoucher {
  readonly code: string
  readonly valueType: EshopVoucher['valueType']
  /** percent: 1 to 100; amount: cents. */
  readonly value: number
  /** What the piece costs with it, without delivery: never below 0, never less than the shop would ask. */
  readonly priceWithVoucherCents: number
  /** Good for everybody and everything of this shop; only such a voucher enters a total (decisions.md, Things). */
  readonly isUnconditional: boolean
  readonly minOrderCents: number
  readonly description: string | null
  /** ISO; the first moment at which it holds no more. null: without an end. */
  readonly validUntil: string | null
}

/** Whether a voucher holds at this moment: from its beginning on, up to but not at its end. */
export function isVoucherInForce(
  { validFrom, validUntil }: Pick<EshopVoucher, 'validFrom' | 'validUntil'>,
  now: Date,
): boolean {
  return (
    (validFrom === null || Date.parse(validFrom) <= now.getTime()) &&
    (validUntil === null || now.getTime() < Date.parse(validUntil))
  )
}

/** A shop's vouchers that hold now: asked once a shop, however many offers it has. */
export function vouchersInForce(vouchers: readonly EshopVoucher[], now: Date): readonly EshopVoucher[] {
  return vouchers.filter((voucher) => isVoucherInForce(voucher, now))
}

/** When time alone next begins or ends one of them, or null. */
export function nextVoucherChangeAt(
  vouchers: readonly Pick<EshopVoucher, 'validFrom' | 'validUntil'>[],
  now: Date,
): Date | null {
  const moments = vouchers
    .flatMap(({ validFrom, validUntil }) =>
      [validFrom, validUntil].flatMap((iso) => (iso === null ? [] : [Date.parse(iso)])),
    )
    .filter((at) => at > now.getTime())
  return moments.length === 0 ? null : new Date(Math.min(...moments))
}

/**
 * The best of the vouchers in force for a piece at this price bought alone, or null. One whose minimum order the piece does not
 * reach, or which takes nothing off, does not apply. Of several: unconditional ones first, since everybody has what they say;
 * then the lowest price; then the one that holds longest; then the code. Vouchers are never added up.
 * Example: 45 € with "10 %" and "5 € from 40 €", both unconditional → 40 € by the second.
 */
export function bestVoucher(priceCents: number, inForce: readonly EshopVoucher[]): AppliedVoucher | null {
  let best: AppliedVoucher | null = null
  for (const voucher of inForce) {
    const applied = applyVoucher(priceCents, voucher)
    if (applied !== null && (best === null || isBetter(applied, best))) best = applied
  }
  return best
}

/** One voucher on a piece at this price, or null when it does not apply. */
export function applyVoucher(priceCents: number, voucher: EshopVoucher): AppliedVoucher | null {
  const { code, valueType, value, minOrderCents, description, validUntil } = voucher
  const offCents = reductionCents(priceCents, voucher)
  if (priceCents < minOrderCents || offCents <= 0) return null
  return {
    code,
    valueType,
    value,
    priceWithVoucherCents: priceCents - offCents,
    isUnconditional: voucher.unconditional,
    minOrderCents,
    description,
    validUntil,
  }
}

/** A part of a cent stays with the shop, so that nothing is promised that it does not give; more than the price cannot come off. */
function reductionCents(priceCents: number, { valueType, value }: EshopVoucher): number {
  return Math.min(priceCents, valueType === 'amount' ? value : Math.floor((priceCents * value) / 100))
}

function isBetter(a: AppliedVoucher, b: AppliedVoucher): boolean {
  if (a.isUnconditional !== b.isUnconditional) return a.isUnconditional
  if (a.priceWithVoucherCents !== b.priceWithVoucherCents) return a.priceWithVoucherCents < b.priceWithVoucherCents
  const [endOfA, endOfB] = [endMs(a), endMs(b)]
  return endOfA === endOfB ? a.code < b.code : endOfA > endOfB
}

function endMs({ validUntil }: AppliedVoucher): number {
  return validUntil === null ? Number.POSITIVE_INFINITY : Date.parse(validUntil)
}
