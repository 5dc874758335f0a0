import type { FeedHead, HeadElement, JsonHead } from './dialect.ts'

/**
 * How sure a set of names makes a recogniser: 0 unless each of `needs` is there (one of several: 'id|uid'), else from 0.5
 * to 0.95 by the share of `tells` that is there.
 */
export function confidenceOf(names: ReadonlySet<string>, needs: readonly string[], tells: readonly string[]): number {
  if (!needs.every((need) => need.split('|').some((name) => names.has(name)))) return 0
  const told = tells.filter((name) => names.has(name)).length
  return 0.5 + (tells.length === 0 ? 0 : (0.45 * told) / tells.length)
}

/** Only the frame is a dialect's, with no item of it inside: a feed that has run empty, most likely. */
export const EMPTY = 0.1

/** The first of these elements that an XML head has, with its children's and attributes' names; null elsewhere. */
export function headElement(head: FeedHead, names: readonly string[]): HeadElement | null {
  if (head.kind !== 'xml') return null
  for (const name of names) {
    const element = head.elements.get(name)
    if (element !== undefined) return element
  }
  return null
}

/** Whether one of an XML head's namespaces has an address like that. */
export function hasNamespace(head: FeedHead, address: RegExp): boolean {
  return head.kind === 'xml' && Object.values(head.namespaces).some((uri) => address.test(uri))
}

/** The fields of a JSON head's items; none elsewhere. */
export function jsonFields(head: FeedHead): JsonHead['fields'] {
  return head.kind === 'json' ? head.fields : new Set()
}
