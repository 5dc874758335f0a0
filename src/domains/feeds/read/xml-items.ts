import type { RawItem } from '../offer-item.ts'
import type { ImportReport } from '../report/import-report.ts'
import { fingerprint } from './fingerprint.ts'
import { decodeEntities } from './xml-entities.ts'
import { XmlScanner, type XmlHandler } from './xml-scanner.ts'
import type { XmlAttributes } from './xml-tag.ts'
import type { FeedLimits } from '../feed-limits.ts'
import type { Dialect } from '../dialects/dialect.ts'

/**
 * Turns XML text into items of a dialect: every element under an item element is a field, elements under a block field are
 * `block.child`, attributes are `field@name`. Comments and stray elements or text between items are passed over.
 * It owns state over one document; `write` returns the items that ended in that text.
 */
export class XmlItems implements XmlHandler {
  wantsText = false
  readonly #scanner: XmlScanner
  readonly #dialect: Dialect
  readonly #report: ImportReport
  readonly #limits: FeedLimits
  readonly #fieldNames = new Map<string, string>()
  readonly #prefixes = new Set<string>()
  #done: RawItem[] = []
  #ordinal = 0
  #heldReturn = false
  // The item being read. Levels: 0 outside, 1 in the item, 2 in a field, 3 and more in children of a field.
  #level = 0
  #line = 0
  #column = 0
  #names: string[] = []
  #values: string[] = []
  #id = ''
  #chars = 0
  #field = ''
  #child = ''
  #value = ''

  constructor(dialect: Dialect, report: ImportReport, limits: FeedLimits) {
    this.#dialect = dialect
    this.#report = report
    this.#limits = limits
    this.#scanner = new XmlScanner(this, limits)
  }

  write(text: string): RawItem[] {
    this.#scanner.write(this.#withLineFeeds(text))
    return this.#take()
  }

  end(): RawItem[] {
    if (this.#heldReturn) this.#scanner.write('\n')
    this.#scanner.end()
    return this.#take()
  }

  open(name: string, attributes: XmlAttributes | null): void {
    if (this.#level === 1) this.#openField(name, attributes)
    else if (this.#level > 1) this.#openChild(name, attributes)
    else this.#openOutside(name, attributes)
  }

  close(): void {
    if (this.#level === 2) this.#closeField()
    else if (this.#level > 2) this.#closeChild()
    else if (this.#level === 1) this.#closeItem()
  }

  text(text: string): void {
    this.cdata(text.includes('&') ? decodeEntities(text, () => this.#repaired()) : text)
  }

  cdata(text: string): void {
    this.#value = this.#value === '' ? text : this.#value + text
  }

  /** XML's own rule (section 2.11): CRLF and CR are LF. A CR at a chunk's end waits for the next. */
  #withLineFeeds(text: string): string {
    if (!this.#heldReturn && !text.includes('\r')) return text
    const whole = this.#heldReturn ? `\r${text}` : text
    this.#heldReturn = whole.endsWith('\r')
    return (this.#heldReturn ? whole.slice(0, -1) : whole).replace(/\r\n?/g, '\n')
  }

  #openOutside(name: string, attributes: XmlAttributes | null): void {
    if (attributes !== null) this.#bindPrefixes(attributes)
    if (!this.#dialect.itemElements.has(this.#nameOf(name))) return
    this.#level = 1
    this.#line = this.#scanner.line
    this.#column = this.#scanner.column
    this.#ordinal += 1
    if (attributes !== null) this.#pushAttributes('item', attributes)
  }

  #openField(name: string, attributes: XmlAttributes | null): void {
    this.#level = 2
    this.#field = this.#nameOf(name)
    this.#value = ''
    this.wantsText = true
    if (attributes !== null) this.#pushAttributes(this.#field, attributes)
  }

  #openChild(name: string, attributes: XmlAttributes | null): void {
    this.#level += 1
    if (this.#level > 3 || !this.#dialect.blocks.has(this.#field)) {
      this.#value += ' '
      return
    }
    if (this.#child === '') this.#push(this.#field, '')
    this.#child = `${this.#field}.${this.#nameOf(name)}`
    this.#value = ''
    if (attributes !== null) this.#pushAttributes(this.#child, attributes)
  }

  #closeChild(): void {
    this.#level -= 1
    if (this.#level > 2 || this.#child === '') {
      this.#value += ' '
      return
    }
    this.#push(this.#child, this.#value)
    this.#value = ''
  }

  #closeField(): void {
    this.#level = 1
    this.wantsText = false
    if (this.#child !== '') this.#child = ''
    else this.#push(this.#field, this.#value)
  }

  #closeItem(): void {
    this.#level = 0
    this.#done.push({
      itemId: this.#id.trim(),
      fingerprint: fingerprint(this.#names, this.#values),
      line: this.#line,
      column: this.#column,
      ordinal: this.#ordinal,
      names: this.#names,
      values: this.#values,
    })
    this.#names = []
    this.#values = []
    this.#id = ''
    this.#chars = 0
  }

  #push(name: string, value: string): void {
    this.#chars += value.length
    if (this.#values.length >= this.#limits.maxItemValues || this.#chars > this.#limits.maxItemChars) return this.#tooMany()
    this.#names.push(name)
    this.#values.push(value)
    if (name === this.#dialect.idField && this.#id === '') this.#id = value.slice(0, this.#limits.maxIdChars + 1)
  }

  #pushAttributes(name: string, attributes: XmlAttributes): void {
    for (const key in attributes) {
      if (key === 'xmlns' || key.startsWith('xmlns:') || key.startsWith('xml:')) continue
      const value = attributes[key] as string
      this.#push(`${name}@${key.toLowerCase()}`, value.includes('&') ? decodeEntities(value, () => this.#repaired()) : value)
    }
  }

  #tooMany(): void {
    this.#report.add('fields_too_many', { ...this.#scanner.place(), itemId: this.#id || null })
  }

  #repaired(): void {
    this.#report.add('entity_repaired', { ...this.#scanner.place(), itemId: this.#id || null, field: this.#field || null })
  }

  #bindPrefixes(attributes: XmlAttributes): void {
    for (const key in attributes) {
      if (!key.startsWith('xmlns:') || !this.#dialect.namespaces.includes(attributes[key] as string)) continue
      this.#prefixes.add(key.slice(6))
      this.#fieldNames.clear()
    }
  }

  /** The dialect's name of an element: lower case, without the prefix of its namespaces ('g' even when unbound). */
  #nameOf(element: string): string {
    const known = this.#fieldNames.get(element)
    if (known !== undefined) return known
    const colon = element.indexOf(':')
    const prefix = element.slice(0, Math.max(colon, 0))
    const name = (colon > 0 && (prefix === 'g' || this.#prefixes.has(prefix)) ? element.slice(colon + 1) : element).toLowerCase()
    if (this.#fieldNames.size < 1000) this.#fieldNames.set(element, name)
    return name
  }

  #take(): RawItem[] {
    const done = this.#done
    this.#done = []
    return done
  }
}
