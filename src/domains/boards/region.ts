/** Where things are delivered to; the same words as everywhere (search, eshops). */
export type DeliveryRegion = 'mainland' | 'madeira' | 'azores'
