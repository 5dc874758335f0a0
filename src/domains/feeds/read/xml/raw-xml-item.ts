import type { RawItem } from '../../offer-item.ts'
import { plainId } from '../../dialects/item/item-id.ts'
import { something } from '../../values/nothing.ts'
import { indexOfField } from '../field-place.ts'
import { fingerprint } from '../fingerprint.ts'
import { placesIn, type PlaceFinder } from '../places-in.ts'
import { decodeEntities } from './xml-entities.ts'
import type { XmlFieldRules } from './xml-field-rules.ts'
import type { ItemFields, XmlFields } from './xml-fields.ts'
import type { XmlCapture } from './xml-handler.ts'

/** What an item needs to know to read its fields when somebody asks. */
export interface XmlItemRules extends XmlFieldRules {
  fields: XmlFields
}

/** An item of an XML feed: known by id and fingerprint at once, its fields read from its text when first asked for. */
export class RawXmlItem implements RawItem {
  readonly itemId: string
  readonly fingerprint: string
  readonly line: number
  readonly column: number
  readonly ordinal: number
  readonly #capture: XmlCapture
  readonly #rules: XmlItemRules
  #fields: ItemFields | null = null
  #placeOf: PlaceFinder | null = null

  constructor(capture: XmlCapture, ordinal: number, rules: XmlItemRules) {
    this.line = capture.line
    this.column = capture.column
    this.ordinal = ordinal
    this.#capture = capture
    this.#rules = rules
    this.fingerprint = fingerprint(capture.narrow?.telling() ?? capture.source)
    this.itemId = this.#id(capture)
  }

  get names(): readonly string[] {
    return this.#read().names
  }

  get values(): readonly string[] {
    return this.#read().values
  }

  positionOf(field: string, value: string | null = null): { line: number; column: number } {
    const fields = this.#read()
    const at = indexOfField(fields.names, fields.values, field, value)
    return at === -1 ? { line: this.line, column: this.column } : this.placeOf(fields.offsets[at] as number)
  }

  /** Line and column of an offset in the item's text. */
  placeOf(offset: number): { line: number; column: number } {
    return (this.#placeOf ??= placesIn(this.#capture))(offset)
  }

  #id(capture: XmlCapture): string {
    const { dialect, limits } = this.#rules
    if (dialect.idAttribute !== null)
      return this.#capped(attributeOf(capture, dialect.idAttribute, limits.maxAttributes))
    const { source, narrow, markFrom } = capture
    const markTo = Math.min(capture.markTo, markFrom + limits.maxIdChars * 10)
    const text = markFrom === -1 ? '' : (narrow?.holding(markFrom, markTo) ?? source).slice(markFrom, markTo)
    const id = text.includes('<') ? '' : this.#capped(text)
    // CDATA, an empty element beside a better one, an attribute for the element: the fields tell.
    return id === '' ? this.#capped(dialect.idOf(this.names, this.values)) : id
  }

  #capped(text: string): string {
    const decoded = text.includes('&') ? decodeEntities(text, () => undefined) : text
    return something(plainId(decoded))?.slice(0, this.#rules.limits.maxIdChars + 1) ?? ''
  }

  #read(): ItemFields {
    return (this.#fields ??= this.#rules.fields.read(this.#capture, this))
  }
}

function attributeOf(capture: XmlCapture, wanted: string, maxAttributes: number): string {
  const attributes = capture.tape.attributesOf(capture, maxAttributes)
  const at = attributes?.names.findIndex((name) => name.toLowerCase() === wanted) ?? -1
  return attributes?.values[at] ?? ''
}
