export type Condition = 'new' | 'used' | 'refurbished' | 'returned'
export type Availability = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder'
/** live: in the shop's last applied snapshot; absent: missing from it; ended: its item id names another article now. */
export type VariantState = 'live' | 'absent' | 'ended'
