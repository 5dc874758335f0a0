import type { Dialect } from '../../dialects/dialect.ts'
import type { FeedLimits } from '../../feed-limits.ts'
import type { RawItem } from '../../offer-item.ts'
import type { ImportReport } from '../../report/import-report.ts'
import { XmlFields } from './xml-fields.ts'
import { RawXmlItem, type XmlItemRules } from './raw-xml-item.ts'
import { XmlNames } from './xml-names.ts'
import type { XmlCapture, XmlHandler } from './xml-handler.ts'
import { XmlScanner } from './xml-scanner.ts'
import type { XmlAttributes } from './xml-tag.ts'

/**
 * Turns XML text into items of a dialect. Comments and stray elements or text between items are passed over. Items are
 * checked and fingerprinted as text; their fields are read only when asked for, which a known, unchanged item never is.
 * It owns state over one document; `write` returns the items that ended in that text.
 */
export class XmlItems implements XmlHandler, XmlItemRules {
  readonly dialect: Dialect
  readonly report: ImportReport
  readonly limits: FeedLimits
  readonly names: XmlNames
  readonly fields: XmlFields
  readonly #scanner: XmlScanner
  #items: RawItem[] = []
  #ordinal = 0
  #heldReturn = false

  constructor(dialect: Dialect, report: ImportReport, limits: FeedLimits) {
    this.dialect = dialect
    this.report = report
    this.limits = limits
    this.names = new XmlNames(dialect.namespaces)
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
    if (attributes !== null) this.names.bind(attributes)
    return this.dialect.itemElements.has(this.names.of(name))
  }

  captured(capture: XmlCapture): void {
    this.#ordinal += 1
    this.#items.push(new RawXmlItem(capture, this.#ordinal, this))
  }

  /** `g:id` is the shop's id where a plain `id` is Atom's own. */
  markOf(name: string): number {
    const rank = this.dialect.idFields.indexOf(this.names.of(name))
    return rank === -1 ? 0 : 2 * (this.dialect.idFields.length - rank) - (name.includes(':') ? 0 : 1)
  }

  close(): void {
    return
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
