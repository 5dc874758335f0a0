import { something } from '../../values/nothing.ts'
import { cutText, plainLine, plainText } from '../../values/plain-text.ts'
import { anEntry, entriesOfLine, setPart, type ShippingEntry } from '../../values/shipping.ts'
import type { RawItem } from '../../offer-item.ts'
import type { ImportReport } from '../../report/import-report.ts'
import type { ProblemCode } from '../../report/problem-codes.ts'
import { type FieldTarget, type FieldTargets, isNameOf } from './field-targets.ts'
import { type SingleField, SingleFields } from './single-fields.ts'

/** The fields of one item gathered by what they mean to us; values trimmed, "N/A" and its like gone. A dialect's `adapt` may change them. */
export interface RawFields {
  /** By our names (raw-field.ts); lists are below. */
  readonly single: SingleFields
  readonly images: string[]
  readonly gtins: string[]
  readonly shipping: ShippingEntry[]
  readonly details: [name: string, value: string][]
}

/** An item being read: its fields, and where and how to say what is wrong with it. */
export interface ItemReading {
  readonly raw: RawItem
  readonly fields: RawFields
  readonly targets: FieldTargets
  readonly report: ImportReport
}

const MAX_LIST = 200
const REGIONS: Readonly<Record<string, string>> = { shipping_price: '', shipping_price_islands: 'Ilhas' }

/** One pass over the raw item. Single fields that come twice with different values keep the first and are reported. */
export function gatherFields(raw: RawItem, targets: FieldTargets, report: ImportReport): ItemReading {
  const gathering = new Gathering(raw, targets, report)
  const { names, values } = raw
  const meanings = targets.ofAll(names)
  for (let at = 0; at < names.length; at += 1) gathering.take(names[at]!, meanings[at]!, values[at])
  return gathering
}

/** Reports what is wrong with one of our fields, under the name that the shop gave it. */
export function complain(
  item: ItemReading,
  code: ProblemCode,
  field: string,
  value: string | null,
  limit?: string,
): null {
  const name = item.raw.names.find((given) => isNameOf(item.targets.of(given), field)) ?? item.targets.nameOf(field)
  item.report.add(code, { ...placeOf(item, name, value), itemId: item.raw.itemId || null, field: name, value }, limit)
  return null
}

/** A value that the dialect has taken from a field of another name (Ceneo's attributes) is found by itself. */
function placeOf({ raw }: ItemReading, name: string, value: string | null): { line: number; column: number } {
  const isElsewhere = value !== null && value.length >= SHORTEST_TELLING && !raw.names.includes(name)
  const by = isElsewhere ? (raw.names[raw.values.findIndex((text) => text.trim() === value)] ?? name) : name
  return raw.positionOf(by, value)
}

/** Shorter values stand in too many fields. */
const SHORTEST_TELLING = 4

/** A text field on one line, cut at `maxChars` with a warning; null when nothing is left. */
export function lineOf(
  item: ItemReading,
  field: SingleField,
  maxChars: number,
  read: (value: string, maxChars: number) => string | null = plainLine,
): string | null {
  const value = item.fields.single.get(field)
  return value === undefined ? null : capped(item, read(value, maxChars) ?? '', field, maxChars)
}

/** A text field with its paragraphs. */
export function textOf(item: ItemReading, field: SingleField, maxChars: number): string | null {
  const value = item.fields.single.get(field)
  return value === undefined ? null : capped(item, paragraphsOf(value, maxChars), field, maxChars)
}

/** The variants of an article follow each other and share their text: the last one is remembered. */
function paragraphsOf(value: string, maxChars: number): string {
  if (value !== lastValue || maxChars !== lastMax)
    [lastText, lastValue, lastMax] = [plainText(value, maxChars), value, maxChars]
  return lastText
}

let [lastValue, lastMax, lastText] = ['', 0, '']

/** The field read by `parse`, or null with `code` in the report when it says something that cannot be read. */
export function parsedOf<T>(
  item: ItemReading,
  field: SingleField,
  parse: (text: string) => T | null,
  code: ProblemCode,
): T | null {
  const value = item.fields.single.get(field)
  if (value === undefined) return null
  return parse(value) ?? complain(item, code, field, value)
}

function capped(item: ItemReading, text: string, field: string, maxChars: number): string | null {
  if (text === '') return null
  if (text.length <= maxChars) return text
  complain(item, 'text_cut', field, text)
  return cutText(text, maxChars)
}

class Gathering implements ItemReading, RawFields {
  readonly raw: RawItem
  readonly targets: FieldTargets
  readonly report: ImportReport
  readonly single = new SingleFields()
  readonly images: string[] = []
  readonly gtins: string[] = []
  readonly shipping: ShippingEntry[] = []
  readonly details: [name: string, value: string][] = []
  // Ranks of shared fields that were not said by their best name.
  #ranks: Map<number, number> | null = null
  #isDetailOpen = false
  #hasMainImage = false

