import { aDialect } from './a-dialect.ts'
import { GOOGLE_BLOCKS, GOOGLE_FIELDS, GOOGLE_NAMESPACES } from './google-fields.ts'
import { headElement } from './recognise-names.ts'

/** Google Merchant Center's and Meta's XML: RSS 2.0 with `item`, or Atom with `entry`; fields with or without the `g:` prefix. */
export const googleXml = aDialect({
  name: 'google-xml',
  format: 'xml',
  recognise(head) {
    const item = headElement(head, ['item', 'entry'])
    if (head.kind !== 'xml' || (head.root !== 'rss' && head.root !== 'feed' && !head.elements.has('item'))) return 0
    const isNamed = GOOGLE_NAMESPACES.some((uri) => Object.values(head.namespaces).includes(uri))
    // A feed that has run empty must be told from one that is not ours.
    if (item === null) return isNamed ? 1 : 0.3
    // Others write their own names into Google's frame.
    if (isNamed) return item.fields.has('price') || item.fields.has('id') ? 1 : 0.6
    return item.fields.has('price') || item.fields.has('link') || item.fields.has('title') ? 0.6 : 0
  },
  carriesCurrency: true,
  itemElements: ['item', 'entry'],
  blocks: GOOGLE_BLOCKS,
  namespaces: GOOGLE_NAMESPACES,
  fields: GOOGLE_FIELDS,
})
