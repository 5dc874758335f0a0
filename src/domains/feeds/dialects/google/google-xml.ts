import { aDialect } from '../a-dialect.ts'
import { withPlainAttributes } from '../generic/generic-fields.ts'
import { GOOGLE_BLOCKS, GOOGLE_FIELDS, GOOGLE_NAMESPACES } from './google-fields.ts'
import { EMPTY, headElement } from '../recognise-names.ts'

/** Google Merchant Center's and Meta's XML: RSS 2.0 with `item`, or Atom with `entry`; fields with or without the `g:` prefix. */
export const googleXml = aDialect({
  name: 'google-xml',
  format: 'xml',
  recognise(head) {
    const item = headElement(head, ['item', 'entry'])
    if (head.kind !== 'xml') return 0
    const isFrame = head.root === 'rss' || head.root === 'feed'
    const isNamed = Object.values(head.namespaces).some((uri) => GOOGLE_NAMESPACES.includes(uri))
    // A feed that has run empty must be told from one that is not ours.
    if (item === null) return !isFrame ? 0 : isNamed ? 1 : EMPTY
    const has = (...names: string[]): boolean => names.every((name) => item.fields.has(name))
    // Others write their own names into Google's frame.
    if (isNamed) return has('price') || has('id') ? 1 : 0.6
    if (has('id', 'title', 'price', 'link')) return 0.6
    if (!isFrame) return 0
    return has('title', 'price') || has('title', 'link') ? 0.6 : has('price') || has('title') || has('link') ? 0.15 : 0
  },
  carriesCurrency: true,
  itemElements: ['item', 'entry'],
  blocks: GOOGLE_BLOCKS,
  namespaces: GOOGLE_NAMESPACES,
  fields: withPlainAttributes(GOOGLE_FIELDS),
})
