import type { TotalParts } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { formatCents } from '../../copy/format.ts'
import { inRegion } from '../../copy/labels.ts'
import { voucherOff } from '../voucher/present-voucher.ts'

/** What stands under a price, so that price − voucher + delivery = total adds up in sight (U-12). */
export interface SumView {
  /** The one that is in the total; null: none is. */
  readonly voucher: { readonly code: string; readonly off: string } | null
  readonly deliveryName: string
  /** "29,90 €", "grátis", or why there is no figure. */
  readonly delivery: string
  /** Null while it is not known. */
  readonly total: string | null
}

export function presentSum(parts: TotalParts, region: Region): SumView {
  const deliveryName = `Entrega ${inRegion[region]}`
  if (parts.kind !== 'known')
    return {
      voucher: null,
      deliveryName,
      delivery: parts.kind === 'unknown' ? 'por confirmar' : 'a loja não faz',
      total: null,
    }
  return {
    voucher: presentTaken(parts),
    deliveryName,
    delivery: parts.deliveryCents === 0 ? 'grátis' : formatCents(parts.deliveryCents),
    total: formatCents(parts.totalCents),
  }
}

/** The voucher that is in a total and what it takes off. */
function presentTaken({ voucher, priceCents }: Extract<TotalParts, { kind: 'known' }>): SumView['voucher'] {
  return voucher === null ? null : { code: voucher.code, off: voucherOff(voucher, priceCents) }
}

/** The same in a row: "649,90 € - 64,99 € (voucher CAIS10) + 29,90 € de entrega". */
export function sumWords({ priceCents, deliveryCents, voucher }: Extract<TotalParts, { kind: 'known' }>): string {
  const off =
    voucher === null ? '' : ` - ${formatCents(priceCents - voucher.priceWithVoucherCents)} (voucher ${voucher.code})`
  return `${formatCents(priceCents)}${off} + ${deliveryCents === 0 ? 'entrega grátis' : `${formatCents(deliveryCents)} de entrega`}`
}
