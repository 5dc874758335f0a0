import { aDialect } from '../a-dialect.ts'
import { confidenceOf, EMPTY, hasNamespace, headElement } from '../recognise-names.ts'
import { readDeliveryDate, readItemType, SHOPITEM_BLOCKS, SHOPITEM_FIELDS } from './shopitem-fields.ts'

const ITEMS = ['shopitem']
const TELLING = [
  'productname',
  'url',
  'imgurl',
  'price_vat',
  'categorytext',
  'manufacturer',
  'delivery_date',
  'param',
  'itemgroup_id',
  'imgurl_alternative',
  'heureka_cpc',
  'delivery',
]

/** Heureka's XML (SHOP/SHOPITEM), which FAVI, Glami and many others take too; Zboží's is told by its address or its own fields. */
export const heureka = aDialect({
  name: 'heureka',
  format: 'xml',
  recognise(head) {
    if (hasNamespace(head, /heureka\./)) return 1
    const item = headElement(head, ITEMS)
    if (item === null) return head.kind === 'xml' && head.root === 'shop' ? EMPTY : 0
    return confidenceOf(item.fields, [], TELLING)
  },
  carriesCurrency: false,
  // Czechia and Slovakia have one each, told by its address; without one it is the format that many take.
  currencyOf: (head) => (hasNamespace(head, /heureka\.cz/) ? 'CZK' : hasNamespace(head, /heureka\.sk/) ? 'EUR' : null),
  namespaces: ['*'],
  itemElements: ITEMS,
  blocks: SHOPITEM_BLOCKS,
  fields: SHOPITEM_FIELDS,
  categorySeparator: /^\s*heureka\.\w+\s*\||\|/i,
  silentAvailability: 'in_stock',
  weightUnit: 'kg',
  adapt(fields) {
    readDeliveryDate(fields)
    readItemType(fields)
  },
})
