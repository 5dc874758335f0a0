import { owned } from '#platform/memory/owned-text.ts'
import { nameEnd, type XmlAttributes, type XmlTag } from './xml-tag.ts'

/** Names come from shops; more different tags than this are read each time. */
const MAX_KNOWN = 1000
/** Ways to write the tag of one name: with other attributes, or in another order. */
const MAX_WAYS = 8

/**
 * An opening tag that came before. Of its attributes the values alone may differ the next time, so that it is known, and
 * they are found, without reading names and signs again:
 *
 *     <a name="Cor" unit="cm">     opening `<a name="`, then a value, `" unit="`, a value, and `">`
 */
export class KnownTag {
  readonly name: string
  /** Nothing, of a tag that closes itself. */
  readonly closing: string
  readonly isSelfClosing: boolean
  readonly mark: number
  /** Among all known tags; -1: there are too many, and it will not be known again. */
  readonly number: number
  /** What came after it the last times: items of a feed have the same tags in the same order, blocks end or go on. */
  next: KnownTag | null = null
  other: KnownTag | null = null
  readonly #opening: string
  /** What stands behind each value, from its quote on. */
  readonly #behind: readonly string[]
  readonly #attributes: readonly string[]

  constructor(
    text: string,
    lt: number,
    { name, names, cuts, isSelfClosing, end }: XmlTag,
    mark: number,
    number: number,
  ) {
    this.name = owned(name)
    this.closing = isSelfClosing ? '' : `</${this.name}>`
    this.isSelfClosing = isSelfClosing
    this.mark = mark
    this.number = number
    this.#opening = owned(text.slice(lt, cuts[0] ?? end))
    this.#behind = names.map((_, at) => owned(text.slice(cuts[2 * at + 1], cuts[2 * at + 2] ?? end)))
    this.#attributes = names.map(owned)
  }

  /** Offset behind the tag where it begins at `lt` written like this; -1 where it does not. */
  endAt(text: string, lt: number): number {
    if (!text.startsWith(this.#opening, lt)) return -1
    const end = lt + this.#opening.length
    return this.#behind.length === 0 ? end : this.#endOfValues(text, lt, end)
  }

  /** Of the tag that begins at `lt` and is written like this; null: it has none. */
  attributesAt(text: string, lt: number): XmlAttributes | null {
    if (this.#behind.length === 0) return null
    const values: string[] = []
    let from = lt + this.#opening.length
    for (const behind of this.#behind) {
      const end = text.indexOf(behind[0] as string, from)
      values.push(text.slice(from, end))
      from = end + behind.length
    }
    return { names: this.#attributes, values }
  }

  followedBy(tag: KnownTag): KnownTag {
    if (tag === this.next || tag === this.other) return tag
    this.other = this.next
    this.next = tag
    return tag
  }

  #endOfValues(text: string, lt: number, first: number): number {
    let from = first
    for (const behind of this.#behind) {
      const end = text.indexOf(behind[0] as string, from)
      if (end === -1 || !text.startsWith(behind, end)) return -1
      from = end + behind.length
    }
    // No value may hold a '<'.
    const next = text.indexOf('<', lt + 1)
    return next === -1 || next >= from ? from : -1
  }
}

/** The opening tags of one document that came before. */
export class KnownTags {
  /** By their number. */
  readonly list: KnownTag[] = []
  readonly #byName = new Map<string, KnownTag[]>()
  readonly #markOf: (name: string) => number

  constructor(markOf: (name: string) => number) {
    this.#markOf = markOf
  }

  /** The one that begins at `lt`; null: none did that came before. */
  at(text: string, lt: number): KnownTag | null {
    const ways = this.#byName.get(text.slice(lt + 1, nameEnd(text, lt + 1)))
    if (ways !== undefined) for (const tag of ways) if (tag.endAt(text, lt) !== -1) return tag
    return null
  }

  /** One that was read for the first time. */
  learn(text: string, lt: number, parsed: XmlTag): KnownTag {
    const ways = this.#byName.get(parsed.name) ?? []
    const isKept = this.list.length < MAX_KNOWN && ways.length < MAX_WAYS
    const tag = new KnownTag(
      text,
      lt,
      parsed,
      ways[0]?.mark ?? this.#markOf(parsed.name),
      isKept ? this.list.length : -1,
    )
    if (!isKept) return tag
    if (ways.length === 0) this.#byName.set(tag.name, ways)
    ways.push(tag)
    this.list.push(tag)
    return tag
  }
}
