import type { XmlAttributes } from './xml-tag.ts'
import type { TapedElement, XmlTape } from './xml-tape.ts'

/** Receives the elements of a document. */
export interface XmlHandler {
  /** True: the element is wanted whole; nothing inside it is announced, and `captured` gets it at its end. */
  open(name: string, attributes: XmlAttributes | null): boolean
  close(): void
  /** How much this child's content is wanted again from a captured element, 0 for not at all: asked once per name. */
  markOf(name: string): number
  captured(capture: XmlCapture): void
}

/** An element from `<` to `>`, checked, and where it began in the document. */
export interface XmlCapture extends TapedElement {
  line: number
  column: number
  /** Content of the first child with the highest mark, as offsets in `source`; -1 when there is none. */
  markFrom: number
  markTo: number
  /** Where the places of its tags are. */
  tape: XmlTape
}

export interface XmlLimits {
  maxDepth: number
  maxAttributes: number
  /** Characters of one text, tag, comment or CDATA section. */
  maxTokenChars: number
  /** Characters of a captured element. */
  maxItemChars: number
}
