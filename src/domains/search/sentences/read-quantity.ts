import type { DimensionAxis } from '../rules/listing-selection.ts'
import { deniedBound } from './denied-bound.ts'
import {
  axisAdjectives,
  axisWords,
  type Bound,
  boundsAfter,
  boundsBefore,
  comparatives,
  deliveryWords,
  otherMoney,
  otherMoneyBehind,
  placesToFill,
  priceWords,
  type Unit,
  unitsTable,
} from './quantity-words.ts'
import type { QueryToken } from './query-tokens.ts'
import { readNumber, type ReadNumber } from './read-number.ts'
import { isWishWord } from './small-words.ts'

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
  /** It is money that is no price. */
  readonly isOtherMoney: boolean
}

type Tokens = readonly QueryToken[]

/**
 * The quantity that begins at a token: "até 300 €", "largura máxima de 2 metros", "1,20x60", "entre 50 e 100"; null when none does.
 * `isBed`: a bare number that beds are wide is that, and no price ("cama de 160 até 500").
 */
export function readQuantity(tokens: Tokens, from: number, isBed = false): Quantity | null {
  const seats = readBareSeats(tokens, from)
  if (seats !== null) return seats
  const before = readBefore(tokens, from)
  const first = readMeasured(tokens, before.to)
  if (first === null || isAxisOfNumberBefore(tokens, from) || isSideBehind(tokens, from, first)) return null
  const isApart = isLimitBehind(tokens, before, first, isBed)
  const rest = isApart ? alone(first) : readRest(tokens, first, before.bound)
  const after = readAfter(tokens, rest.numbers.at(-1) ?? first, before.axis === null)
  const money = moneyBehind(tokens, after.to)
  // "180 cm altura 80 cm largura": the axis before belongs to another number.
  if (before.axis !== null && after.axis !== null) return null
  const isAlone = rest.form === 'one' && before.to === from && after.to === first.to
  if (isAlone && first.unit === null && !first.hasDecimals) return null
  return {
    from,
    to: money ?? after.to,
    numbers: rest.numbers,
    form: rest.form,
    bound: before.bound ?? after.bound,
    axis: before.axis ?? after.axis,
    isPrice: before.isPrice,
    isPlace: before.isPlace,
    isDelivery: before.isDelivery,
    isOtherMoney: before.isOtherMoney || money !== null || isFreeFrom(tokens, from, before.bound),
  }
}

/** "100 euros de poupança" is no price: where those words end, or null. What is reduced may be asked for beside it. */
function moneyBehind(tokens: Tokens, at: number): number | null {
  if (tokens[at]?.text === 'de' && tokens[at + 1]?.text === 'desconto') return at
  return otherMoneyBehind.longestAt(tokens, at)?.to ?? null
}

/** "Portes grátis acima de 50 €": from which order on something is given. */
function isFreeFrom(tokens: Tokens, from: number, bound: Bound | null): boolean {
  return bound === 'least' && GIVEN.has(tokens[from - 1]?.text ?? '')
}

const GIVEN: ReadonlySet<string> = new Set(
  'gratis gratuito gratuitos gratuita gratuitas incluidos oferecidos'.split(' '),
)

/** "Mesa para 4" at the end, or before another wish. */
function readBareSeats(tokens: Tokens, from: number): Quantity | null {
  const number = tokens[from]?.text === 'para' ? readNumber(tokens, from + 1) : null
  if (number === null || number.hasDecimals) return null
  const behind = tokens[number.to]
  if (behind !== undefined && behind.text !== ',' && !isWishWord(behind.key)) return null
  return { ...NOTHING, from, to: number.to, numbers: [{ ...number, unit: { kind: 'seats' } }], form: 'one' }
}

const NOTHING = { bound: null, axis: null, isPrice: false, isPlace: false, isDelivery: false, isOtherMoney: false }

interface Around {
  to: number
  bound: Bound | null
  axis: DimensionAxis | null
  isPrice: boolean
  isPlace: boolean
  isDelivery: boolean
  isOtherMoney: boolean
}

const signs: Readonly<Record<string, Bound>> = { '<': 'most', '≤': 'most', '>': 'least', '≥': 'least', '~': 'about' }
const JOINS: ReadonlySet<string> = new Set(['de', 'da', 'do', 'dos', 'a', 'o', 'os', 'em', ':', '=', '.'])

type Said = Partial<Around> & Pick<Around, 'to'>

