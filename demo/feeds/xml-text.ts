import { ChunkBuilder, type Manner } from './chunk.ts'

export function escaped(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text
}

export function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

/** What stands between items in files that grew over the years. */
export function strayXml(at: number): string {
  return STRAYS[at % STRAYS.length] as string
}

const STRAYS = [
  '<!-- exportado de noite, <item> e tudo -->\n',
  '<AVISO>stock contado às 04:00</AVISO>\n',
  '\n\n\n',
  '<!--\n  bloco seguinte\n-->\n',
]

/** Builds one item of XML: an element a line, in the item's own manner. */
export class XmlItemBuilder extends ChunkBuilder {
  readonly #manner: Manner

  constructor(manner: Manner) {
    super()
    this.#manner = manner
  }

  /** The element of a neutral field; nothing where the item does not have it. */
  field(
    field: string,
    name: string,
    value: string | null | undefined,
    written: (text: string) => string = escaped,
  ): this {
    if (value === null || value === undefined) return this
    this.mark(field)
    if (this.#manner.asAttribute === field) return this.add(`<${name} url="${escaped(value)}"/>\n`)
    const tag = this.#manner.misspelt === field ? misspelt(name) : name
    return this.add(`<${tag}>${written(value)}</${tag}>\n`)
  }
}

/** The third letter from the end is lost, as in "quantiy". */
function misspelt(name: string): string {
  return name.slice(0, -3) + name.slice(-2)
}
