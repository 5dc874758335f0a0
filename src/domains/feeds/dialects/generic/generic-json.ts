import { aDialect } from '../a-dialect.ts'
import type { DialectSpec } from '../dialect.ts'
import { GENERIC_FIELDS, GENERIC_RULES, namesAnOffer } from './generic-fields.ts'
import { jsonFields } from '../recognise-names.ts'

const SHARED: Omit<DialectSpec, 'name' | 'format'> = {
  recognise(head) {
    const has = new Set([...jsonFields(head)].map((name) => GENERIC_FIELDS[name]))
    return namesAnOffer(has) ? 0.2 : 0
  },
  ...GENERIC_RULES,
}

/** JSON of nobody's kind with plain names in any of our languages; its other fields are attributes. */
export const genericJson = aDialect({ name: 'generic-json', format: 'json', ...SHARED })
export const genericJsonl = aDialect({ name: 'generic-jsonl', format: 'jsonl', ...SHARED })
