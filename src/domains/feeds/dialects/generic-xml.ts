import { aDialect } from './a-dialect.ts'
import type { FeedHead } from './dialect.ts'
import { GENERIC_BLOCKS, GENERIC_FIELDS, genericName } from './generic-fields.ts'

/** Less than any dialect that knows itself by its fields, more than a frame without items of its own. */
const GUESS = 0.2

/** XML of nobody's kind with plain names: the element that most often has a name, a price and a link is taken for the item. */
export const genericXml = aDialect({
  name: 'generic-xml',
  format: 'xml',
  recognise: (head) => (itemElementOf(head) === null ? 0 : GUESS),
  carriesCurrency: false,
  namespaces: ['*'],
  itemElementsOf: (head) => [itemElementOf(head) ?? 'item'],
  blocks: GENERIC_BLOCKS,
  fields: GENERIC_FIELDS,
  keepsUnknownFields: true,
  idFromLink: true,
  categorySeparator: /\s*(?:>|»|›|\|)\s*/,
  silentAvailability: 'in_stock',
  weightUnit: 'kg',
  isGuess: true,
})

function itemElementOf(head: FeedHead): string | null {
  if (head.kind !== 'xml') return null
  let best: { name: string; count: number } | null = null
  for (const [name, { count, fields }] of head.elements) {
    const has = new Set([...fields].map((field) => GENERIC_FIELDS[genericName(field.replace(/^@/, ''))]))
    const isItem = has.has('title') && has.has('link') && (has.has('price') || has.has('current_price') || has.has('sale_price') || has.has('before_price'))
    if (isItem && (best === null || count > best.count)) best = { name, count }
  }
  return best?.name ?? null
}
