import { parseAvailability } from '../values/offer-words.ts'
import { aDialect } from './a-dialect.ts'
import { deliveryHeading } from './generic/delivery-headings.ts'
import { bareWords } from './generic/generic-fields.ts'

/** idealo's offer list: `deliveryCosts_*` and `paymentCosts_*` by carrier and way to pay, the cheapest carrier counts. */
export const idealoCsv = aDialect({
  name: 'idealo-csv',
  format: 'csv',
  recognise(head) {
    if (head.kind !== 'csv') return 0
    const columns = new Set(head.columns.map(idealoColumn))
    if (!columns.has('sku') || !columns.has('price') || !columns.has('title')) return 0
    const told = [
      'categorypath',
      'eans',
      'hans',
      'imageurls',
      'deliverycosts',
      'paymentcosts',
      'deliverytime',
      'formerprice',
      'deliverycomment',
    ].filter((name) => columns.has(name)).length
    return told === 0 ? 0 : Math.min(1, 0.6 + told / 10)
  },
  carriesCurrency: false,
  columnName: idealoColumn,
  silentAvailability: 'in_stock',
  categorySeparator: /\s*(?:>|»|›)\s*/,
  weightUnit: 'kg',
  keepsUnknownFields: true,
  fields: {
    sku: 'id',
    title: 'title',
    description: 'description',
    url: 'link',
    imageurls: 'image_link',
    imageurl: 'image_link',
    price: 'current_price',
    formerprice: 'before_price',
    brand: 'brand',
    eans: 'gtin',
    ean: 'gtin',
    hans: 'mpn',
    han: 'mpn',
    categorypath: 'product_type',
    deliverycosts: 'shipping_price',
    deliverytime: 'delivery_days',
    colour: 'color',
    color: 'color',
    material: 'material',
    size: 'size',
    weight: 'shipping_weight',
    eec_efficiencyclass: 'energy_efficiency_class',
    energyefficiencyclass: 'energy_efficiency_class',
    condition: 'condition',
    usedproducts: 'condition',
    groupid: 'item_group_id',
    paymentcosts: null,
    merchantname: null,
    vouchercode: null,
    deliverycomment: null,
    priceperunit: null,
    pricepermeasure: null,
    baseprice: null,
    minimumprice: null,
    checkout: null,
    checkoutlimitperperiod: null,
    quantityperorder: null,
    fulfillmenttype: null,
    deposit: null,
    eec_spectrum: null,
    eec_labelurl: null,
    eec_datasheeturl: null,
    eec_version: null,
  },
  /** The delivery time is a line of words, which may say that there is none to be had. */
  adapt({ single }) {
    const words = single.get('delivery_days')
    if (words === undefined) return
    const said = /\d/.test(words) ? null : parseAvailability(words)
    if (said !== null) single.set('availability', said)
    if (!/\d/.test(words)) single.delete('delivery_days')
  },
})

function idealoColumn(header: string): string {
  const name = header
    .trim()
    .toLowerCase()
    .replace(/[\s_-](?=(?:costs|time|path|urls?|price|comment)\b)/g, '')
  return (
    /^(deliverycosts|paymentcosts)(?:[_\s:-].*)?$/.exec(name)?.[1] ??
    (deliveryHeading(bareWords(header.replace(/[()]/g, ' '))) === 'shipping_price' ? 'deliverycosts' : name)
  )
}