/** What may stand before a number, in the order in which it is looked for. */
const SAID_BEFORE: readonly ((tokens: Tokens, at: number) => Said | null)[] = [
  (tokens, at) => ending(otherMoney.longestAt(tokens, at), () => ({ isOtherMoney: true })),
  (tokens, at) => ending(comparatives.longestAt(tokens, at), (said) => ({ ...said })),
  (tokens, at) => ending(deliveryWords.longestAt(tokens, at), () => ({ isDelivery: true })),
  (tokens, at) => ending(placesToFill.longestAt(tokens, at), () => ({ isPlace: true })),
  (tokens, at) =>
    ending(boundsBefore.longestAt(tokens, at) ?? deniedBound(tokens, at), (bound) => ({ bound: bound ?? null })),
  (tokens, at) => ending(axisWords.longestAt(tokens, at), (axis) => ({ axis: axis ?? null })),
  (tokens, at) => ending(priceWords.longestAt(tokens, at), () => ({ isPrice: true })),
  (tokens, at) => (tokens[at]?.text === '€' ? { isPrice: true, to: at + 1 } : null),
  (tokens, at) => {
    const bound = signs[tokens[at]?.text ?? '']
    return bound === undefined ? null : { bound, to: at + 1 }
  },
]

function ending<Meaning>(
  found: { readonly meanings: readonly Meaning[]; readonly to: number } | null,
  say: (meaning: Meaning | undefined) => Partial<Around>,
): Said | null {
  return found && { ...say(found.meanings[0]), to: found.to }
}

function readBefore(tokens: Tokens, from: number): Around {
  const read: Around = { to: from, ...NOTHING }
  while (readNumber(tokens, read.to) === null) {
    const at = read.to
    const said = firstOf(SAID_BEFORE, (look) => look(tokens, at))
    if (said !== null) Object.assign(read, said)
    else if (at > from && JOINS.has(tokens[at]?.text ?? '')) read.to = at + 1
    else break
  }
  return read
}

function firstOf<Each, Found>(list: readonly Each[], find: (each: Each) => Found | null): Found | null {
  for (const each of list) {
    const found = find(each)
    if (found !== null) return found
  }
  return null
}

function readMeasured(tokens: Tokens, at: number): Measured | null {
  const number = readNumber(tokens, at)
  if (number === null) return null
  const sign = tokens[number.to]?.text
  if (sign === '€' && isRate(tokens, number.to + 1)) return { ...number, unit: { kind: 'other' }, to: number.to + 3 }
  if (sign === '€') return { ...number, unit: { kind: 'euro' }, to: number.to + 1 }
  if (sign === '%' || sign === '$' || sign === '£') return { ...number, unit: { kind: 'other' }, to: number.to + 1 }
  if (tokens[number.to + 1]?.text === '²') return { ...number, unit: { kind: 'other' }, to: number.to + 2 }
  const unit = unitsTable.longestAt(tokens, number.to)
  const glued = unit && unit.meanings[0]?.kind === 'length' ? centimetresBehind(tokens, unit.to) : null
  if (unit && glued !== null) {
    const [mm, to] = [number.value * 1000 + glued * 10, unit.to + 1]
    return { value: mm, hasDecimals: false, unit: { kind: 'length', mm: 1 }, to }
  }
  return unit ? { ...number, unit: unit.meanings[0] ?? null, to: unit.to } : { ...number, unit: null }
}

/** "20 €/mês" is no price of the thing. */
function isRate(tokens: Tokens, at: number): boolean {
  const [sign, time] = [tokens[at]?.text, tokens[at + 1]?.text]
  return (sign === '/' || sign === 'por') && (time === 'mes' || time === 'ano')
}

/** The 80 of "1m80". */
function centimetresBehind(tokens: Tokens, at: number): number | null {
  const [unit, number] = [tokens[at - 1], tokens[at]]
  const isGlued = unit?.text === 'm' && number?.from === unit.to && /^\d{2}$/.test(number.text)
  return isGlued ? Number(number.text) : null
}

const RANGES: ReadonlySet<string> = new Set(['a', 'ate', 'aos', '-', '–', '/', 'ou'])
const TIMES: ReadonlySet<string> = new Set(['x', '×', '*', 'por'])
const MOST_SIDES = 3

function readRest(tokens: Tokens, first: Measured, bound: Bound | null): Pick<Quantity, 'numbers' | 'form'> {
  const sign = tokens[first.to]?.text ?? ''
  const isRange = RANGES.has(sign) || (bound === 'between' && sign === 'e')
  // "Entre os 200 e os 300 euros".
  const at = isRange && JOINS.has(tokens[first.to + 1]?.text ?? '') ? first.to + 2 : first.to + 1
  const second = isRange || TIMES.has(sign) ? readMeasured(tokens, at) : null
  if (second === null || !belongsTo(first, second, sign)) return alone(first)
  if (!isRange) return { numbers: sidesBehind(tokens, [first, second]), form: 'sides' }
  if (bound === 'most') return alone(largerOf(first, second))
  const start = { ...inThousands(tokens, first, second), unit: first.unit ?? second.unit }
  return { numbers: [start, second], form: 'range' }
}

/** "60 por 40 €" is a price behind a size, "2 lugares até 150" a limit of something else. */
function belongsTo(first: Measured, second: Measured, sign: string): boolean {
  if (sign === 'por' && isPrice(second) && !isPrice(first)) return false
  if (sign === 'ate' && second.unit === null && first.unit !== null) return false
  return isOfOneKind(first, second)
}

