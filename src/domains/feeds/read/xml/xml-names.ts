import { owned } from '#platform/memory/owned-text.ts'
import type { XmlAttributes } from './xml-tag.ts'

/** Names come from shops; more different ones than this are made anew each time. */
const MAX_NAMES = 1000

/** The dialect's names of a document's elements and attributes, each made once: what is made anew is hashed anew at every look-up. */
export class XmlNames {
  readonly #namespaces: readonly string[]
  readonly #names = new Map<string, string>()
  readonly #children = new JoinedNames()
  readonly #attributes = new JoinedNames()
  readonly #prefixes = new Set(['g'])

  /** `namespaces`: whose prefixes are left out; `*` for all. */
  constructor(namespaces: readonly string[]) {
    this.#namespaces = namespaces
  }

  /** Lower case, without the prefix of the dialect's namespaces. */
  of(element: string): string {
    const known = this.#names.get(element)
    if (known !== undefined) return known
    const colon = element.indexOf(':')
    const name = (
      colon > 0 && this.#prefixes.has(element.slice(0, colon)) ? element.slice(colon + 1) : element
    ).toLowerCase()
    if (this.#names.size < MAX_NAMES) this.#names.set(owned(element), owned(name))
    return name
  }

  /** `block.child`. */
  child(block: string, element: string): string {
    return this.#children.of(block, element, () => `${block}.${this.of(element)}`)
  }

  /** `field@attribute`; null: it is about the document and says nothing of the item. */
  attribute(field: string, attribute: string): string | null {
    const isOfDocument = attribute === 'xmlns' || attribute.startsWith('xmlns:') || attribute.startsWith('xml:')
    return isOfDocument ? null : this.#attributes.of(field, attribute, () => `${field}@${attribute.toLowerCase()}`)
  }

  /** Learns which prefixes an element binds to the dialect's namespaces. */
  bind({ names, values }: XmlAttributes): void {
    for (const [at, name] of names.entries()) {
      if (
        !name.startsWith('xmlns:') ||
        !(this.#namespaces[0] === '*' || this.#namespaces.includes(values[at] as string))
      )
        continue
      this.#prefixes.add(owned(name.slice(6)))
      this.#names.clear()
      this.#children.clear()
    }
  }
}

class JoinedNames {
  readonly #names = new Map<string, Map<string, string>>()
  #count = 0

  of(outer: string, inner: string, join: () => string): string {
    const known = this.#names.get(outer)?.get(inner)
    if (known !== undefined) return known
    const name = join()
    if (this.#count < MAX_NAMES) this.#keep(outer, inner, name)
    return name
  }

  clear(): void {
    this.#names.clear()
    this.#count = 0
  }

  #keep(outer: string, inner: string, name: string): void {
    let names = this.#names.get(outer)
    if (names === undefined) this.#names.set(owned(outer), (names = new Map()))
    names.set(owned(inner), owned(name))
    this.#count += 1
  }
}