  constructor(raw: RawItem, targets: FieldTargets, report: ImportReport) {
    this.raw = raw
    this.targets = targets
    this.report = report
  }

  get fields(): RawFields {
    return this
  }

  take(name: string, target: FieldTarget, given: string | undefined): void {
    const value = something(given)
    if (value === null) return this.#openBlock(target)
    this.#tellOdd(name, target)
    switch (target.kind) {
      case 'ignored':
        return
      case 'single':
        return this.#takeSingle(target, value)
      case 'gtin':
        return void (this.gtins.length < MAX_LIST && this.gtins.push(value))
      case 'image':
        return this.#takeMainImage(value)
      case 'more-images':
        return void (this.images.length < MAX_LIST && this.images.push(...picturesOf(value)))
      case 'shipping':
        return void (this.shipping.length < MAX_LIST && this.shipping.push(...entriesOfLine(value, target.header)))
      case 'shipping-part':
        return setPart(this.#entry(), target.field, value)
      case 'shipping-price':
        return void (
          this.shipping.length < MAX_LIST &&
          this.shipping.push({ ...anEntry(), region: REGIONS[target.field] ?? '', price: value })
        )
      case 'detail':
        return void this.details.push([target.field, value])
      case 'detail-line':
        return void this.details.push(...detailsOfLine(value))
      case 'detail-name':
        return this.#nameDetail(value)
      case 'detail-value':
        return this.#valueDetail(value)
    }
  }

  /** A misspelt name, and once a feed a column that nobody reads. */
  #tellOdd(name: string, { misspeltOf, unread }: FieldTarget): void {
    if (misspeltOf !== null)
      this.report.add('field_misspelt', {
        ...this.raw.positionOf(name),
        itemId: this.raw.itemId || null,
        field: name,
        value: misspeltOf,
      })
    if (unread !== null && this.report.isFirstTold('column_unread', name))
      this.report.add('column_unread', { ...this.raw.positionOf(name), field: name, value: unread })
  }

  /** A block opens with its own name and nothing else. */
  #openBlock(target: FieldTarget): void {
    if (target.kind === 'shipping' && this.shipping.length < MAX_LIST) this.shipping.push(anEntry())
    else if (target.kind === 'detail-line' || target.kind === 'detail-value') this.#isDetailOpen = false
  }

  #takeSingle({ field, place, rank, isShared }: FieldTarget, value: string): void {
    const known = this.single.at(place)
    if (known === undefined) {
      this.single.setAt(place, value)
      if (isShared && rank > 0) (this.#ranks ??= new Map()).set(place, rank)
      return
    }
    const knownRank = isShared ? (this.#ranks?.get(place) ?? 0) : rank
    if (rank < knownRank) {
      this.single.setAt(place, value)
      this.#ranks?.set(place, rank)
    } else if (rank === knownRank && known !== value && field !== 'product_type')
      complain(this, 'field_repeated', field, value)
  }

  /** The first main picture goes before all others, wherever it stands. */
  #takeMainImage(value: string): void {
    if (this.images.length >= MAX_LIST) return
    if (this.#hasMainImage) this.images.push(...picturesOf(value))
    else this.images.unshift(...picturesOf(value))
    this.#hasMainImage = true
  }

  #entry(): ShippingEntry {
    const entry = this.shipping.at(-1)
    if (entry !== undefined) return entry
    const first = anEntry()
    this.shipping.push(first)
    return first
  }

  #nameDetail(name: string): void {
    const open = this.#isDetailOpen ? this.details.at(-1) : undefined
    if (open !== undefined && open[0] === '') open[0] = name
    else this.details.push([name, ''])
    this.#isDetailOpen = true
  }

  #valueDetail(value: string): void {
    const open = this.#isDetailOpen ? this.details.at(-1) : undefined
    if (open === undefined) this.details.push(['', value])
    else if (open[1] === '') open[1] = value
    this.#isDetailOpen = true
  }
}

/** Several addresses in one value stand apart by comma, semicolon, bar or space; a comma inside an address does not count. */
function picturesOf(value: string): string[] {
  return /[,;|\s]/.test(value) ? value.split(/[,;|\s]\s*(?=(?:https?:)?\/\/)/i).slice(0, MAX_LIST) : [value]
}

/** "Geral:Altura:75 cm,Geral:Cor:Azul" (section:name:value). */
function detailsOfLine(line: string): [string, string][] {
  return line
    .split(/,(?=[^,:]*:[^,:]*:)/)
    .slice(0, MAX_LIST)
    .map((text): [string, string] => {
      const parts = text.split(':')
      return parts.length < 3
        ? [(parts[0] ?? '').trim(), (parts[1] ?? '').trim()]
        : [parts[1]!.trim(), parts.slice(2).join(':').trim()]
    })
}
