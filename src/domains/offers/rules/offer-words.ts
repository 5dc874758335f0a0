export type Condition = 'new' | 'used' | 'refurbished' | 'returned'

/** live: in the shop's last applied snapshot; absent: missing from it; ended: its item id names another article now. */
export type VariantState = 'live' | 'absent' | 'ended'
