import { aDialect } from '../a-dialect.ts'
import type { DialectSpec } from '../dialect.ts'
import type { FieldMap } from '../item/field-map.ts'
import { withPlainAttributes } from '../generic/generic-fields.ts'
import { GOOGLE_FIELDS } from './google-fields.ts'
import { jsonFields } from '../recognise-names.ts'

/** Google's names, as its Content API and most programs write them in JSON; the API's own id has country and language in it. */
const FIELDS: FieldMap = {
  offer_id: 'id',
  ...GOOGLE_FIELDS,
  sku: 'id',
  name: 'title',
  url: 'link',
  image: 'image_link',
  image_url: 'image_link',
  'image.url': 'image_link',
  'image.src': 'image_link',
  images: 'additional_image_link',
  'images.src': 'additional_image_link',
  'images.url': 'additional_image_link',
  additional_image_links: 'additional_image_link',
  image_links: 'additional_image_link',
  lifestyle_image_links: 'additional_image_link',
  currency: 'currency',
  'brand.name': 'brand',
  gtins: 'gtin',
  stock: 'stock_quantity',
  quantity: 'stock_quantity',
  sell_on_google_quantity: 'stock_quantity',
  in_stock: 'availability',
  product_types: 'product_type',
  category: 'product_type',
  categories: 'product_type',
  'categories.name': 'product_type',
  colour: 'color',
  product_details: 'product_detail',
  'product_details.attribute_name': 'detail.name',
  'product_details.attribute_value': 'detail.value',
  'product_details.section_name': null,
  product_highlights: 'detail:highlight',
  'product_width.value': 'product_width',
  'attributes.name': 'detail.name',
  'attributes.value': 'detail.value',
  'custom_attributes.name': 'detail.name',
  'custom_attributes.value': 'detail.value',
}

const SHARED: Omit<DialectSpec, 'name' | 'format'> = {
  recognise(head) {
    const fields = jsonFields(head)
    const has = (...names: string[]) => names.some((name) => fields.has(name))
    return has('id', 'offer_id', 'sku', 'item_id') && has('title', 'name') && has('price') && has('link', 'url')
      ? 0.6
      : 0
  },
  // A price that is a number has no room for its currency.
  carriesCurrency: false,
  fields: withPlainAttributes(FIELDS),
}

/** JSON Lines: an item a line. */
export const googleJsonl = aDialect({ name: 'google-jsonl', format: 'jsonl', ...SHARED })

/** One document with a list of items. */
export const googleJson = aDialect({ name: 'google-json', format: 'json', ...SHARED })