function sidesBehind(tokens: Tokens, two: readonly [Measured, Measured]): Measured[] {
  const numbers: Measured[] = [...two]
  for (let behind = two[1].to; numbers.length < MOST_SIDES && TIMES.has(tokens[behind]?.text ?? '');) {
    const next = readMeasured(tokens, behind + 1)
    if (next === null || isPrice(next) !== isPrice(two[0])) break
    numbers.push(next)
    behind = next.to
  }
  return numbers
}

/** "Até 30 ou 40 €": at most the larger one. */
function largerOf(first: Measured, second: Measured): Measured {
  const larger = first.value > second.value ? first : second
  return { ...larger, unit: first.unit ?? second.unit, to: second.to }
}

/** "Entre 2 e 3 mil". */
function inThousands(tokens: Tokens, first: Measured, second: Measured): Measured {
  const isMeant =
    first.value < 100 && second.value >= 1000 && tokens[second.to - (second.unit === null ? 1 : 2)]?.text === 'mil'
  return isMeant ? { ...first, value: first.value * 1000 } : first
}

function alone(first: Measured): Pick<Quantity, 'numbers' | 'form'> {
  return { numbers: [first], form: 'one' }
}

/** "Mesa para 4 até 200", "secretária 120 até 100": what stands behind "até" is a limit of its own, but in "de 100 até 200". */
function isLimitBehind(tokens: Tokens, before: Around, first: Measured, isBed: boolean): boolean {
  if (tokens[first.to]?.text !== 'ate' || first.unit !== null || before.bound === 'between') return false
  const lead = tokens[before.to - 1]?.text ?? ''
  const isOfTwo = lead === 'de' || lead === 'desde' || lead === 'dos'
  return !isOfTwo || first.hasDecimals || (isBed && BED_WIDTHS.has(String(first.value)))
}

/** In which beds and mattresses are made, as people say them without a unit: "cama de 160", "colchão casal 150". */
export const BED_WIDTHS: ReadonlySet<string> = new Set('80 90 100 105 120 135 140 150 160 180 200'.split(' '))

/** "2 metros até 700 euros" is no range, nor is "2 lugares até 150". */
function isOfOneKind(first: Measured, second: Measured): boolean {
  return first.unit === null || second.unit === null || first.unit.kind === second.unit.kind
}

function isPrice({ unit }: Measured): boolean {
  return unit?.kind === 'euro'
}

/** `isOwn`: a side that is named behind the number is the number's own, also before another one ("60 de diâmetro até 40 €"). */
function readAfter(tokens: Tokens, last: Measured, hasNoAxis: boolean): Pick<Around, 'to' | 'bound' | 'axis'> {
  const isOwn = hasNoAxis && (last.unit === null || last.unit.kind === 'length')
  const read: Pick<Around, 'to' | 'bound' | 'axis'> = { to: last.to, bound: null, axis: null }
  for (let turn = 0; turn < 2; turn += 1) {
    const bound = boundsAfter.longestAt(tokens, read.to)
    const at = tokens[read.to]?.text === 'de' || tokens[read.to]?.text === 'em' ? read.to + 1 : read.to
    const axis = axisWords.longestAt(tokens, at) ?? axisAdjectives.longestAt(tokens, at)
    if (bound && read.bound === null && !beginsAnother(tokens, bound.to))
      Object.assign(read, { bound: bound.meanings[0], to: bound.to })
    else if (axis && read.axis === null && (isOwn || !beginsAnother(tokens, axis.to)))
      Object.assign(read, { axis: axis.meanings[0], to: axis.to })
  }
  return read
}

/** The "por 200" of "para cama de 90 por 200", whose 90 belongs to others. */
function isSideBehind(tokens: Tokens, from: number, first: Measured): boolean {
  return tokens[from]?.text === 'por' && tokens[from - 1]?.kind === 'number' && !isPrice(first)
}

/** "60 de diâmetro até 40": the side was said of the number before, if that has none in front of it. */
function isAxisOfNumberBefore(tokens: Tokens, from: number): boolean {
  if (axisWords.longestAt(tokens, from) === null) return false
  let at = from - 1
  if (tokens[at]?.text === 'de' || tokens[at]?.text === 'em') at -= 1
  if (at > 0 && unitsTable.longestAt(tokens, at)?.meanings[0]?.kind === 'length') at -= 1
  if (tokens[at]?.kind !== 'number') return false
  let before = at - 1
  while (JOINS.has(tokens[before]?.text ?? '') || boundsBefore.words.has(tokens[before]?.key ?? '')) before -= 1
  return before < 0 || axisWords.longestAt(tokens, before) === null
}

/** "3 lugares máximo 2 metros": what stands before another number belongs to it; not in "180 cm altura 80 cm largura". */
function beginsAnother(tokens: Tokens, at: number): boolean {
  const bound = boundsBefore.longestAt(tokens, at)
  const next = readMeasured(tokens, at) ?? (bound && readMeasured(tokens, bound.to))
  if (next === null) return false
  const axis = axisWords.longestAt(tokens, next.to)
  return axis === null || readNumber(tokens, axis.to) !== null
}
