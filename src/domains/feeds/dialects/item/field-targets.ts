import { owned } from '#platform/memory/owned-text.ts'
import type { FieldMap } from './field-map.ts'
import { lookAlike } from '../generic/look-alikes.ts'
import { RAW_FIELDS } from './raw-field.ts'
import { placeOfField } from './single-fields.ts'

/** Where a value goes. One object per name of the dialect, so gathering is one look-up and one switch. */
export interface FieldTarget {
  kind:
    | 'ignored'
    | 'single'
    | 'gtin'
    | 'image'
    | 'more-images'
    | 'shipping'
    | 'shipping-part'
    | 'shipping-price'
    | 'detail'
    | 'detail-line'
    | 'detail-name'
    | 'detail-value'
  /** Our field; of parts and details the part's or detail's name. */
  field: string
  /** Of a single field. */
  place: number
  /** Place among the names that lead to the same field; the lowest wins. */
  rank: number
  /** More than one name leads to this field. */
  isShared: boolean
  /** The right name when this one is misspelt. */
  misspeltOf: string | null
  /** What a field that nobody reads looks like, in words for the shop. */
  unread: string | null
  /** `shipping(country:price)`: the order of the parts. */
  header: readonly string[] | null
}

/** Names come from shops; more different ones than this are not remembered, and are not worth correcting. */
const MAX_NAMES = 2000
const LAST_RANK = 1000

/** A dialect's names by what they mean. Owns what it has learnt about names that no map knows (misspelt, attributes). */
export class FieldTargets {
  readonly #targets = new Map<string, FieldTarget>()
  readonly #known: readonly string[]
  readonly #keepsUnknown: boolean
  #lastNames: readonly string[] = []
  #lastTargets: readonly FieldTarget[] = []

  constructor(fields: FieldMap, keepsUnknown: boolean) {
    this.#keepsUnknown = keepsUnknown
    this.#known = Object.keys(fields)
    const counts = new Map<string, number>()
    for (const [name, field] of Object.entries(fields)) {
      const rank = field === null ? 0 : (counts.get(field) ?? 0)
      if (field !== null) counts.set(field, rank + 1)
      this.#targets.set(name, targetOf(field, rank))
    }
    for (const name of this.#known) {
      const target = this.#targets.get(name) as FieldTarget
      target.isShared = (counts.get(fields[name] ?? '') ?? 0) > 1
    }
  }

  of(name: string): FieldTarget {
    return this.#targets.get(name) ?? this.#learn(name)
  }

