import { aDialect } from '../a-dialect.ts'
import type { RawFields } from '../item/raw-fields.ts'
import { shopifyRows } from './shopify-rows.ts'

/** Names of the newer export by those of the older. */
const NEWER: Readonly<Record<string, string>> = {
  'url handle': 'handle',
  description: 'body (html)',
  'published on online store': 'published',
  sku: 'variant sku',
  barcode: 'variant barcode',
  price: 'variant price',
  'compare-at price': 'variant compare at price',
  'compare at price': 'variant compare at price',
  'inventory tracker': 'variant inventory tracker',
  'inventory quantity': 'variant inventory qty',
  'continue selling when out of stock': 'variant inventory policy',
  'weight value (grams)': 'variant grams',
  'product image url': 'image src',
  'variant image url': 'variant image',
}
const METAFIELD = /^(.{1,60}?) \((?:product|variant)\.metafields\.[^)]*\)$/

/** Shopify's product export, old and new column names. It has no links: they are made of the handle and the shop's domain. */
export const shopifyCsv = aDialect({
  name: 'shopify-csv',
  format: 'csv',
  recognise(head) {
    if (head.kind !== 'csv') return 0
    const columns = new Set(head.columns.map(shopifyColumn))
    return columns.has('handle') && columns.has('variant price') && columns.has('title') ? 1 : 0
  },
  carriesCurrency: false,
  columnName: shopifyColumn,
  joinRows: shopifyRows,
  pathOf: shopifyPath,
  silentAvailability: 'in_stock',
  weightUnit: 'g',
  keepsUnknownFields: true,
  fields: {
    'item id': 'id',
    'item group': 'item_group_id',
    title: 'title',
    'body (html)': 'description',
    vendor: 'brand',
    type: 'product_type',
    'google shopping / google product category': 'google_product_category',
    'product category': 'google_product_category',
    'variant price': 'current_price',
    'variant compare at price': 'before_price',
    'item availability': 'availability',
    'variant barcode': 'gtin',
    'google shopping / mpn': 'mpn',
    'google shopping / condition': 'condition',
    'variant grams': 'shipping_weight',
    'variant image': 'image_link',
    'image src': 'additional_image_link',
    'option name': 'detail.name',
    'option value': 'detail.value',
    'google shopping / gender': null,
    'google shopping / age group': null,
    'google shopping / custom product': null,
    'google shopping / adwords grouping': null,
    'google shopping / adwords labels': null,
    'variant sku': null,
    'variant inventory tracker': null,
    'variant inventory qty': null,
    'variant inventory policy': null,
    'variant fulfillment service': null,
    'variant requires shipping': null,
    'variant taxable': null,
    'variant weight unit': null,
    'variant tax code': null,
    tags: null,
    'gift card': null,
    'seo title': null,
    'seo description': null,
    'cost per item': null,
    'image position': null,
    'image alt text': null,
  },
  adapt: withoutZeroWeight,
})

/** 0 is Shopify's word for a weight that nobody gave. */
export function withoutZeroWeight({ single }: RawFields): void {
  if (/^0(?:[.,]0+)?$/.test(single.get('shipping_weight') ?? '')) single.delete('shipping_weight')
}

/** Where every Shopify shop has a product's page; `variant` where ids are Shopify's own. */
export function shopifyPath({ single }: RawFields): string | null {
  const handle = single.get('item_group_id')
  return handle === undefined ? null : `/products/${encodeURIComponent(handle)}`
}

/** Metafields are attributes by their label; other unknown columns say nothing. */
function shopifyColumn(header: string): string {
  const name = header.trim().toLowerCase()
  const known = NEWER[name] ?? name
  const metafield = METAFIELD.exec(known)
  if (metafield !== null) return metafield[1] as string
  return /^(?:price|compare at price|compare-at price|included|google shopping) \/ /.test(known) &&
    !KNOWN_GOOGLE.has(known)
    ? ''
    : /^option\d linked to$|^weight unit for display$|^charge tax$|^tax code$|^unit price /.test(known)
      ? ''
      : known
}

const KNOWN_GOOGLE = new Set([
  'google shopping / google product category',
  'google shopping / mpn',
  'google shopping / condition',
])
