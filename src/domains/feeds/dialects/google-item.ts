import { cutText, plainLine, plainText } from '../values/plain-text.ts'
import { something } from '../values/nothing.ts'
import { anEntry, entriesOfLine, setPart, type ShippingEntry } from '../values/shipping.ts'
import type { RawItem } from '../offer-item.ts'
import type { ImportReport } from '../report/import-report.ts'
import type { ProblemCode } from '../report/problem-codes.ts'

/** The fields of one Google item gathered by what they mean to us; values trimmed, "N/A" and its like gone. */
export interface GoogleFields {
  single: Map<string, string>
  images: string[]
  shipping: ShippingEntry[]
  details: [name: string, value: string][]
  blocks: Map<string, string>
}

const MAX_LIST = 200
const LISTS = new Set(['additional_image_link', 'image_link', 'lifestyle_image_link', 'shipping', 'product_detail', 'product_highlight'])

/** Atom's and RSS's own words for what Google's fields say. */
const ALIASES: ReadonlyMap<string, string> = new Map([['link@href', 'link'], ['summary', 'description'], ['content', 'description'], ['content:encoded', 'description'], ['ean', 'gtin']])

/** One pass over the raw item. Single fields that come twice with different values keep the first and are reported. */
export function gatherFields(raw: RawItem, report: ImportReport): GoogleFields {
  const fields: GoogleFields = { single: new Map(), images: [], shipping: [], details: [], blocks: new Map() }
  const { names, values } = raw
  for (let at = 0; at < names.length; at += 1) {
    const given = names[at] as string
    const name = ALIASES.get(given) ?? given
    const value = something(values[at])
    const dot = name.indexOf('.')
    if (dot !== -1) gatherBlockPart(fields, name, dot, value)
    else if (name === 'shipping' && value === null) fields.shipping.length < MAX_LIST && fields.shipping.push(anEntry())
    else if (name === 'product_detail' && value === null) fields.details.push(['', ''])
    else if (value === null) continue
    else if (LISTS.has(name) || name.startsWith('shipping(')) gatherList(fields, name, value)
    else gatherSingle(fields, name, value, raw, report)
  }
  return fields
}

/** Where a problem of this item is. */
export function placeOf(raw: RawItem, field: string, value: string | null) {
  return { ...raw.positionOf(field), itemId: raw.itemId || null, field, value }
}

/** A text field on one line, cut at `maxChars` with a warning; null when nothing is left. */
export function lineOf(fields: GoogleFields, name: string, maxChars: number, raw: RawItem, report: ImportReport): string | null {
  const value = fields.single.get(name)
  return value === undefined ? null : capped(plainLine(value, maxChars), name, maxChars, raw, report)
}

/** A text field with its paragraphs. */
export function textOf(fields: GoogleFields, name: string, maxChars: number, raw: RawItem, report: ImportReport): string | null {
  const value = fields.single.get(name)
  return value === undefined ? null : capped(plainText(value, maxChars), name, maxChars, raw, report)
}

/** The field read by `parse`, or null with `code` in the report when it says something that cannot be read. */
export function parsedOf<T>(fields: GoogleFields, name: string, parse: (text: string) => T | null, code: ProblemCode, raw: RawItem, report: ImportReport): T | null {
  const value = fields.single.get(name)
  if (value === undefined) return null
  const parsed = parse(value)
  if (parsed === null) report.add(code, placeOf(raw, name, value))
  return parsed
}

function capped(text: string, name: string, maxChars: number, raw: RawItem, report: ImportReport): string | null {
  if (text === '') return null
  if (text.length <= maxChars) return text
  report.add('text_cut', placeOf(raw, name, text))
  return cutText(text, maxChars)
}

function gatherSingle(fields: GoogleFields, name: string, value: string, raw: RawItem, report: ImportReport): void {
  const known = fields.single.get(name)
  if (known === undefined) fields.single.set(name, value)
  else if (name === 'product_type') return
  else if (known !== value && !name.includes('@')) report.add('field_repeated', placeOf(raw, name, value))
}

function gatherList(fields: GoogleFields, name: string, value: string): void {
  if (name === 'image_link') fields.images.unshift(value)
  else if (name.endsWith('image_link')) fields.images.push(...(value.includes(',') ? value.split(/,(?=\s*(?:https?:)?\/\/)/i) : [value]).slice(0, MAX_LIST))
  else if (name === 'product_detail') fields.details.push(...detailsOfLine(value))
  else if (name === 'product_highlight') fields.details.push(['highlight', value])
  else fields.shipping.push(...entriesOfLine(value, /\((.+)\)/.exec(name)?.[1]?.split(':').map((part) => part.trim()) ?? null))
}

function gatherBlockPart(fields: GoogleFields, name: string, dot: number, value: string | null): void {
  if (value === null) return
  const block = name.slice(0, dot)
  const part = name.slice(dot + 1)
  if (block === 'shipping') setPart(fields.shipping.at(-1) ?? anEntry(), part, value)
  else if (block === 'product_detail') setDetail(fields.details.at(-1), part, value)
  else if (!fields.blocks.has(name)) fields.blocks.set(name, value)
}

function setDetail(detail: [string, string] | undefined, part: string, value: string): void {
  if (detail === undefined) return
  if (part === 'attribute_name') detail[0] = value
  if (part === 'attribute_value') detail[1] = value
}

/** "Geral:Altura:75 cm,Geral:Cor:Azul" (section:name:value). */
function detailsOfLine(line: string): [string, string][] {
  return line
    .split(/,(?=[^,:]*:[^,:]*:)/)
    .slice(0, MAX_LIST)
    .map((text): [string, string] => {
      const parts = text.split(':')
      return parts.length < 3 ? [(parts[0] ?? '').trim(), (parts[1] ?? '').trim()] : [(parts[1] as string).trim(), parts.slice(2).join(':').trim()]
    })
}
