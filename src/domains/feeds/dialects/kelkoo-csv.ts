import { aDialect } from './a-dialect.ts'
import type { FieldMap } from './item/field-map.ts'
import { confidenceOf } from './recognise-names.ts'

/** Kelkoo's offer list: names in words joined by hyphens, prices in the currency of the country. */
const FIELDS: FieldMap = {
  'offer-id': 'id',
  'merchant-product-id': 'id',
  'group-id': 'item_group_id',
  title: 'title',
  'product-name': 'title',
  description: 'description',
  'product-url': 'link',
  url: 'link',
  'landing-page-url': 'link',
  'mobile-url': null,
  'image-url': 'image_link',
  'image-url-1': 'image_link',
  'image-url-2': 'additional_image_link',
  'image-url-3': 'additional_image_link',
  'image-url-4': 'additional_image_link',
  'additional-image-url': 'additional_image_link',
  price: 'current_price',
  'price-no-rebate': 'before_price',
  'strike-price': 'before_price',
  'old-price': 'before_price',
  currency: 'currency',
  brand: 'brand',
  ean: 'gtin',
  gtin: 'gtin',
  upc: 'gtin',
  isbn: 'gtin',
  mpn: 'mpn',
  'sku-mpn': 'mpn',
  condition: 'condition',
  availability: 'availability',
  'in-stock': 'availability',
  'stock-quantity': 'stock_quantity',
  'delivery-cost': 'shipping_price',
  'delivery-time': 'delivery_days',
  'merchant-category': 'product_type',
  category: 'product_type',
  'google-product-category': 'google_product_category',
  color: 'color',
  colour: 'color',
  material: 'material',
  size: 'size',
  width: 'product_width',
  height: 'product_height',
  length: 'product_length',
  'energy-rating-class': 'energy_efficiency_class',
  'shipping-weight': 'shipping_weight',
  pattern: 'pattern',
  'unit-price': null,
  ecotax: null,
  'promo-text': null,
  'percentage-promotion': null,
  'promo-start-date': null,
  'promo-end-date': null,
  'offer-type': null,
  'merchant-info': null,
  'merchant-name': null,
  'delivery-cost-info': null,
}

export const kelkooCsv = aDialect({
  name: 'kelkoo-csv',
  format: 'csv',
  recognise: (head) =>
    head.kind === 'csv'
      ? confidenceOf(
          new Set(head.columns.map(kelkooColumn)),
          ['offer-id|merchant-product-id', 'title|product-name', 'product-url|landing-page-url|url', 'price'],
          ['offer-id', 'product-url', 'merchant-category', 'image-url', 'delivery-cost'],
        )
      : 0,
  carriesCurrency: false,
  columnName: kelkooColumn,
  silentAvailability: 'in_stock',
  categorySeparator: /\s*(?:>|»|›|\|)\s*/,
  weightUnit: 'kg',
  fields: FIELDS,
})

function kelkooColumn(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}
