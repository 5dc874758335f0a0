import { aDialect } from './a-dialect.ts'
import type { DialectSpec } from './dialect.ts'
import { GENERIC_FIELDS } from './generic-fields.ts'
import { jsonFields } from './recognise-names.ts'

const SHARED: Omit<DialectSpec, 'name' | 'format'> = {
  recognise(head) {
    const has = new Set([...jsonFields(head)].map((name) => GENERIC_FIELDS[name]))
    return has.has('title') && has.has('link') && (has.has('price') || has.has('current_price') || has.has('sale_price') || has.has('before_price')) ? 0.2 : 0
  },
  carriesCurrency: false,
  fields: GENERIC_FIELDS,
  keepsUnknownFields: true,
  idFromLink: true,
  categorySeparator: /\s*(?:>|»|›|\|)\s*/,
  silentAvailability: 'in_stock',
  weightUnit: 'kg',
  isGuess: true,
}

/** JSON of nobody's kind with plain names in any of our languages; its other fields are attributes. */
export const genericJson = aDialect({ name: 'generic-json', format: 'json', ...SHARED })
export const genericJsonl = aDialect({ name: 'generic-jsonl', format: 'jsonl', ...SHARED })
