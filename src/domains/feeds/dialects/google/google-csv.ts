import { aDialect } from '../a-dialect.ts'
import { withPlainAttributes } from '../generic/generic-fields.ts'
import { GOOGLE_FIELDS, googleColumn } from './google-fields.ts'

const TELLING = [
  'id',
  'title',
  'link',
  'price',
  'image_link',
  'availability',
  'description',
  'sale_price',
  'condition',
  'product_type',
  'google_product_category',
]

/** Google Merchant Center's and Meta's tables: tab, comma, semicolon or bar between the columns, Google's names in the first row. */
export const googleCsv = aDialect({
  name: 'google-csv',
  format: 'csv',
  recognise(head) {
    if (head.kind !== 'csv') return 0
    const columns = new Set(head.columns.map(googleColumn))
    if (!columns.has('id') || !columns.has('price')) return 0
    return TELLING.filter((name) => columns.has(name)).length / TELLING.length
  },
  carriesCurrency: true,
  columnName: googleColumn,
  fields: withPlainAttributes(GOOGLE_FIELDS),
})
