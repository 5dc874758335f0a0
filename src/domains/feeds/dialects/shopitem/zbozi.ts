import { aDialect } from '../a-dialect.ts'
import type { RawFields } from '../item/raw-fields.ts'
import { hasNamespace, headElement } from '../recognise-names.ts'
import { anEntry } from '../../values/shipping.ts'
import { readDeliveryDate, readItemType, SHOPITEM_BLOCKS, SHOPITEM_FIELDS } from './shopitem-fields.ts'

const ITEMS = ['shopitem']
const OWN = [
  'extra_message',
  'shop_depots',
  'max_cpc',
  'max_cpc_search',
  'price_before_discount',
  'visibility',
  'product_line',
  'unfeatured',
  'condition_desc',
  'service_life',
]
const HEUREKAS = ['heureka_cpc', 'imgurl_alternative', 'video_url', 'sales_voucher']

/** Zboží's XML: SHOP/SHOPITEM as Heureka, with fields of its own and, in most, its namespace. */
export const zbozi = aDialect({
  name: 'zbozi',
  format: 'xml',
  recognise(head) {
    if (hasNamespace(head, /zbozi\.cz/)) return 1
    const item = headElement(head, ITEMS)
    if (item === null || HEUREKAS.some((name) => item.fields.has(name))) return 0
    return OWN.some((name) => item.fields.has(name)) ? 0.97 : 0
  },
  carriesCurrency: false,
  // Zboží is in Czechia and nowhere else.
  currencyOf: () => 'CZK',
  namespaces: ['*'],
  itemElements: ITEMS,
  blocks: SHOPITEM_BLOCKS,
  fields: {
    ...SHOPITEM_FIELDS,
    visibility: 'published',
    extra_message: 'detail:extra_message',
    'extra_message.extra_message_type': 'detail:extra_message',
    'extra_message.extra_message_text': null,
    custom_text: null,
  },
  categorySeparator: '|',
  silentAvailability: 'in_stock',
  weightUnit: 'kg',
  adapt(fields) {
    readDeliveryDate(fields)
    readItemType(fields)
    readExtraMessages(fields)
  },
})

/** Of the extra messages only free delivery is a fact of the offer. */
function readExtraMessages({ details, shipping }: RawFields): void {
  for (let at = details.length - 1; at >= 0; at -= 1) {
    const [name, value] = details[at] as [string, string]
    if (name !== 'extra_message') continue
    details.splice(at, 1)
    if (value === 'free_delivery') shipping.push({ ...anEntry(), price: '0' })
  }
}
