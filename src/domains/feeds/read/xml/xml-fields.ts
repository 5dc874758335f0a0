import type { RawItem } from '../../offer-item.ts'
import { decodeEntities } from './xml-entities.ts'
import type { XmlFieldRules } from './xml-field-rules.ts'
import type { XmlCapture } from './xml-handler.ts'
import type { XmlAttributes } from './xml-tag.ts'
import type { XmlReader } from './xml-tape.ts'

/** Fields of an item index for index, with the offsets of their tags in its text. */
export interface ItemFields {
  names: string[]
  values: string[]
  offsets: number[]
}

/** What problems of an item's fields are reported with. */
export interface ItemPlace extends Pick<RawItem, 'itemId'> {
  placeOf(offset: number): { line: number; column: number }
}

/** Items have a handful of fields without the prefix where others have it; a thousand would make the look-up quadratic. */
const MAX_PLAIN = 20

/**
 * Reads the fields of items: every element under the item is a field, elements under a block field are `block.child`,
 * attributes are `field@name`; other elements inside a field are markup of its text. One for a document.
 */
export class XmlFields implements XmlReader {
  wantsText = false
  readonly #rules: XmlFieldRules
  #item: ItemPlace | null = null
  #fields: ItemFields = { names: [], values: [], offsets: [] }
  // 0 outside, 1 in the item, 2 in a field, 3 and more in children of a field.
  #level = 0
  #field = ''
  #child = ''
  #value = ''
  #offset = 0
  #isFull = false
  // Names of fields that came without a prefix; with one of the same name beside them they are RSS's or Atom's own.
  readonly #plain: string[] = []
  #hasPrefixed = false
  #isFieldPrefixed = false
  // Of each field, whether its element came with the dialect's prefix.
  readonly #isPrefixed: boolean[] = []

  constructor(rules: XmlFieldRules) {
    this.#rules = rules
  }

  read(capture: XmlCapture, item: ItemPlace): ItemFields {
    this.#item = item
    this.#isFull = false
    this.#level = 0
    this.#plain.length = 0
    this.#hasPrefixed = false
    this.#isPrefixed.length = 0
    this.#fields = { names: [], values: [], offsets: [] }
    capture.tape.read(capture, this, this.#rules.limits.maxAttributes)
    if (this.#hasPrefixed) for (const name of this.#plain) this.#leaveOutPlain(name)
    return this.#fields
  }

  leaf(name: string, text: string, at: number): void {
    this.open(name, null, at)
    if (text !== '' && this.wantsText) this.text(text, at)
    this.close()
  }

  open(name: string, attributes: XmlAttributes | null, at: number): void {
    this.#level += 1
    if (this.#level === 2) this.#openField(name, attributes, at)
    else if (this.#level > 2) this.#openChild(name, attributes, at)
    else if (attributes !== null) this.#pushAttributes('item', attributes, (this.#offset = at))
  }

  close(): void {
    this.#level -= 1
    if (this.#level === 1) this.#closeField()
    else if (this.#level === 2 && this.#child !== '') this.#closeChild()
    else if (this.#level > 1) this.#value += ' '
  }

  text(text: string, at: number): void {
    this.cdata(this.#decoded(this.#cut(text), at))
  }

  cdata(text: string): void {
    this.#value = this.#value === '' ? this.#cut(text) : this.#cut(this.#value + text)
  }

  /** Nothing keeps that much of a field; what is longer is not worth decoding. */
  #cut(text: string): string {
    return text.length > this.#rules.limits.maxFieldChars ? text.slice(0, this.#rules.limits.maxFieldChars) : text
  }

  #openField(element: string, attributes: XmlAttributes | null, at: number): void {
    const name = this.#rules.names.of(element)
    this.#isFieldPrefixed = element.length > name.length
    if (this.#isFieldPrefixed) this.#hasPrefixed = true
    else if (this.#plain.length < MAX_PLAIN) this.#plain.push(name)
    this.#field = name
    this.#child = ''
    this.#value = ''
    this.wantsText = true
    this.#offset = at
    if (attributes !== null) this.#pushAttributes(name, attributes, at)
  }

  #openChild(name: string, attributes: XmlAttributes | null, at: number): void {
    if (this.#level > 3 || !this.#rules.dialect.blocks.has(this.#field)) {
      this.#value += ' '
      return
    }
    if (this.#child === '') this.#push(this.#field, '')
    this.#offset = at
    this.#child = this.#rules.names.child(this.#field, name)
    this.#value = ''
    if (attributes !== null) this.#pushAttributes(this.#child, attributes, at)
  }

  #closeChild(): void {
    this.#push(this.#child, this.#value)
    this.#value = ''
  }

  #closeField(): void {
    this.wantsText = false
    if (this.#child === '') this.#push(this.#field, this.#value)
  }

  #pushAttributes(name: string, attributes: XmlAttributes, at: number): void {
    for (let nth = 0; nth < attributes.names.length; nth += 1) {
      const field = this.#rules.names.attribute(name, attributes.names[nth] as string)
      if (field !== null) this.#push(field, this.#decoded(attributes.values[nth] as string, at))
    }
  }

  #push(name: string, value: string): void {
    const { names, values, offsets } = this.#fields
    if (values.length >= this.#rules.limits.maxItemValues) return this.#full()
    names.push(name)
    values.push(value)
    offsets.push(this.#offset)
    this.#isPrefixed.push(this.#isFieldPrefixed)
  }

  /** Of `<id>` and `<g:id>` in one item the second says what the shop means, whatever their order (Atom demands the first). */
  #leaveOutPlain(plain: string): void {
    const { names, values, offsets } = this.#fields
    const isPrefixed = this.#isPrefixed
    const isTwice = names.some((name, at) => name === plain && isPrefixed[at] === true && values[at] !== '')
    for (let at = names.length - 1; isTwice && at >= 0; at -= 1) {
      if (names[at] === plain && isPrefixed[at] === false)
        for (const list of [names, values, offsets, isPrefixed]) list.splice(at, 1)
    }
  }

  #full(): void {
    if (!this.#isFull) this.#report('fields_too_many', this.#item?.placeOf(0), null)
    this.#isFull = true
  }

  #decoded(text: string, at: number): string {
    return text.includes('&')
      ? decodeEntities(text, () => this.#report('entity_repaired', this.#item?.placeOf(at), this.#field || null))
      : text
  }

  #report(
    code: 'fields_too_many' | 'entity_repaired',
    place: { line: number; column: number } | undefined,
    field: string | null,
  ): void {
    this.#rules.report.add(code, { ...place, itemId: this.#item?.itemId || null, field })
  }
}
