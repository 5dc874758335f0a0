import { aDialect } from '../a-dialect.ts'
import { GENERIC_FIELDS, GENERIC_RULES, genericName, namesAnOffer } from './generic-fields.ts'

/** Names that a table has from Google, and from nobody else. */
const GOOGLES = [
  'image link',
  'image_link',
  'google_product_category',
  'google product category',
  'item_group_id',
  'item group id',
  'sale_price_effective_date',
  'identifier_exists',
  'additional_image_link',
  'g:id',
]

/** A table of nobody's kind with plain names in any of our languages; its other columns are attributes. */
export const genericCsv = aDialect({
  name: 'generic-csv',
  format: 'csv',
  recognise(head) {
    if (head.kind !== 'csv') return 0
    const has = new Set(head.columns.map((column) => GENERIC_FIELDS[genericName(column)]))
    if (!namesAnOffer(has)) return 0
    // "name, url, price" without a word of Google's is no table of Google's, whose prices must name their currency.
    return head.columns.some((column) => GOOGLES.includes(column)) ||
      (head.columns.includes('title') && head.columns.includes('availability'))
      ? 0.2
      : 0.49
  },
  columnName: genericName,
  ...GENERIC_RULES,
})
