import { aDialect } from '../a-dialect.ts'
import type { RawFields } from '../item/raw-fields.ts'
import { jsonFields } from '../recognise-names.ts'
import { shopifyPath, withoutZeroWeight } from './shopify-csv.ts'

/** What every Shopify shop answers at /products.json: products with variants, options and pictures; an offer is a variant. */
export const shopifyJson = aDialect({
  name: 'shopify-json',
  format: 'json',
  recognise(head) {
    const fields = jsonFields(head)
    if (fields.has('variants.price') && fields.has('handle')) return 1
    // A shop that sells nothing now is still told from one that is not Shopify's.
    return head.kind === 'json' && head.root.has('products') && fields.size === 0 ? 0.3 : 0
  },
  carriesCurrency: false,
  itemsWithin: 'variants',
  silentAvailability: 'in_stock',
  weightUnit: 'g',
  fields: {
    'variants.id': 'id',
    id: 'id',
    handle: 'item_group_id',
    title: 'title',
    body_html: 'description',
    description: 'description',
    vendor: 'brand',
    product_type: 'product_type',
    'variants.price': 'current_price',
    'variants.compare_at_price': 'before_price',
    'variants.available': 'availability',
    'variants.inventory_quantity': 'stock_quantity',
    'variants.barcode': 'gtin',
    'variants.grams': 'shipping_weight',
    'variants.featured_image.src': 'image_link',
    'images.src': 'additional_image_link',
    images: 'additional_image_link',
    'image.src': 'additional_image_link',
    'options.name': 'detail.name',
    'variants.option1': 'detail:option1',
    'variants.option2': 'detail:option2',
    'variants.option3': 'detail:option3',
    'variants.title': null,
    'variants.sku': null,
    'options.values': null,
    'options.position': null,
    tags: null,
  },
  pathOf(fields) {
    const path = shopifyPath(fields)
    const id = fields.single.get('id') ?? ''
    return path === null || !/^\d+$/.test(id) ? path : `${path}?variant=${id}`
  },
  adapt(fields) {
    withoutZeroWeight(fields)
    const options = namedOptions(fields)
    fields.details.splice(0, fields.details.length, ...options)
    const title = fields.single.get('title') ?? ''
    const missing = options
      .map(([, value]) => value)
      .filter((value) => !title.toLowerCase().includes(value.toLowerCase()))
    if (title !== '' && missing.length > 0) fields.single.set('title', `${title} - ${missing.join(' / ')}`)
  },
})

/** The product names its options once, in order; the variant has only their values. */
function namedOptions({ details }: RawFields): [name: string, value: string][] {
  const names = details.filter(([name, value]) => value === '' && name !== '').map(([name]) => name)
  const values = details.filter(([name]) => /^option[123]$/.test(name))
  return values
    .map(([place, value]): [string, string] => [names[Number(place.slice(6)) - 1] ?? place, value])
    .filter(([, value]) => value !== 'Default Title')
}
