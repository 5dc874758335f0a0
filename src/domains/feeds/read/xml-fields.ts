import type { RawItem } from '../offer-item.ts'
import { decodeEntities } from './xml-entities.ts'
import type { XmlFieldRules } from './xml-items.ts'
import { XmlScanner, type XmlHandler } from './xml-scanner.ts'
import type { XmlAttributes } from './xml-tag.ts'

/** Fields of an item index for index, with their places counted from the item's own `<`. */
export interface ItemFields {
  names: string[]
  values: string[]
  lines: number[]
  columns: number[]
  /** Whether the element came with the dialect's prefix. */
  isPrefixed: boolean[]
}

/** Items have a handful of fields without the prefix where others have it; a thousand would make the look-up quadratic. */
const MAX_PLAIN = 20

/**
 * Reads the fields of items from their text: every element under the item is a field, elements under a block field are
 * `block.child`, attributes are `field@name`; other elements inside a field are markup of its text. One for a document.
 */
export class XmlFields implements XmlHandler {
  wantsText = false
  readonly #scanner: XmlScanner
  readonly #rules: XmlFieldRules
  #item: Pick<RawItem, 'itemId' | 'line' | 'column'> = { itemId: '', line: 1, column: 1 }
  #fields: ItemFields = { names: [], values: [], lines: [], columns: [], isPrefixed: [] }
  // 0 outside, 1 in the item, 2 in a field, 3 and more in children of a field.
  #level = 0
  #field = ''
  #child = ''
  #value = ''
  #line = 0
  #column = 0
  #isFull = false
  // Names of fields that came without a prefix; with one of the same name beside them they are RSS's or Atom's own.
  #plain: string[] = []
  #hasPrefixed = false
  #isFieldPrefixed = false

  constructor(rules: XmlFieldRules) {
    this.#rules = rules
    this.#scanner = new XmlScanner(this, rules.limits)
  }

  read(source: string, item: Pick<RawItem, 'itemId' | 'line' | 'column'>): ItemFields {
    this.#item = item
    this.#isFull = false
    this.#level = 0
    this.#plain = []
    this.#hasPrefixed = false
    this.#fields = { names: [], values: [], lines: [], columns: [], isPrefixed: [] }
    this.#scanner.restart()
    this.#scanner.write(source)
    if (this.#hasPrefixed) for (const name of this.#plain) this.#leaveOutPlain(name)
    return this.#fields
  }

  open(name: string, attributes: XmlAttributes | null): boolean {
    this.#level += 1
    if (this.#level === 2) this.#openField(name, attributes)
    else if (this.#level > 2) this.#openChild(name, attributes)
    else if (attributes !== null) this.#openItem(attributes)
    return false
  }

  close(): void {
    this.#level -= 1
    if (this.#level === 1) this.#closeField()
    else if (this.#level === 2 && this.#child !== '') this.#closeChild()
    else if (this.#level > 1) this.#value += ' '
  }

  text(text: string): void {
    this.cdata(this.#decoded(this.#cut(text)))
  }

  cdata(text: string): void {
    this.#value = this.#value === '' ? this.#cut(text) : this.#cut(this.#value + text)
  }

  markOf(): number {
    return 0
  }

  captured(): void {
    return
  }

  /** Nothing keeps that much of a field; what is longer is not worth decoding. */
  #cut(text: string): string {
    return text.length > this.#rules.limits.maxFieldChars ? text.slice(0, this.#rules.limits.maxFieldChars) : text
  }

  #openItem(attributes: XmlAttributes): void {
    this.#line = this.#scanner.line
    this.#column = this.#scanner.column
    this.#pushAttributes('item', attributes)
  }

  #openField(element: string, attributes: XmlAttributes | null): void {
    const name = this.#rules.nameOf(element)
    this.#isFieldPrefixed = element.length > name.length
    if (this.#isFieldPrefixed) this.#hasPrefixed = true
    else if (this.#plain.length < MAX_PLAIN) this.#plain.push(name)
    this.#field = name
    this.#child = ''
    this.#value = ''
    this.wantsText = true
    this.#line = this.#scanner.line
    this.#column = this.#scanner.column
    if (attributes !== null) this.#pushAttributes(name, attributes)
  }

  #openChild(name: string, attributes: XmlAttributes | null): void {
    if (this.#level > 3 || !this.#rules.dialect.blocks.has(this.#field)) {
      this.#value += ' '
      return
    }
    if (this.#child === '') this.#push(this.#field, '')
    this.#line = this.#scanner.line
    this.#column = this.#scanner.column
    this.#child = this.#rules.childName(this.#field, name)
    this.#value = ''
    if (attributes !== null) this.#pushAttributes(this.#child, attributes)
  }

  #closeChild(): void {
    this.#push(this.#child, this.#value)
    this.#value = ''
  }

  #closeField(): void {
    this.wantsText = false
    if (this.#child === '') this.#push(this.#field, this.#value)
  }

  #pushAttributes(name: string, attributes: XmlAttributes): void {
    for (const key in attributes) {
      if (key !== 'xmlns' && !key.startsWith('xmlns:') && !key.startsWith('xml:')) this.#push(`${name}@${key.toLowerCase()}`, this.#decoded(attributes[key] as string))
    }
  }

  #push(name: string, value: string): void {
    const fields = this.#fields
    if (fields.values.length >= this.#rules.limits.maxItemValues) return this.#full()
    fields.names.push(name)
    fields.values.push(value)
    fields.lines.push(this.#line)
    fields.columns.push(this.#column)
    fields.isPrefixed.push(this.#isFieldPrefixed)
  }

  /** Of `<id>` and `<g:id>` in one item the second says what the shop means, whatever their order (Atom demands the first). */
  #leaveOutPlain(plain: string): void {
    const { names, values, lines, columns, isPrefixed } = this.#fields
    const isTwice = names.some((name, at) => name === plain && isPrefixed[at] === true && values[at] !== '')
    for (let at = names.length - 1; isTwice && at >= 0; at -= 1) {
      if (names[at] === plain && isPrefixed[at] === false) for (const list of [names, values, lines, columns, isPrefixed]) list.splice(at, 1)
    }
  }

  #full(): void {
    if (!this.#isFull) this.#rules.report.add('fields_too_many', { line: this.#item.line, column: this.#item.column, itemId: this.#item.itemId || null })
    this.#isFull = true
  }

  #decoded(text: string): string {
    if (!text.includes('&')) return text
    return decodeEntities(text, () => {
      const line = this.#scanner.line
      const column = this.#scanner.column
      this.#rules.report.add('entity_repaired', { line: this.#item.line + line - 1, column: line === 1 ? this.#item.column + column - 1 : column, itemId: this.#item.itemId || null, field: this.#field || null })
    })
  }
}
