import type { DimensionAxis } from '../rules/listing-selection.ts'
import {
  axisAdjectives,
  axisWords,
  type Bound,
  boundsAfter,
  boundsBefore,
  comparatives,
  deliveryWords,
  placesToFill,
  priceWords,
  type Unit,
  unitsTable,
} from './quantity-words.ts'
import type { QueryToken } from './query-tokens.ts'
import { readNumber, type ReadNumber } from './read-number.ts'

export interface Measured extends ReadNumber {
  readonly unit: Unit | null
}

/** One to three numbers with what is said around them; what they count is for `quantityMeaning` to say. */
export interface Quantity {
  readonly from: number
  readonly to: number
  readonly numbers: readonly Measured[]
  /** How several numbers belong together; 'one' where there is one. */
  readonly form: 'one' | 'range' | 'sides'
  readonly bound: Bound | null
  readonly axis: DimensionAxis | null
  /** Words beside it speak of a price. */
  readonly isPrice: boolean
  /** It is the size of a place that a piece has to go into. */
  readonly isPlace: boolean
  /** It is how long delivery takes. */
  readonly isDelivery: boolean
}

type Tokens = readonly QueryToken[]

/** The quantity that begins at a token: "até 300 €", "largura máxima de 2 metros", "1,20x60", "entre 50 e 100"; null when none does. */
export function readQuantity(tokens: Tokens, from: number): Quantity | null {
  const before = readBefore(tokens, from)
  const first = readMeasured(tokens, before.to)
  if (first === null) return null
  const rest = readRest(tokens, first, before.bound)
  const after = readAfter(tokens, rest.numbers.at(-1)?.to ?? first.to)
  const isAlone = rest.form === 'one' && before.to === from && after.to === first.to
  if (isAlone && first.unit === null && !first.hasDecimals) return null
  return {
    from,
    to: after.to,
    numbers: rest.numbers,
    form: rest.form,
    bound: before.bound ?? after.bound,
    axis: before.axis ?? after.axis,
    isPrice: before.isPrice,
    isPlace: before.isPlace,
    isDelivery: before.isDelivery,
  }
}

interface Around {
  to: number
  bound: Bound | null
  axis: DimensionAxis | null
  isPrice: boolean
  isPlace: boolean
  isDelivery: boolean
}

const signs: Readonly<Record<string, Bound>> = { '<': 'most', '≤': 'most', '>': 'least', '≥': 'least', '~': 'about' }
const JOINS: ReadonlySet<string> = new Set(['de', 'da', 'do', 'dos', 'a', 'o', 'os', 'em', ':', '=', '.'])

function readBefore(tokens: Tokens, from: number): Around {
  const read: Around = { to: from, bound: null, axis: null, isPrice: false, isPlace: false, isDelivery: false }
  while (readNumber(tokens, read.to) === null) {
    const at = read.to
    const text = tokens[at]?.text ?? ''
    const place = placesToFill.longestAt(tokens, at)
    const bound = boundsBefore.longestAt(tokens, at)
    const axis = axisWords.longestAt(tokens, at)
    const price = priceWords.longestAt(tokens, at)
    const delivery = deliveryWords.longestAt(tokens, at)
    const comparative = comparatives.longestAt(tokens, at)
    if (comparative) Object.assign(read, comparative.meanings[0], { to: comparative.to })
    else if (delivery) Object.assign(read, { isDelivery: true, to: delivery.to })
    else if (place) Object.assign(read, { isPlace: true, to: place.to })
    else if (bound) Object.assign(read, { bound: bound.meanings[0], to: bound.to })
    else if (axis) Object.assign(read, { axis: axis.meanings[0], to: axis.to })
    else if (text === '€' || price) Object.assign(read, { isPrice: true, to: price?.to ?? at + 1 })
    else if (signs[text]) Object.assign(read, { bound: signs[text], to: at + 1 })
    else if (at > from && JOINS.has(text)) read.to = at + 1
    else break
  }
  return read
}

function readMeasured(tokens: Tokens, at: number): Measured | null {
  const number = readNumber(tokens, at)
  if (number === null) return null
  const sign = tokens[number.to]?.text
  if (sign === '€') return { ...number, unit: { kind: 'euro' }, to: number.to + 1 }
  if (sign === '%' || sign === '$' || sign === '£') return { ...number, unit: { kind: 'other' }, to: number.to + 1 }
  const unit = unitsTable.longestAt(tokens, number.to)
  return unit ? { ...number, unit: unit.meanings[0] ?? null, to: unit.to } : { ...number, unit: null }
}

const RANGES: ReadonlySet<string> = new Set(['a', 'ate', 'aos', '-', '–', '/', 'ou'])
const TIMES: ReadonlySet<string> = new Set(['x', '×', '*', 'por'])
const MOST_SIDES = 3

function readRest(tokens: Tokens, first: Measured, bound: Bound | null): Pick<Quantity, 'numbers' | 'form'> {
  const sign = tokens[first.to]?.text ?? ''
  const isRange = bound === 'between' ? sign === 'e' || RANGES.has(sign) : RANGES.has(sign)
  // "Entre os 200 e os 300 euros".
  const at = isRange && JOINS.has(tokens[first.to + 1]?.text ?? '') ? first.to + 2 : first.to + 1
  const second = isRange || TIMES.has(sign) ? readMeasured(tokens, at) : null
  if (second === null || !isOfOneKind(first, second)) return { numbers: [first], form: 'one' }
  if (isRange) return { numbers: [{ ...first, unit: first.unit ?? second.unit }, second], form: 'range' }
  const numbers = [first, second]
  for (let behind = second.to; numbers.length < MOST_SIDES && TIMES.has(tokens[behind]?.text ?? '');) {
    const next = readMeasured(tokens, behind + 1)
    if (next === null) break
    numbers.push(next)
    behind = next.to
  }
  return { numbers, form: 'sides' }
}

/** "2 metros até 700 euros" is no range. */
function isOfOneKind(first: Measured, second: Measured): boolean {
  return first.unit === null || second.unit === null || first.unit.kind === second.unit.kind
}

function readAfter(tokens: Tokens, from: number): Pick<Around, 'to' | 'bound' | 'axis'> {
  const read: Pick<Around, 'to' | 'bound' | 'axis'> = { to: from, bound: null, axis: null }
  for (let turn = 0; turn < 2; turn += 1) {
    const bound = boundsAfter.longestAt(tokens, read.to)
    const at = tokens[read.to]?.text === 'de' || tokens[read.to]?.text === 'em' ? read.to + 1 : read.to
    const axis = axisWords.longestAt(tokens, at) ?? axisAdjectives.longestAt(tokens, at)
    if (bound && read.bound === null && !beginsAnother(tokens, bound.to))
      Object.assign(read, { bound: bound.meanings[0], to: bound.to })
    else if (axis && read.axis === null && !beginsAnother(tokens, axis.to))
      Object.assign(read, { axis: axis.meanings[0], to: axis.to })
  }
  return read
}

/** "3 lugares máximo 2 metros": what stands before another number belongs to it. */
function beginsAnother(tokens: Tokens, at: number): boolean {
  const bound = boundsBefore.longestAt(tokens, at)
  return readNumber(tokens, at) !== null || (bound !== null && readNumber(tokens, bound.to) !== null)
}
