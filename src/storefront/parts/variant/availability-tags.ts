import type { ShownVariant } from '#domains/offers/contract.ts'
import { formatDaysAhead } from '../../copy/format.ts'
import { labels } from '../../copy/labels.ts'

export interface AvailabilityTag {
  readonly text: string
  readonly tone: 'good' | 'soft'
}

/** What Christmas changes today: whether the flag's days have begun, and how many days are left to the 24th (in Lisbon). */
export interface ChristmasWindow {
  readonly daysLeft: number
}

type Available = Pick<ShownVariant, 'active' | 'inStock' | 'freeShipping' | 'deliveryInDays'>

/** L-07: the availability tag in the specification's words and order, and 'Envio grátis' beside it. */
export function availabilityTags(variant: Available, christmas: ChristmasWindow | null): AvailabilityTag[] {
  const first = availabilityTag(variant, christmas)
  const free: AvailabilityTag[] =
    variant.active && variant.freeShipping ? [{ text: labels.freeShipping, tone: 'good' }] : []
  return first === null ? free : [first, ...free]
}

function availabilityTag(variant: Available, christmas: ChristmasWindow | null): AvailabilityTag | null {
  if (!variant.active) return { text: labels.outOfStock, tone: 'soft' }
  if (arrivesByChristmas(variant, christmas)) return { text: labels.byChristmas, tone: 'good' }
  if (variant.inStock) return { text: labels.inStock, tone: 'good' }
  const delivery = deliveryText(variant.deliveryInDays)
  return delivery === null ? null : { text: delivery, tone: 'soft' }
}

function arrivesByChristmas({ deliveryInDays }: Available, christmas: ChristmasWindow | null): boolean {
  return christmas !== null && deliveryInDays !== null && deliveryInDays <= christmas.daysLeft
}

/** Unknown shows no tag (decisions.md, Wire). */
function deliveryText(days: number | null): string | null {
  if (days === null) return null
  return days === 0 ? labels.readyToShip : `A ser enviado ${formatDaysAhead(days)}`
}
