import type { Dialect } from '../dialects/dialect.ts'
import type { FeedLimits } from '../feed-limits.ts'
import type { RawItem } from '../offer-item.ts'
import type { ImportReport } from '../report/import-report.ts'
import { XmlFields } from './xml-fields.ts'
import { RawXmlItem } from './raw-xml-item.ts'
import { XmlScanner, type XmlCapture, type XmlHandler } from './xml-scanner.ts'
import type { XmlAttributes } from './xml-tag.ts'

/** What an item needs to know to read its fields when somebody asks. */
export interface XmlFieldRules {
  dialect: Dialect
  report: ImportReport
  limits: FeedLimits
  /** The dialect's name of an element: lower case, without the prefix of the dialect's namespaces. */
  nameOf(element: string): string
  /** `block.child` under the dialect's names. */
  childName(block: string, element: string): string
  fields: XmlFields
}

/**
 * Turns XML text into items of a dialect. Comments and stray elements or text between items are passed over. Items are
 * checked and fingerprinted as text; their fields are read only when asked for, which a known, unchanged item never is.
 * It owns state over one document; `write` returns the items that ended in that text.
 */
export class XmlItems implements XmlHandler, XmlFieldRules {
  readonly dialect: Dialect
  readonly report: ImportReport
  readonly limits: FeedLimits
  readonly fields: XmlFields
  readonly #scanner: XmlScanner
  readonly #names = new Map<string, string>()
  readonly #children = new Map<string, Map<string, string>>()
  readonly #prefixes = new Set(['g'])
  #items: RawItem[] = []
  #ordinal = 0
  #heldReturn = false

  constructor(dialect: Dialect, report: ImportReport, limits: FeedLimits) {
    this.dialect = dialect
    this.report = report
    this.limits = limits
    this.fields = new XmlFields(this)
    this.#scanner = new XmlScanner(this, limits)
  }

  write(text: string): RawItem[][] {
    this.#scanner.write(this.#withLineFeeds(text))
    return this.#take()
  }

  end(): RawItem[][] {
    if (this.#heldReturn) this.#scanner.write('\n')
    this.#scanner.end()
    return this.#take()
  }

  open(name: string, attributes: XmlAttributes | null): boolean {
    if (attributes !== null) this.#bindPrefixes(attributes)
    return this.dialect.itemElements.has(this.nameOf(name))
  }

  captured(capture: XmlCapture): void {
    this.#ordinal += 1
    this.#items.push(new RawXmlItem(capture, this.#ordinal, this))
  }

  /** `g:id` is the shop's id where a plain `id` is Atom's own. */
  markOf(name: string): number {
    const rank = this.dialect.idFields.indexOf(this.nameOf(name))
    return rank === -1 ? 0 : 2 * (this.dialect.idFields.length - rank) - (name.includes(':') ? 0 : 1)
  }

  close(): void {
    return
  }

  nameOf(element: string): string {
    const known = this.#names.get(element)
    if (known !== undefined) return known
    const colon = element.indexOf(':')
    const name = (colon > 0 && this.#prefixes.has(element.slice(0, colon)) ? element.slice(colon + 1) : element).toLowerCase()
    if (this.#names.size < 1000) this.#names.set(element, name)
    return name
  }

  childName(block: string, element: string): string {
    let children = this.#children.get(block)
    if (children === undefined) this.#children.set(block, (children = new Map()))
    let name = children.get(element)
    if (name === undefined) {
      name = `${block}.${this.nameOf(element)}`
      if (children.size < 200) children.set(element, name)
    }
    return name
  }

  #bindPrefixes(attributes: XmlAttributes): void {
    const { namespaces } = this.dialect
    for (const key in attributes) {
      if (!key.startsWith('xmlns:') || !(namespaces[0] === '*' || namespaces.includes(attributes[key] as string))) continue
      this.#prefixes.add(key.slice(6))
      this.#names.clear()
      this.#children.clear()
    }
  }

  /** XML's own rule (section 2.11): CRLF and CR are LF. A CR at a chunk's end waits for the next. */
  #withLineFeeds(text: string): string {
    if (!this.#heldReturn && !text.includes('\r')) return text
    const whole = this.#heldReturn ? `\r${text}` : text
    this.#heldReturn = whole.endsWith('\r')
    return (this.#heldReturn ? whole.slice(0, -1) : whole).replace(/\r\n?/g, '\n')
  }

  #take(): RawItem[][] {
    if (this.#items.length === 0) return []
    const items = this.#items
    this.#items = []
    return [items]
  }
}
