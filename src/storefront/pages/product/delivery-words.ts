import type { Region } from '#domains/search/contract.ts'
import { formatCents } from '../../copy/format.ts'
import { inRegion } from '../../copy/region-names.ts'

/** Delivery to a region, short enough for a cell; what is unknown is said to be (product.md 1). */
export function deliveryText(
  delivery: { readonly kind: 'known'; readonly cents: number } | { readonly kind: 'unknown' | 'not_delivered' },
  region: Region,
): string {
  if (delivery.kind === 'known') return delivery.cents === 0 ? 'Grátis' : formatCents(delivery.cents)
  return delivery.kind === 'unknown' ? 'Por confirmar' : `Não entrega ${inRegion[region]}`
}

/** "até 5 dias"; null when the shop says nothing. */
export function deliveryDaysText(days: number | null): string | null {
  if (days === null) return null
  return days <= 1 ? 'em 1 dia' : `até ${days} dias`
}
