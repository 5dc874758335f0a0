export type Condition = 'new' | 'used' | 'refurbished' | 'returned'
export type Availability = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder'
/** Whether an order is taken: what an offer is said to cost while it is sold out is a price that nobody can pay (ADR 0044). */
export function isForSale(availability: Availability): boolean {
  return availability !== 'out_of_stock'
}

/** live: in the shop's last applied snapshot; absent: missing from it; ended: its item id names another article now. */
export type VariantState = 'live' | 'absent' | 'ended'
