import type { Dialect } from './dialect.ts'
import { GOOGLE_BLOCKS, GOOGLE_NAMESPACES } from './google-fields.ts'
import { normaliseGoogle } from './google-normalise.ts'

/** Google Merchant Center's XML: RSS 2.0 with `item`, or Atom with `entry`; fields with or without the `g:` prefix. */
export const googleXml: Dialect = {
  name: 'google-xml',
  format: 'xml',
  recognise(head) {
    if (head.kind !== 'xml' || (head.root !== 'rss' && head.root !== 'feed' && head.itemElement !== 'item')) return 0
    if (GOOGLE_NAMESPACES.some((uri) => Object.values(head.namespaces).includes(uri))) return 1
    // A feed that has run empty must be told from one that is not ours.
    if (head.itemElement === null) return 0.3
    return head.fields.has('price') || head.fields.has('link') || head.fields.has('title') ? 0.6 : 0
  },
  itemElements: new Set(['item', 'entry']),
  blocks: GOOGLE_BLOCKS,
  namespaces: GOOGLE_NAMESPACES,
  idField: 'id',
  columnName: (header) => header,
  normalise: normaliseGoogle,
}
