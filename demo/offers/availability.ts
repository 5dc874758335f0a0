export type Availability = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder'
