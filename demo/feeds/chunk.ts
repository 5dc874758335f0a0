/** The text of one item, and where in it each neutral field begins. */
export interface Chunk {
  readonly text: string
  readonly at: ReadonlyMap<string, number>
}

/** How one item is written other than its neighbours. */
export interface Manner {
  /** A field whose element's name lacks a letter. */
  readonly misspelt?: string
  /** A field whose value stands in an attribute (`<image_link url="…"/>`). */
  readonly asAttribute?: string
}

/** A line of text as it grows, with the places of fields; owns one item. */
export class ChunkBuilder implements Chunk {
  text = ''
  readonly at = new Map<string, number>()

  /** The field begins here; its first place counts. */
  mark(field: string): this {
    if (!this.at.has(field)) this.at.set(field, this.text.length)
    return this
  }

  add(text: string): this {
    this.text += text
    return this
  }
}

/** Stands for an ampersand that nobody has escaped; a writer puts it in when the item is finished. */
export const BARE_AMPERSAND = '\ue000'

/** The same length as before, so that places stay. */
export function unmasked(text: string): string {
  return text.includes(BARE_AMPERSAND) ? text.replaceAll(BARE_AMPERSAND, '&') : text
}
