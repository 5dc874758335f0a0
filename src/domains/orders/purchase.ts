/** A shop has told of a purchase, or the shop itself has confirmed one that only a pixel told. Payload: `OrderTold`. */
export const ORDER_TOLD = 'orders.told'

export interface OrderTold {
  readonly purchaseId: number
  readonly eshopId: number
  /** ISO */
  readonly orderedAt: string
}

/** What such an event says. */
export function orderToldOf(payload: Readonly<Record<string, unknown>>): OrderTold {
  return payload as unknown as OrderTold
}

/** One order of a shop, as we were told of it. */
export interface Purchase {
  readonly id: number
  readonly eshopId: number
  readonly orderId: string
  /** null: never told, dropped after `ORDER_LIMITS.emailDays`, or erased. */
  readonly email: string | null
  readonly orderedAt: Date
  /** The shop's server said so, not only somebody's browser (ADR 0093): what is not trusted verifies no review and brings nobody mail. */
  readonly isTrusted: boolean
  /** In the order's own order. */
  readonly items: readonly PurchasedItem[]
}

export interface PurchasedItem {
  /** As the shop's feed names it. */
  readonly itemId: string
  /** null: the shop has no such offer with us. */
  readonly variantId: number | null
  readonly title: string | null
}

const DAY_MS = 86_400_000

export const ORDER_LIMITS = {
  idCharacters: 100,
  itemIdCharacters: 200,
  titleCharacters: 300,
  emailCharacters: 254,
  /** Different things in one order. */
  items: 200,
  quantity: 10_000,
  /** Orders in one call. */
  ordersOfCall: 100,
  /** How old an order may be when it is told. An older one's address would be dropped at once. */
  oldestDays: 90,
  /** Two clocks are never quite the same. */
  futureMs: 3_600_000,
  /** How long before an order the click that led to it may lie. */
  clickMs: 30 * DAY_MS,
  /** The address is dropped so long after the order. */
  emailDays: 90,
  emailMs: 90 * DAY_MS,
  /** What only a browser told, and no shop has confirmed. */
  untrustedMs: 90 * DAY_MS,
  /** The order itself is forgotten after the three years in which somebody may ask how a review was verified. */
  keptMs: 1_096 * DAY_MS,
} as const
