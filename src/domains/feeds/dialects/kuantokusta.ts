import { aDialect } from './a-dialect.ts'
import { withPlainNames } from './generic-fields.ts'
import { confidenceOf, headElement } from './recognise-names.ts'

const ITEMS = ['product', 'item', 'produto']
const TELLING = ['reference', 'designation', 'product_url', 'regular_price', 'current_price', 'upc_ean', 'norma_shipping_cost', 'min_delivery_time', 'max_delivery_time', 'image_url']
const OWN = ['designation', 'upc_ean', 'norma_shipping_cost']

/** KuantoKusta's XML (Portugal): products/product, or the same names inside an RSS, with Google's prefix too. */
export const kuantokusta = aDialect({
  name: 'kuantokusta',
  format: 'xml',
  recognise(head) {
    const item = headElement(head, ITEMS)
    if (item === null) return 0
    // One of its own words and another of its names: nobody else has those, even in the frame that is Google's.
    const confidence = confidenceOf(item.fields, [OWN.join('|'), 'product_url|image_url|regular_price|current_price|reference'], TELLING)
    return confidence === 0 ? 0 : 0.2 + confidence * 0.8
  },
  carriesCurrency: false,
  itemElements: ITEMS,
  blocks: ['images', 'image_urls', 'additional_images'],
  namespaces: ['*'],
  fields: withPlainNames({
    reference: 'id', id: 'id', id_product: 'id', sku: 'id', item_group_id: 'item_group_id',
    designation: 'title', title: 'title', description: 'description', category: 'product_type', google_product_category: 'google_product_category',
    product_url: 'link', link: 'link',
    image_url: 'image_link', image: 'image_link', image_link: 'image_link', 'images.image': 'additional_image_link', 'images.image_url': 'additional_image_link', 'images.url': 'additional_image_link',
    images: 'additional_image_link', image_url_2: 'additional_image_link', image_url_3: 'additional_image_link', image_url_4: 'additional_image_link', image_url_5: 'additional_image_link',
    'image_urls.image_url': 'additional_image_link', additional_image_url: 'additional_image_link', additional_image_link: 'additional_image_link', 'additional_images.image_url': 'additional_image_link', 'additional_images.image': 'additional_image_link',
    current_price: 'current_price', price: 'current_price', regular_price: 'before_price',
    brand: 'brand', upc_ean: 'gtin', ean: 'gtin', mpn: 'mpn', part_number: 'mpn', condition: 'condition',
    availability: 'availability', stock: 'stock_quantity', quantity: null,
    norma_shipping_cost: 'shipping_price', normal_shipping_cost: 'shipping_price', shipping_cost: 'shipping_price',
    norma_shipping_cost_islands: 'shipping_price_islands', normal_shipping_cost_islands: 'shipping_price_islands',
    express_shipping_cost: null, express_shipping_cost_islands: null,
    max_delivery_time: 'delivery_days', min_delivery_time: 'delivery_days', max_delivery_time_islands: null, min_delivery_time_islands: null,
    max_preparation_time: 'max_handling_time', min_preparation_time: 'min_handling_time',
    express_min_delivery_time: null, express_max_delivery_time: null,
    size: 'size', color: 'color', colour: 'color', material: 'material', weight: 'product_weight', aux: null,
  }),
  categorySeparator: />|\|/,
  silentAvailability: 'in_stock',
  weightUnit: 'kg',
})
