import type { FieldMap } from '../item/field-map.ts'
import type { RawFields } from '../item/raw-fields.ts'

/** Facts that the channels with SHOP/SHOPITEM share: Heureka, Zboží and the many that take the same file. */
export const SHOPITEM_FIELDS: FieldMap = {
  item_id: 'id',
  itemgroup_id: 'item_group_id',
  productname: 'title',
  product: 'title',
  description: 'description',
  url: 'link',
  imgurl: 'image_link',
  imgurl_alternative: 'additional_image_link',
  price_vat: 'current_price',
  price_before_discount: 'before_price',
  list_price: 'before_price',
  price_before: 'before_price',
  // Without tax: not what the shopper pays.
  price: null,
  vat: null,
  currency: 'currency',
  manufacturer: 'brand',
  brand: 'brand',
  ean: 'gtin',
  isbn: 'gtin',
  productno: 'mpn',
  categorytext: 'product_type',
  category: 'product_type',
  item_type: 'condition',
  condition: 'condition',
  delivery_date: 'delivery_days',
  availability: 'availability',
  stock_quantity: 'stock_quantity',
  release_date: 'availability_date',
  delivery: 'shipping',
  'delivery.delivery_price': 'shipping.price',
  'delivery.delivery_id': null,
  'delivery.delivery_price_cod': null,
  param: 'detail.value',
  'param@name': 'detail.name',
  'param.param_name': 'detail.name',
  'param.val': 'detail.value',
  'param.percentage': null,
  weight: 'product_weight',
  energy_class: 'energy_efficiency_class',
  sales_voucher: 'voucher',
  'sales_voucher.code': 'voucher',
  'sales_voucher.desc': null,
  video_url: null,
  accessory: null,
  gift: null,
  dues: null,
  extended_warranty: null,
  warranty: null,
  special_service: null,
  heureka_cpc: null,
  max_cpc: null,
  max_cpc_search: null,
  shop_depots: null,
  unfeatured: null,
  product_line: null,
  service_life: null,
  condition_desc: null,
  custom_label_0: 'custom_label_0',
  custom_label_1: 'custom_label_1',
  custom_label_2: 'custom_label_2',
  custom_label_3: 'custom_label_3',
  custom_label_4: 'custom_label_4',
}

export const SHOPITEM_BLOCKS: readonly string[] = [
  'param',
  'delivery',
  'sales_voucher',
  'gift',
  'extended_warranty',
  'special_service',
  'extra_message',
]

/** More days than that are no stock: the shop orders it. */
const MAX_STOCK_DAYS = 30

/** DELIVERY_DATE is days until it can be sent (0: in stock), or the day from which it can be had; below 0 the shop does not know. */
export function readDeliveryDate({ single }: RawFields): void {
  const text = single.get('delivery_days')
  if (text === undefined) return
  if (/^\d{4}-\d{2}|^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}/.test(text)) {
    single.delete('delivery_days')
    single.set('availability_date', text.replaceAll(' ', ''))
    if (!single.has('availability')) single.set('availability', 'preorder')
  } else if (text.startsWith('-')) single.delete('delivery_days')
  else if (/^\d{1,3}$/.test(text) && !single.has('availability'))
    single.set('availability', Number(text) > MAX_STOCK_DAYS ? 'backorder' : 'in_stock')
}

/** "bazar" and "bazaar" are used goods in both channels. */
export function readItemType({ single }: RawFields): void {
  if (/^baza?ar$/i.test(single.get('condition') ?? '')) single.set('condition', 'used')
}
