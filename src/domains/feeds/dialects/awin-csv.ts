import { aDialect } from './a-dialect.ts'
import { confidenceOf } from './recognise-names.ts'

/** Awin's product feed. The shop's own deep link goes before the network's, which carries it in a parameter at best. */
export const awinCsv = aDialect({
  name: 'awin-csv',
  format: 'csv',
  recognise: (head) =>
    head.kind === 'csv' ? confidenceOf(new Set(head.columns), ['product_name', 'merchant_product_id|aw_product_id', 'aw_deep_link|merchant_deep_link', 'search_price|store_price|display_price'], ['aw_product_id', 'merchant_image_url', 'merchant_category', 'aw_image_url', 'merchant_id', 'data_feed_id']) : 0,
  carriesCurrency: false,
  silentAvailability: 'in_stock',
  categorySeparator: /\s*(?:>|»|›|\|)\s*/,
  weightUnit: 'kg',
  fields: {
    merchant_product_id: 'id', aw_product_id: 'id', parent_product_id: 'item_group_id',
    product_name: 'title', description: 'description', product_short_description: 'description',
    merchant_deep_link: 'link', aw_deep_link: 'link', merchant_image_url: 'image_link', large_image: 'additional_image_link', alternate_image: 'additional_image_link', alternate_image_two: 'additional_image_link', alternate_image_three: 'additional_image_link', alternate_image_four: 'additional_image_link',
    search_price: 'current_price', store_price: 'current_price', display_price: 'current_price', product_price_old: 'before_price', rrp_price: 'before_price', currency: 'currency',
    brand_name: 'brand', ean: 'gtin', product_gtin: 'gtin', upc: 'gtin', isbn: 'gtin', mpn: 'mpn', model_number: 'mpn', condition: 'condition',
    in_stock: 'availability', stock_status: 'availability', stock_quantity: 'stock_quantity', delivery_cost: 'shipping_price', delivery_time: 'delivery_days', delivery_weight: 'shipping_weight',
    merchant_product_category_path: 'product_type', merchant_category: 'product_type', category_name: 'product_type',
    colour: 'color', dimensions: 'size', 'fashion:size': 'size', 'fashion:material': 'material', material: 'material', specifications: 'detail:specifications', keywords: null,
  },
})
