import { categoryBySlug, colours, conditions, materials, shapes } from '../../../src/domains/catalogue/contract.ts'
import type { Facts, JudgedPiece } from './judged-piece.ts'

/** Whether a piece is what a query asks for: by what it truly is, or by the part of that which its shops tell. */
export type Predicate = (piece: JudgedPiece, facts: Facts) => boolean

/** What a value of each field may be, beyond what the vocabularies say; made of the pieces that are judged. */
export interface Universe {
  readonly values: Readonly<Record<OwnField, ReadonlySet<string>>>
}

type OwnField = 'brand' | 'series' | 'tone' | 'stuff' | 'fact' | 'gtin' | 'mpn' | 'code' | 'shop'

export function universeOf(pieces: Iterable<JudgedPiece>): Universe {
  const values = {
    brand: new Set<string>(),
    series: new Set<string>(),
    tone: new Set<string>(),
    stuff: new Set<string>(),
    fact: new Set<string>(),
    gtin: new Set<string>(),
    mpn: new Set<string>(),
    code: new Set<string>(),
    shop: new Set<string>(),
  }
  for (const piece of pieces)
    for (const field of Object.keys(values) as OwnField[])
      for (const value of ownFields[field](piece, piece.real)) values[field].add(value)
  return { values }
}

/** Names in files are written as a word: "Traquinas do Vale" is `Traquinas_do_Vale`. */
function words(text: string): string {
  return text.replaceAll(' ', '_')
}

const ownFields: Readonly<Record<OwnField, (piece: JudgedPiece, facts: Facts) => Iterable<string>>> = {
  brand: (_, { brand }) => (brand === null ? [] : [words(brand)]),
  series: ({ series }) => [words(series)],
  tone: (_, { tones }) => tones,
  stuff: (_, { stuff }) => (stuff === null ? [] : [stuff]),
  fact: ({ facts }) => [...facts].map(words),
  gtin: ({ gtin }) => (gtin === null ? [] : [gtin]),
  mpn: ({ mpn }) => (mpn === null ? [] : [mpn]),
  code: ({ itemIds }) => [...itemIds].map(words),
  shop: ({ offers }) => offers.map(({ shop }) => shop),
}

const vocabularies: Readonly<
  Record<string, { ids: readonly { id: number; slug: string }[]; of: (facts: Facts) => Iterable<number | null> }>
> = {
  colour: { ids: colours, of: ({ colours: ids }) => ids },
  material: { ids: materials, of: ({ materials: ids }) => ids },
  shape: { ids: shapes, of: ({ shape }) => [shape] },
}

/** Centimetres in files, as shoppers say them. */
const AXES = ['width', 'depth', 'height', 'length', 'diameter', 'seatHeight', 'lyingWidth', 'lyingLength'] as const

/**
 * A predicate as files write it: terms apart by blanks, all of which hold. `field:a|b` has one of the values, `!field:a`
 * none; `price:..300`, `width:150..200` (euros, centimetres) lies within; `size:160x230` has these two sides, whichever
 * way round. Throws what is wrong with it.
 */
export function parsePredicate(text: string, universe: Universe): Predicate {
  const terms = text
    .split(/\s+/)
    .filter((term) => term !== '')
    .map((term) => parseTerm(term, universe))
  if (terms.length === 0) throw new Error('a predicate without terms')
  return (piece, facts) => terms.every((term) => term(piece, facts))
}

function parseTerm(term: string, universe: Universe): Predicate {
  if (term.startsWith('!')) {
    const inner = parseTerm(term.slice(1), universe)
    return (piece, facts) => !inner(piece, facts)
  }
  const [, field, value] = /^([A-Za-z]+):(.+)$/.exec(term) ?? []
  if (field === undefined || value === undefined) throw new Error(`"${term}" is not field:value`)
  const values = value.split('|')
  if (field === 'kind') return kindTerm(values)
  if (field === 'condition') return conditionTerm(values)
  if (field === 'stock') return ({ offers }) => offers.some(({ inStock }) => inStock === (value === 'yes'))
  if (field === 'price') return priceTerm(intervalOf(value, 100))
  if (field === 'seats') return seatsTerm(intervalOf(value, 1))
  if (field === 'size') return sizeTerm(value)
  if (Object.hasOwn(vocabularies, field)) return vocabularyTerm(field, values)
  if (Object.hasOwn(ownFields, field)) return ownTerm(field as OwnField, values, universe)
  if ((AXES as readonly string[]).includes(field))
    return axisTerm(field as (typeof AXES)[number], intervalOf(value, 10))
  throw new Error(`no field is called "${field}"`)
}

