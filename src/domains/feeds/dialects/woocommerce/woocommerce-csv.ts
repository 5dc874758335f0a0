import { aDialect } from '../a-dialect.ts'
import { woocommerceColumn } from './woocommerce-columns.ts'
import { woocommerceRows } from './woocommerce-rows.ts'

/** WooCommerce's product export in the shop's language. Without a permalink the page is found by the id, as WordPress answers it. */
export const woocommerceCsv = aDialect({
  name: 'woocommerce-csv',
  format: 'csv',
  recognise(head) {
    if (head.kind !== 'csv') return 0
    const columns = new Set(head.columns.map(woocommerceColumn))
    if (!columns.has('type') || !columns.has('name') || !columns.has('regular price')) return 0
    const told = [
      'published',
      'short description',
      'in stock',
      'sale price',
      'categories',
      'images',
      'parent',
      'attribute 1 name',
    ].filter((name) => columns.has(name)).length
    return told < 3 ? 0 : Math.min(1, 0.6 + told / 10)
  },
  carriesCurrency: false,
  columnName: woocommerceColumn,
  joinRows: woocommerceRows,
  silentAvailability: 'in_stock',
  pathOf({ single }) {
    const post = single.get('item_group_id') ?? single.get('id') ?? ''
    return /^\d+$/.test(post) ? `/?post_type=product&p=${post}` : null
  },
  fields: {
    id: 'id',
    group: 'item_group_id',
    name: 'title',
    description: 'description',
    'short description': 'description',
    link: 'link',
    images: 'image_link',
    'regular price': 'price',
    'sale price': 'sale_price',
    'sale dates': 'sale_price_effective_date',
    brands: 'brand',
    gtin: 'gtin',
    availability: 'availability',
    categories: 'product_type',
    weight: 'shipping_weight',
    length: 'product_length',
    width: 'product_width',
    height: 'product_height',
    'attribute name': 'detail.name',
    'attribute value': 'detail.value',
    sku: null,
    type: null,
    published: null,
  },
  adapt(fields) {
    const paths = fields.single.get('product_type')
    if (paths !== undefined) fields.single.set('product_type', deepestPath(paths))
  },
})

/** "Sala, Sala > Sofás, Promoções": the deepest says most; the first of equals. Commas within a name are escaped. */
function deepestPath(paths: string): string {
  const all = paths
    .slice(0, 5000)
    .split(/(?<!\\),/)
    .map((path) => path.replaceAll('\\,', ',').trim())
  const depth = (path: string) => path.split('>').length
  return all.reduce((best, path) => (depth(path) > depth(best) ? path : best))
}
