import type { KnownTag } from './known-tags.ts'
import type { NarrowText } from '../narrow-text.ts'
import { attributesOf, parseTag, type XmlAttributes, type XmlTag } from './xml-tag.ts'

/** Takes what an element holds, in order. `at`: offset of the tag, or for text of the tag before it. */
export interface XmlReader {
  /** Whether text is wanted now; asked before each text, so that what nobody reads costs no string. */
  readonly wantsText: boolean
  /** An element without attributes that holds a text, or nothing. */
  leaf(name: string, text: string, at: number): void
  open(name: string, attributes: XmlAttributes | null, at: number): void
  close(): void
  /** As it stands in the file: entities are the reader's matter. */
  text(text: string, at: number): void
  cdata(text: string): void
}

/** An element's text and where its tags are on the tape. */
export interface TapedElement {
  source: string
  /** Where its pieces are better read from this. */
  narrow: NarrowText | null
  tapeFrom: number
  tapeTo: number
}

/** Instead of the number of a known tag. */
const OTHER_TAG = -1
const CLOSE = -2
const CDATA = -3
const COMMENT = -4

const INTS = 3
/** Enough for the items of most pieces of text. */
const FIRST_INTS = 8192

/**
 * The places of all tags of the elements that a scanner has captured, so that nothing is searched again when one of them is
 * read: of each which tag it is, where it begins and where what follows begins, from the element's own `<`.
 *
 *     <item><id>7</id></item>     item 0 6, id 6 10, CLOSE 11 16, CLOSE 16 23
 */
export class XmlTape {
  #ints = new Int32Array(FIRST_INTS)
  #length = 0
  readonly #known: readonly KnownTag[]

  /** `known`: tags by their number; they may become more. */
  constructor(known: readonly KnownTag[]) {
    this.#known = known
  }

  get length(): number {
    return this.#length
  }

  /** An opening tag by its number; -1, the number of none that is known: it is read again from the text. */
  open(tag: number, at: number, end: number): void {
    const length = this.#length
    if (length + INTS > this.#ints.length) this.#grow()
    this.#ints[length] = tag
    this.#ints[length + 1] = at
    this.#ints[length + 2] = end
    this.#length = length + INTS
  }

  close(at: number, end: number): void {
    this.open(CLOSE, at, end)
  }

  cdata(at: number, end: number): void {
    this.open(CDATA, at, end)
  }

  comment(at: number, end: number): void {
    this.open(COMMENT, at, end)
  }

  /** A tape of its own that goes on with what this one has from there on. */
  restFrom(from: number): XmlTape {
    const rest = new XmlTape(this.#known)
    const length = this.#length - from
    if (length > rest.#ints.length) rest.#ints = new Int32Array(2 * length)
    rest.#ints.set(this.#ints.subarray(from, this.#length))
    rest.#length = length
    return rest
  }

  /** Tells the reader of an element that stands on this tape. */
  read({ source, narrow, tapeFrom: from, tapeTo: to }: TapedElement, reader: XmlReader, maxAttributes: number): void {
    const ints = this.#ints
    const cut = (start: number, end: number): string =>
      (narrow === null ? source : narrow.holding(start, end)).slice(start, end)
    let at = 0
    let behind = 0
    for (let mark = from; mark < to; mark += INTS) {
      const tag = ints[mark] as number
      const next = ints[mark + 1] as number
      if (next > behind && reader.wantsText) reader.text(cut(behind, next), at)
      at = next
      behind = ints[mark + 2] as number
      if (tag < 0) readUnusual(tag, narrow?.holding(at, behind) ?? source, at, behind, reader, maxAttributes)
      else {
        const known = this.#known[tag] as KnownTag
        const attributes = known.attributesAt(narrow?.holding(at, behind) ?? source, at)
        if (attributes === null && mark + INTS < to && ints[mark + INTS] === CLOSE) {
          mark += INTS
          reader.leaf(known.name, cut(behind, ints[mark + 1] as number), at)
          at = ints[mark + 1] as number
          behind = ints[mark + 2] as number
        } else reader.open(known.name, attributes, at)
      }
    }
  }

  /** Of the element's own tag. */
  attributesOf({ source, narrow, tapeFrom }: TapedElement, maxAttributes: number): XmlAttributes | null {
    const tag = this.#ints[tapeFrom] as number
    const text = narrow?.holding(0, this.#ints[tapeFrom + 2] as number) ?? source
    return tag === OTHER_TAG
      ? attributesOf(text, parseTag(text, 1, maxAttributes) as XmlTag)
      : (this.#known[tag] as KnownTag).attributesAt(text, 0)
  }

  #grow(): void {
    const ints = new Int32Array(this.#ints.length * 2)
    ints.set(this.#ints)
    this.#ints = ints
  }
}

function readUnusual(
  tag: number,
  source: string,
  at: number,
  behind: number,
  reader: XmlReader,
  maxAttributes: number,
): void {
  if (tag === CLOSE) reader.close()
  else if (tag === CDATA && reader.wantsText) reader.cdata(source.slice(at + 9, behind - 3))
  else if (tag === OTHER_TAG) openOther(source, at, reader, maxAttributes)
}

function openOther(source: string, at: number, reader: XmlReader, maxAttributes: number): void {
  const tag = parseTag(source, at + 1, maxAttributes)
  if (tag !== null) reader.open(tag.name, attributesOf(source, tag), at)
}