function kindTerm(slugs: readonly string[]): Predicate {
  for (const slug of slugs) if (categoryBySlug(slug) === null) throw new Error(`no category has the slug "${slug}"`)
  return ({ kinds }) => slugs.some((slug) => kinds.has(slug))
}

function conditionTerm(slugs: readonly string[]): Predicate {
  const codes = slugs.map((slug) => {
    const found = conditions.find((each) => each.slug === slug)
    if (found === undefined) throw new Error(`no condition has the slug "${slug}"`)
    return found.code as string
  })
  return ({ condition }) => codes.includes(condition)
}

function vocabularyTerm(field: string, slugs: readonly string[]): Predicate {
  const { ids, of } = vocabularies[field] as (typeof vocabularies)[string]
  const wanted = slugs.map((slug) => {
    const found = ids.find((each) => each.slug === slug)
    if (found === undefined) throw new Error(`no ${field} has the slug "${slug}"`)
    return found.id
  })
  return (_, facts) => [...of(facts)].some((id) => id !== null && wanted.includes(id))
}

function ownTerm(field: OwnField, values: readonly string[], { values: known }: Universe): Predicate {
  for (const value of values) if (!known[field].has(value)) throw new Error(`no piece has the ${field} "${value}"`)
  const of = ownFields[field]
  return (piece, facts) => [...of(piece, facts)].some((value) => values.includes(value))
}

interface Interval {
  readonly low: number
  readonly high: number
}

/** `..300`, `150..`, `150..200` or `160`, times `unit`. */
function intervalOf(text: string, unit: number): Interval {
  const [, low, dots, high] = /^(\d+(?:\.\d+)?)?(\.\.)?(\d+(?:\.\d+)?)?$/.exec(text) ?? []
  if (low === undefined && high === undefined) throw new Error(`"${text}" is not an interval`)
  const from = low === undefined ? 0 : Math.round(Number(low) * unit)
  const to = high !== undefined ? Math.round(Number(high) * unit) : dots === undefined ? from : Infinity
  if (from > to) throw new Error(`"${text}" ends before it begins`)
  return { low: from, high: to }
}

function priceTerm({ low, high }: Interval): Predicate {
  return ({ offers }) => offers.some(({ priceCents }) => low <= priceCents && priceCents <= high)
}

function seatsTerm({ low, high }: Interval): Predicate {
  return (_, { seats }) => seats !== null && low <= seats && seats <= high
}

function axisTerm(axis: (typeof AXES)[number], { low, high }: Interval): Predicate {
  return (_, { sizesMm }) => {
    const size = sidesOf(sizesMm[axis])
    return size !== null && size[1] >= low && size[0] <= high
  }
}

function sidesOf(size: Facts['sizesMm'][string] | undefined): readonly [number, number] | null {
  if (size === undefined) return null
  return typeof size === 'number' ? [size, size] : size
}

/** Two sides of one piece, as they are told together; shops round by a centimetre or two. */
const PAIRS = [
  ['lyingWidth', 'lyingLength'],
  ['width', 'length'],
  ['width', 'depth'],
  ['width', 'height'],
  ['diameter', 'diameter'],
] as const
const ROUNDED_MM = 20

function sizeTerm(text: string): Predicate {
  const [, a, b] = /^(\d+)x(\d+)$/.exec(text) ?? []
  if (a === undefined || b === undefined) throw new Error(`"${text}" is not two sides in centimetres`)
  const [one, other] = [Number(a) * 10, Number(b) * 10]
  return (_, { sizesMm }) =>
    PAIRS.some(([first, second]) => {
      const [x, y] = [sidesOf(sizesMm[first]), sidesOf(sizesMm[second])]
      return (isAbout(x, one) && isAbout(y, other)) || (isAbout(x, other) && isAbout(y, one))
    })
}

function isAbout(size: readonly [number, number] | null, wanted: number): boolean {
  return size !== null && size.some((mm) => Math.abs(mm - wanted) <= ROUNDED_MM)
}
