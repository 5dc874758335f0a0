export const availabilities = ['in_stock', 'out_of_stock', 'preorder', 'backorder'] as const
export type Availability = (typeof availabilities)[number]

/** Whether it can be had now: what comes later (preorder, backorder) is not in stock (decisions.md, Things). */
export function isInStock({ availability }: { readonly availability: Availability }): boolean {
  return availability === 'in_stock'
}

/** Whether an order is taken: what an offer is said to cost while it is sold out is a price that nobody can pay (ADR 0044). */
export function isForSale({ availability }: { readonly availability: Availability }): boolean {
  return availability !== 'out_of_stock'
}
