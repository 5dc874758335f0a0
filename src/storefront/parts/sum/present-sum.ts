import type { TotalParts } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import type { Cents } from '#platform/money.ts'
import { formatCents } from '../../copy/format.ts'
import { inRegion } from '../../copy/region-names.ts'

/** What a card says of money: one figure that leads, and a line under it in which the sum adds up in sight (U-12). */
export interface SumView {
  /** What the piece costs delivered, where that is known; else the shop's price. */
  readonly lead: string
  readonly leadCents: Cents
  readonly leadWords: 'com entrega' | 'sem entrega'
  /** The shop's price, where it does not lead. */
  readonly price: string | null
  /** " na loja - 64,99 € (voucher CAIS10) + 29,90 € de entrega no continente", or why there is no total. */
  readonly rest: string
}

export function presentSum(parts: TotalParts, priceCents: Cents, region: Region): SumView {
  if (parts.kind !== 'known')
    return {
      lead: formatCents(priceCents),
      leadCents: priceCents,
      leadWords: 'sem entrega',
      price: null,
      rest:
        parts.kind === 'unknown'
          ? `Entrega ${inRegion[region]} por confirmar`
          : `A loja não entrega ${inRegion[region]}`,
    }
  const leadCents = parts.totalCents
  const lead = formatCents(leadCents)
  // Nothing comes on top and nothing off: the shop's price is the figure that leads.
  if (parts.totalCents === parts.priceCents)
    return { lead, leadCents, leadWords: 'com entrega', price: null, rest: `Entrega grátis ${inRegion[region]}` }
  return {
    lead,
    leadCents,
    leadWords: 'com entrega',
    price: formatCents(parts.priceCents),
    rest: ` na loja${offWords(parts)} +\u00a0${deliveryWords(parts)} ${inRegion[region]}`,
  }
}

type KnownParts = Extract<TotalParts, { kind: 'known' }>

/** What the voucher that is in the total takes off. */
function offWords({ voucher, priceCents }: KnownParts): string {
  return voucher === null
    ? ''
    : ` - ${formatCents(priceCents - voucher.priceWithVoucherCents)} (voucher ${voucher.code})`
}

function deliveryWords({ deliveryCents }: KnownParts): string {
  return deliveryCents === 0 ? 'entrega grátis' : `${formatCents(deliveryCents)} de entrega`
}

/** The same in a row: "649,90 € - 64,99 € (voucher CAIS10) + 29,90 € de entrega". */
export function sumWords(parts: KnownParts): string {
  return `${formatCents(parts.priceCents)}${offWords(parts)} +\u00a0${deliveryWords(parts)}`
}
