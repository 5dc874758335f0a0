/**
 * The one vocabulary that every dialect's field map leads to, with what each means to us (docs/feeds.md has the table per
 * dialect). Names follow Google's product data specification where it has one. `detail:NAME` beside these is an attribute
 * under the shop's own name.
 */
export const RAW_FIELDS = {
  published: 'whether the offer is to be shown; 0, no, hidden: it is left out',
  id: 'the shop\'s id of the offer',
  item_group_id: 'key of articles that differ only in colour, size or material',
  title: 'name',
  description: 'text, with or without markup, escaped or not',
  link: 'page of the offer',
  image_link: 'main picture, or several joined by , ; or |',
  additional_image_link: 'further pictures, repeated or joined by , ; or |',

  price: 'price without the sale (Google\'s meaning)',
  sale_price: 'lower price of a sale (Google\'s meaning)',
  sale_price_effective_date: 'from/until of the sale',
  current_price: 'what is paid now, where the dialect has that beside an old price',
  before_price: 'old price, where the dialect has that beside the one paid now',
  currency: 'currency of the item\'s prices, in a field of its own',
  installment: '12:62.42 EUR',
  'installment.months': 'instalments: how many',
  'installment.amount': 'instalments: each',

  brand: 'brand or maker',
  gtin: 'EAN, UPC or ISBN; the first valid of several joined by , ; or |',
  mpn: 'the maker\'s number',
  condition: 'new, used, refurbished, returned, in words',
  multipack: 'pieces sold together',
  energy_efficiency_class: 'energy class',

  availability: 'in words, or Y/N',
  availability_date: 'when it can be had',
  stock_quantity: 'pieces in stock; tells the availability where no word does',
  delivery_days: 'days to the mainland, "3", "2-5", "24h", "3 a 5 dias úteis"',
  min_handling_time: 'days until sent, low end',
  max_handling_time: 'days until sent, high end',
  min_transit_time: 'days on the way, low end',
  max_transit_time: 'days on the way, high end',

  shipping: 'delivery in one line: PT:region:service:price, several by comma',
  'shipping.country': 'delivery of a block: country; none means Portugal',
  'shipping.region': 'delivery of a block: region',
  'shipping.postal_code': 'delivery of a block: postal codes',
  'shipping.service': 'delivery of a block: its name, which may say from which order on it holds',
  'shipping.price': 'delivery of a block: price',
  'shipping.min_order_value': 'delivery of a block: what the order must come to',
  'shipping.min_handling_time': 'delivery of a block: days until sent, low end',
  'shipping.max_handling_time': 'delivery of a block: days until sent, high end',
  'shipping.min_transit_time': 'delivery of a block: days on the way, low end',
  'shipping.max_transit_time': 'delivery of a block: days on the way, high end',
  shipping_price: 'delivery to the mainland, one price; the lowest where several fields say it',
  shipping_price_islands: 'delivery to Madeira and the Azores, one price',
  free_shipping_threshold: 'delivery is free from this order value, PT:50 EUR',
  'free_shipping_threshold.country': 'free delivery: country',
  'free_shipping_threshold.price_threshold': 'free delivery: order value',

  voucher: 'a voucher\'s code: told in the report, not read',

  product_type: 'the shop\'s own category path',
  google_product_category: 'Google\'s category, id or path',

  product_detail: 'attributes in one line: section:name:value, several by comma',
  'detail.name': 'an attribute of a block or table: its name …',
  'detail.value': '… and its value',
  product_highlight: 'a selling point',

  color: 'colour', material: 'material', pattern: 'pattern', size: 'size', size_type: 'size type', size_system: 'size system',
  style: 'style', room: 'room', shape: 'shape', gender: 'gender', age_group: 'age group',
  product_width: 'width with unit', product_height: 'height with unit', product_length: 'length with unit', product_depth: 'depth with unit',
  product_weight: 'weight of the product', shipping_weight: 'weight of the parcel',
  shipping_width: 'width of the parcel', shipping_height: 'height of the parcel', shipping_length: 'length of the parcel',
  certification: 'eco and energy labels', is_bundle: 'sold as a bundle',
} as const

export type RawField = keyof typeof RAW_FIELDS | `detail:${string}`
