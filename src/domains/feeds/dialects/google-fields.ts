/** Facts of Google's product data specification that its XML and its tables share. */
export const GOOGLE_NAMESPACES = ['http://base.google.com/ns/1.0', 'https://base.google.com/ns/1.0', 'http://base.google.com/ns/1.0/'] as const

export const GOOGLE_BLOCKS: ReadonlySet<string> = new Set([
  'shipping', 'product_detail', 'installment', 'free_shipping_threshold', 'subscription_cost', 'loyalty_program', 'tax', 'certification', 'handling_cutoff_time', 'carrier_shipping', 'unit_pricing_measure',
])

const COLUMN_ALIASES: Readonly<Record<string, string>> = { sku: 'id', item_id: 'id', url: 'link', product_link: 'link', name: 'title', image: 'image_link', image_url: 'image_link', stock: 'availability', ean: 'gtin', category: 'product_type', colour: 'color' }

/** A column's field: "Sale Price" and "g:sale_price" are `sale_price`; a few plain words stand for Google's. */
export function googleColumn(header: string): string {
  const name = header.trim().toLowerCase().replace(/^g:/, '').replace(/\s+(?=\()/, '').replace(/[\s-]+/g, '_')
  return COLUMN_ALIASES[name] ?? name
}
