import { aDialect } from '../a-dialect.ts'
import type { FeedHead } from '../dialect.ts'
import { GENERIC_BLOCKS, GENERIC_FIELDS, GENERIC_RULES, genericName, namesAnOffer } from './generic-fields.ts'

/** Less than any dialect that knows itself by its fields, more than a frame without items of its own. */
const GUESS = 0.2

/** XML of nobody's kind with plain names: the element that most often has a name, a price and a link is taken for the item. */
export const genericXml = aDialect({
  name: 'generic-xml',
  format: 'xml',
  recognise: (head) => (itemElementOf(head) === null ? 0 : GUESS),
  namespaces: ['*'],
  itemElementsOf: (head) => [itemElementOf(head) ?? 'item'],
  blocks: GENERIC_BLOCKS,
  ...GENERIC_RULES,
})

function itemElementOf(head: FeedHead): string | null {
  if (head.kind !== 'xml') return null
  let best: { name: string; count: number } | null = null
  for (const [name, { count, fields }] of head.elements) {
    const has = new Set([...fields].map((field) => GENERIC_FIELDS[genericName(field.replace(/^@/, ''))]))
    if (namesAnOffer(has) && (best === null || count > best.count)) best = { name, count }
  }
  return best?.name ?? null
}
