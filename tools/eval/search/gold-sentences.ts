import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allMakers } from '../../../demo/language/names.ts'
import { LONG_SERIES_BRAND } from '../../../demo/long-series/series.ts'
import { shops } from '../../../demo/shops/shops.ts'
import {
  categories,
  categoryParameters,
  colours,
  conditions,
  materials,
  rooms,
  shapes,
  styles,
} from '../../../src/domains/catalogue/contract.ts'
import { deliveryChoices, fixedChoices } from '../../../src/domains/search/url/choice-slugs.ts'
import { fold } from '../../../src/domains/search/rules/text-words.ts'
import type { Half } from './judged-queries.ts'

/** One thing that is to be understood. Optional: it may be understood so, and need not. */
export interface GoldSlot {
  /** Under which it is counted. */
  readonly field: string
  /** Any of these; intervals as "low..high" in cents or mm, "~n" is about n. */
  readonly options: readonly { readonly field: string; readonly value: string }[]
  readonly isOptional: boolean
}

/** A word that no filter says. */
export interface GoldWord {
  readonly word: string
  /** `denied`: named as not understood, and not searched for. `told`: shown to the person, searched or not. */
  readonly as: 'denied' | 'told'
  readonly isOptional: boolean
}

export interface GoldSentence {
  readonly half: Half
  readonly place: string
  readonly text: string
  readonly slots: readonly GoldSlot[]
  readonly words: readonly GoldWord[]
}

/** All gold sentences of a half's folder. Throws on the first thing that is wrong, with its file and line. */
export function loadGoldSentences(half: Half, folder = join(import.meta.dirname, half)): GoldSentence[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.gold'))
    .toSorted()
    .flatMap((name) => parseGold(readFileSync(join(folder, name), 'utf8'), half, name))
}

/**
 * Lines of `sentence = slots`. `field:value` must be understood, with `a|b` as one of them and
 * `one:a/other:b` as either; in brackets it may be. Prices in
 * euros, sizes in centimetres: `price:..600`, `width:160`, `price:~200` for "uns 200". `!word` is to be named as not
 * understood, `?word` to be shown as a word.
 *
 *     sofá barato sem braços até 500 € = kind:sofas price:..500 (sort:price) !braços
 */
export function parseGold(source: string, half: Half, file: string): GoldSentence[] {
  return source.split('\n').flatMap((raw, at): GoldSentence[] => {
    const place = `${half}/${file}:${at + 1}`
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) return []
    const equals = line.lastIndexOf(' = ')
    try {
      if (equals === -1) throw new Error('no " = " between sentence and slots')
      const text = line.slice(0, equals).trim()
      const parts = line
        .slice(equals + 3)
        .trim()
        .split(/\s+/)
      const words = parts.flatMap((part) => wordOf(part, text) ?? [])
      const slots = parts.flatMap((part) => (isWord(part) ? [] : [slotOf(part)]))
      return [{ half, place, text, slots, words }]
    } catch (error) {
      throw new Error(`${place}: ${(error as Error).message}`, { cause: error })
    }
  })
}

function isWord(part: string): boolean {
  return /^\(?[!?]/.test(part)
}

function wordOf(part: string, text: string): GoldWord | null {
  if (!isWord(part)) return null
  const [, open, mark, word] = /^(\()?([!?])([^)]+)\)?$/.exec(part) ?? []
  if (word === undefined) throw new Error(`"${part}" is not a word`)
  if (!wordsOfText(text).includes(fold(word))) throw new Error(`"${word}" does not stand in the sentence`)
  return { word: fold(word), as: mark === '!' ? 'denied' : 'told', isOptional: open !== undefined }
}

export function wordsOfText(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function slotOf(part: string): GoldSlot {
  const [, open, inner] = /^(\()?([^()]+)\)?$/.exec(part) ?? []
  if (inner === undefined) throw new Error(`"${part}" is not field:value`)
  const options = inner.split('/').flatMap(optionsOf)
  const named = options.filter(({ value }) => value !== 'none')
  return {
    field: named[0]?.field ?? '',
    options: named,
    isOptional: open !== undefined || named.length < options.length,
  }
}

function optionsOf(text: string): GoldSlot['options'] {
  const [, field, value] = /^([a-zA-Z.-]+):(.+)$/.exec(text) ?? []
  if (field === undefined || value === undefined) throw new Error(`"${text}" is not field:value`)
  const unit = units[field]
  const known = unit === undefined ? choices(field) : null
  return value.split('|').map((each) => {
    if (known !== null && each !== 'none' && !known.has(each)) throw new Error(`no ${field} is called "${each}"`)
    return { field, value: unit === undefined ? each : intervalText(each, unit) }
  })
}

/** Cents of a euro, millimetres of a centimetre. */
const units: Readonly<Record<string, number>> = {
  price: 100,
  width: 10,
  depth: 10,
  height: 10,
  diameter: 10,
  length: 10,
}

function intervalText(text: string, unit: number): string {
  const [, about, low, dots, high] = /^(~)?(\d+(?:\.\d+)?)?(\.\.)?(\d+(?:\.\d+)?)?$/.exec(text) ?? []
  if (low === undefined && high === undefined) throw new Error(`"${text}" is not an interval`)
  const scaled = (end: string | undefined): string => (end === undefined ? '' : String(Math.round(Number(end) * unit)))
  if (about !== undefined) return `~${scaled(low)}`
  return dots === undefined ? `${scaled(low)}..${scaled(low)}` : `${scaled(low)}..${scaled(high)}`
}

function slugs(choice: readonly { readonly slug: string }[]): ReadonlySet<string> {
  return new Set(choice.map(({ slug }) => slug))
}

const vocabularies: Readonly<Record<string, ReadonlySet<string>>> = {
  kind: slugs(categories),
  colour: slugs(colours),
  material: slugs(materials),
  style: slugs(styles),
  room: slugs(rooms),
  shape: slugs(shapes),
  condition: slugs(conditions),
  seats: slugs(fixedChoices.lugares),
  delivery: slugs(deliveryChoices),
  shop: slugs(shops),
  brand: new Set([...allMakers(), LONG_SERIES_BRAND].map((name) => name.replaceAll(' ', '_'))),
  stock: new Set(['em-stock']),
  voucher: new Set(['com-voucher']),
  region: new Set(['mainland', 'madeira', 'azores']),
  promo: new Set(['reduzido', 'baixou']),
  sort: new Set(['price', 'total', 'newest', 'discount', 'rating']),
}

/** Of a field of the vocabularies, or of a category's own parameter: `p.lado-da-chaise`. */
function choices(field: string): ReadonlySet<string> {
  const known = vocabularies[field]
  if (known !== undefined) return known
  const parameter = categoryParameters.find(({ slug }) => `p.${slug}` === field)
  if (parameter === undefined) throw new Error(`no field is called "${field}"`)
  return slugs(parameter.choices)
}
