import type { FieldMap } from './dialect.ts'

/** Facts of Google's product data specification that its XML and its tables share. */
export const GOOGLE_NAMESPACES: readonly string[] = ['http://base.google.com/ns/1.0', 'https://base.google.com/ns/1.0', 'http://base.google.com/ns/1.0/']

export const GOOGLE_BLOCKS: readonly string[] = [
  'shipping', 'product_detail', 'installment', 'free_shipping_threshold', 'subscription_cost', 'loyalty_program', 'tax', 'certification', 'handling_cutoff_time', 'carrier_shipping', 'unit_pricing_measure',
]

/** Our vocabulary is Google's, so most names stand for themselves. */
export const GOOGLE_FIELDS: FieldMap = {
  id: 'id',
  item_group_id: 'item_group_id',
  title: 'title',
  // Atom's and RSS's own words for what Google's fields say.
  description: 'description', summary: 'description', content: 'description', 'content:encoded': 'description',
  link: 'link', 'link@href': 'link',
  image_link: 'image_link', additional_image_link: 'additional_image_link', lifestyle_image_link: 'additional_image_link',
  price: 'price', sale_price: 'sale_price', sale_price_effective_date: 'sale_price_effective_date',
  installment: 'installment', 'installment.months': 'installment.months', 'installment.amount': 'installment.amount',
  brand: 'brand', gtin: 'gtin', ean: 'gtin', mpn: 'mpn', condition: 'condition', multipack: 'multipack', energy_efficiency_class: 'energy_efficiency_class',
  availability: 'availability', availability_date: 'availability_date',
  // Meta's catalogue has the stock beside the word.
  quantity_to_sell_on_facebook: 'stock_quantity', inventory: 'stock_quantity',
  min_handling_time: 'min_handling_time', max_handling_time: 'max_handling_time', min_transit_time: 'min_transit_time', max_transit_time: 'max_transit_time',
  shipping: 'shipping', 'shipping.country': 'shipping.country', 'shipping.region': 'shipping.region', 'shipping.postal_code': 'shipping.postal_code', 'shipping.price': 'shipping.price',
  'shipping.min_handling_time': 'shipping.min_handling_time', 'shipping.max_handling_time': 'shipping.max_handling_time',
  'shipping.min_transit_time': 'shipping.min_transit_time', 'shipping.max_transit_time': 'shipping.max_transit_time', 'shipping.service': 'shipping.service', 'shipping.min_order_value': 'shipping.min_order_value', 'shipping.min_order_price': 'shipping.min_order_value',
  free_shipping_threshold: 'free_shipping_threshold', 'free_shipping_threshold.country': 'free_shipping_threshold.country', 'free_shipping_threshold.price_threshold': 'free_shipping_threshold.price_threshold',
  product_type: 'product_type', google_product_category: 'google_product_category', fb_product_category: null,
  product_detail: 'product_detail', 'product_detail.attribute_name': 'detail.name', 'product_detail.attribute_value': 'detail.value', 'product_detail.section_name': null,
  product_highlight: 'detail:highlight',
  color: 'color', material: 'material', pattern: 'pattern', size: 'size', size_type: 'size_type', size_system: 'size_system', style: 'style', room: 'room', shape: 'shape', gender: 'gender', age_group: 'age_group',
  product_width: 'product_width', product_height: 'product_height', product_length: 'product_length', product_depth: 'product_depth',
  product_weight: 'product_weight', shipping_weight: 'shipping_weight', shipping_width: 'shipping_width', shipping_height: 'shipping_height', shipping_length: 'shipping_length',
  certification: 'certification', is_bundle: 'is_bundle',
  identifier_exists: null, adult: null, ads_redirect: null, mobile_link: null, canonical_link: null, shipping_label: null, transit_time_label: null, tax: null, tax_category: null,
  cost_of_goods_sold: null, unit_pricing_measure: null, unit_pricing_base_measure: null, expiration_date: null, promotion_id: null,
  custom_label_0: null, custom_label_1: null, custom_label_2: null, custom_label_3: null, custom_label_4: null,
}

const COLUMN_ALIASES: Readonly<Record<string, string>> = { sku: 'id', item_id: 'id', url: 'link', product_link: 'link', name: 'title', image: 'image_link', image_url: 'image_link', stock: 'availability', ean: 'gtin', category: 'product_type', colour: 'color' }

/** A column's field: "Sale Price" and "g:sale_price" are `sale_price`; a few plain words stand for Google's. */
export function googleColumn(header: string): string {
  const name = header.trim().toLowerCase().replace(/^g:/, '').replace(/\s+(?=\()/, '').replace(/[\s-]+/g, '_')
  return COLUMN_ALIASES[name] ?? name
}
