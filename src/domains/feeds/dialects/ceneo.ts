import { aDialect } from './a-dialect.ts'
import type { RawFields } from './item/raw-fields.ts'
import { confidenceOf, EMPTY, headElement } from './recognise-names.ts'

const ITEMS = ['o']

/** What `avail` says: the availability and the days until the shop sends it. */
const AVAIL: Readonly<Record<string, readonly [availability: string, days: string | null]>> = {
  '1': ['in_stock', '1'],
  '3': ['in_stock', '3'],
  '7': ['in_stock', '7'],
  '14': ['in_stock', '14'],
  // To order; time unknown, ask the shop; before it is out.
  '90': ['backorder', null],
  '99': ['backorder', null],
  '110': ['preorder', null],
}

/** Ceneo's XML: offers/o (groups between them or not), facts in attributes, the rest by name in attrs/a. */
export const ceneo = aDialect({
  name: 'ceneo',
  format: 'xml',
  recognise(head) {
    const item = headElement(head, ITEMS)
    if (item === null) return head.kind === 'xml' && head.root === 'offers' ? EMPTY : 0
    return confidenceOf(
      item.fields,
      ['@id|id', '@price|price', 'name|cat'],
      ['@url', '@avail', 'cat', 'name', 'imgs', 'desc', 'attrs'],
    )
  },
  carriesCurrency: false,
  // Ceneo is in Poland and nowhere else.
  currencyOf: () => 'PLN',
  namespaces: ['*'],
  itemElements: ITEMS,
  blocks: ['imgs', 'attrs'],
  fields: {
    'item@id': 'id',
    'item@group': 'item_group_id',
    name: 'title',
    desc: 'description',
    cat: 'product_type',
    'item@url': 'link',
    'imgs.main@url': 'image_link',
    'imgs.main': 'image_link',
    'imgs.i@url': 'additional_image_link',
    'imgs.i': 'additional_image_link',
    'item@price': 'current_price',
    'item@oldprice': 'before_price',
    'item@currency': 'currency',
    'item@avail': 'availability',
    'item@stock': 'stock_quantity',
    'item@weight': 'product_weight',
    'item@set': null,
    'item@basket': null,
    'item@freeshipping': null,
    ean: 'gtin',
    'attrs.a@name': 'detail.name',
    'attrs.a': 'detail.value',
  },
  categorySeparator: '/',
  silentAvailability: 'out_of_stock',
  weightUnit: 'kg',
  adapt(fields) {
    readAvail(fields)
    readNamedAttributes(fields)
  },
})

function readAvail({ single }: RawFields): void {
  const code = AVAIL[single.get('availability') ?? '']
  if (code === undefined) return
  // Orders are taken as long as pieces are there; what is said to be in stock with none left is not.
  single.set('availability', code[0] === 'in_stock' && single.get('stock_quantity') === '0' ? 'out_of_stock' : code[0])
  if (code[1] !== null) single.set('delivery_days', code[1])
}

const NAMED: ReadonlyMap<string, 'brand' | 'mpn' | 'gtin'> = new Map([
  ['producent', 'brand'],
  ['marka', 'brand'],
  ['brand', 'brand'],
  ['manufacturer', 'brand'],
  ['kod_producenta', 'mpn'],
  ['kod producenta', 'mpn'],
  ['mpn', 'mpn'],
  ['ean', 'gtin'],
  ['gtin', 'gtin'],
  ['isbn', 'gtin'],
])

/** Ceneo's three agreed attributes are facts of ours; all others are details. */
function readNamedAttributes({ single, gtins, details }: RawFields): void {
  for (let at = details.length - 1; at >= 0; at -= 1) {
    const [name, value] = details[at] as [string, string]
    const field = NAMED.get(name.toLowerCase())
    if (field === undefined) continue
    details.splice(at, 1)
    // "N/A" and its like are gone by now.
    if (value === '') continue
    if (field === 'gtin') gtins.push(value)
    else single.set(field, value)
  }
}