  /** The same of all names of an item: those of a feed are named alike one after the other. */
  ofAll(names: readonly string[]): readonly FieldTarget[] {
    const last = this.#lastNames
    const isLast = names === last || (names.length === last.length && names.every((name, at) => name === last[at]))
    if (!isLast) [this.#lastNames, this.#lastTargets] = [names, names.map((name) => this.of(name))]
    return this.#lastTargets
  }

  /** The dialect's best name of our field, for what is not there. */
  nameOf(field: string): string {
    return this.#known.find((name) => isNameOf(this.of(name), field)) ?? field
  }

  #learn(name: string): FieldTarget {
    if (this.#targets.size >= MAX_NAMES) return IGNORED
    const own = owned(name)
    const target = this.#resolve(own)
    this.#targets.set(own, target)
    return target
  }

  #resolve(name: string): FieldTarget {
    if (name.startsWith('shipping(') && this.#targets.has('shipping'))
      return { ...targetOf('shipping', 0), header: headerOf(name) }
    if (name.endsWith('@currency')) return targetOf('currency', LAST_RANK)
    const plain = attributeAsElement(name)
    const known = plain === null ? undefined : this.#targets.get(plain)
    if (known !== undefined) return later(known, null)
    const right = misspeltOf(plain ?? name, this.#known)
    if (right !== null) return later(this.#targets.get(right) as FieldTarget, right)
    const target =
      this.#keepsUnknown && !name.includes('@') && !name.includes('.') ? targetOf(`detail:${name}`, 0) : IGNORED
    return { ...target, unread: lookAlike(name) }
  }
}

/** Parts of blocks and details have names of their own: what a carrier asks is not the price. Today's price is one, whatever the pair that the dialect has. */
export function isNameOf(target: FieldTarget, field: string): boolean {
  const isMeant = target.field === field || (field === 'price' && target.field === 'current_price')
  return isMeant && target.kind !== 'shipping-part' && target.kind !== 'detail'
}

const IGNORED: FieldTarget = {
  kind: 'ignored',
  field: '',
  place: -1,
  rank: 0,
  isShared: false,
  misspeltOf: null,
  unread: null,
  header: null,
}

/** Taken when nothing better says it. */
function later(target: FieldTarget, misspelt: string | null): FieldTarget {
  target.isShared = true
  return { ...target, rank: target.rank + LAST_RANK, misspeltOf: misspelt }
}

function targetOf(field: string | null, rank: number): FieldTarget {
  if (field === null) return IGNORED
  const made = (kind: FieldTarget['kind'], name = field): FieldTarget => ({
    ...IGNORED,
    kind,
    field: name,
    place: placeOfField(name),
    rank,
  })
  if (field.startsWith('detail:')) return made('detail', field.slice(7))
  if (field.startsWith('shipping.')) return made('shipping-part', field.slice(9))
  return made(KINDS[field] ?? 'single')
}

const KINDS: Readonly<Record<string, FieldTarget['kind']>> = {
  image_link: 'image',
  additional_image_link: 'more-images',
  shipping: 'shipping',
  gtin: 'gtin',
  shipping_price: 'shipping-price',
  shipping_price_islands: 'shipping-price',
  product_detail: 'detail-line',
  'detail.name': 'detail-name',
  'detail.value': 'detail-value',
}

/** `<item id="1">` for `<item><id>1</id>`, `<image url="…"/>` for `<image>…</image>`. */
function attributeAsElement(name: string): string | null {
  const at = name.indexOf('@')
  if (at === -1) return null
  if (name.startsWith('item@')) return name.slice(5)
  return VALUE_ATTRIBUTES.has(name.slice(at + 1)) ? name.slice(0, at) : null
}

const VALUE_ATTRIBUTES = new Set(['href', 'url', 'src', 'value', 'val'])
const SHORTEST_CORRECTED = 5

/** Words that are a letter away from another's field but say something else (weight and height). */
const REAL_WORDS = new Set([
  ...Object.keys(RAW_FIELDS),
  'height',
  'weight',
  'width',
  'length',
  'depth',
  'right',
  'light',
  'rating',
  'prices',
  'state',
  'stocks',
  'brands',
  'types',
  'sizes',
])

/** The one known name that a longer name misses by a letter (missing, doubled, wrong or two swapped); digits are no slips. */
export function misspeltOf(name: string, known: readonly string[]): string | null {
  if (name.length < SHORTEST_CORRECTED || REAL_WORDS.has(name)) return null
  const near = known.filter((right) => right.length >= SHORTEST_CORRECTED && isOneSlipAway(name, right))
  return near.length === 1 ? (near[0] as string) : null
}

function isOneSlipAway(name: string, right: string): boolean {
  if (Math.abs(name.length - right.length) > 1) return false
  let head = 0
  while (head < name.length && name[head] === right[head]) head += 1
  let tail = 0
  while (tail < name.length - head && tail < right.length - head && name.at(-1 - tail) === right.at(-1 - tail))
    tail += 1
  const [given, wanted] = [name.slice(head, name.length - tail), right.slice(head, right.length - tail)]
  if (/[\d.@]/.test(given + wanted)) return false
  if (given.length <= 1 && wanted.length <= 1) return given !== wanted
  return given.length === 2 && wanted.length === 2 && given[0] === wanted[1] && given[1] === wanted[0]
}

function headerOf(name: string): readonly string[] | null {
  return (
    /\((.+)\)/
      .exec(name)?.[1]
      ?.split(':')
      .map((part) => part.trim()) ?? null
  )
}
