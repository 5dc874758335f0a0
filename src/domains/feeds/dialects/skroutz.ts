import { memoised } from '#platform/memory/memoised.ts'
import { parseDeliveryTime } from '../values/delivery-time.ts'
import { parseAvailability } from '../values/offer-words.ts'
import { aDialect } from './a-dialect.ts'
import { withPlainNames } from './generic/generic-fields.ts'
import type { RawFields } from './item/raw-fields.ts'
import { confidenceOf, EMPTY, headElement } from './recognise-names.ts'

const ITEMS = ['product']
const deliveryTime = memoised(parseDeliveryTime)
const availability = memoised(parseAvailability)

/** Skroutz's XML (Greece, Romania, Bulgaria): mywebstore/products/product. Feeds of BestPrice and others are written alike. */
export const skroutz = aDialect({
  name: 'skroutz',
  format: 'xml',
  recognise(head) {
    const item = headElement(head, ITEMS)
    if (head.kind !== 'xml') return 0
    if (item === null) return head.root === 'mywebstore' ? EMPTY : 0
    if (head.root === 'mywebstore') return 1
    const confidence = confidenceOf(
      item.fields,
      ['id|uid|uniqueid', 'name|title', 'price_with_vat|pricevat|price_vat|price'],
      ['price_with_vat', 'instock', 'availability', 'manufacturer', 'category', 'image', 'link', 'additional_imageurl'],
    )
    return item.fields.has('price_with_vat') ? confidence : 0
  },
  carriesCurrency: false,
  namespaces: ['*'],
  itemElements: ITEMS,
  // Of a size's own facts (variations) nothing is an offer of its own: id and link are the product's.
  blocks: [],
  fields: withPlainNames({
    id: 'id',
    uid: 'id',
    uniqueid: 'id',
    name: 'title',
    title: 'title',
    description: 'description',
    link: 'link',
    url: 'link',
    productlink: 'link',
    image: 'image_link',
    imageurl: 'image_link',
    image_link: 'image_link',
    additional_imageurl: 'additional_image_link',
    additional_image: 'additional_image_link',
    category: 'product_type',
    category_path: 'product_type',
    category_name: 'product_type',
    categoryname: 'product_type',
    category_id: null,
    price_with_vat: 'current_price',
    pricevat: 'current_price',
    price_vat: 'current_price',
    price: 'current_price',
    old_price: 'before_price',
    price_without_vat: null,
    vat: null,
    wholesale_price: null,
    availability: 'availability',
    instock: 'stock_quantity',
    in_stock: 'stock_quantity',
    quantity: 'detail:quantity',
    stock: 'detail:quantity',
    manufacturer: 'brand',
    brand: 'brand',
    mpn: 'mpn',
    manufacturersku: 'mpn',
    ean: 'gtin',
    barcode: 'gtin',
    isbn: 'gtin',
    shipping_cost: 'shipping_price',
    shipping: 'shipping_price',
    size: 'size',
    color: 'color',
    colour: 'color',
    weight: 'product_weight',
    season: null,
    size_fit: null,
    outlet: null,
    author: null,
    expiration_date: null,
    country_of_origin: 'detail:country_of_origin',
    variations: null,
    variation: null,
  }),
  categorySeparator: /\s*(?:->|>|»|›|\|)\s*|\s+[-–/]\s+/,
  weightUnit: 'g',
  adapt: readStock,
})

/**
 * `availability` is a promise in words ("Παράδοση 1 - 3 ημέρες", "Available up to 12 days"), `instock` whether the shop has
 * it itself, `quantity` how many can be bought: 0 is out of stock; promised, but not there, is on order.
 */
function readStock({ single, details }: RawFields): void {
  const quantity = details.find(([name]) => name === 'quantity')?.[1] ?? null
  removeQuantity(details)
  const words = single.get('availability')
  const inStock = single.get('stock_quantity')
  single.delete('stock_quantity')
  if (words !== undefined && deliveryTime(words) !== null) single.set('delivery_days', words)
  const has = inStock === undefined ? null : availability(inStock)
  if (quantity !== null && availability(quantity) === 'out_of_stock')
    return void single.set('availability', 'out_of_stock')
  if (words === undefined) return void (has !== null && single.set('availability', has))
  const promised = availability(words) ?? (single.has('delivery_days') ? 'in_stock' : null)
  if (promised === null) return void (has !== null && single.set('availability', has))
  single.set(
    'availability',
    promised === 'in_stock' &&
      (has === 'out_of_stock' || /παραγγελ|upon order|on order|up to (?:1[2-9]|[2-9]\d) days/i.test(words))
      ? 'backorder'
      : promised,
  )
}

function removeQuantity(details: [string, string][]): void {
  for (let at = details.length - 1; at >= 0; at -= 1) if (details[at]?.[0] === 'quantity') details.splice(at, 1)
}
