import { type AxisRange, maySeat, type Category, type SizeAxis } from '#domains/catalogue/contract.ts'
import { type DimensionAxis, dimensionAxes, type DimensionInterval } from '../rules/listing-selection.ts'
import { deliveryChoices, fixedChoices, MOST_SEATS } from '../url/choice-slugs.ts'
import type { Meaning } from './meaning.ts'
import type { Bound } from './quantity-words.ts'
import type { Measured, Quantity } from './read-quantity.ts'

/** What the sizes of a sentence are about. */
export interface MeasuredThing {
  readonly category: Category | null
  /** Round things have a diameter. */
  readonly isRound: boolean
  /** Axes that the sentence names. */
  readonly axes: ReadonlySet<DimensionAxis | null>
}

/**
 * What a quantity says about things of this category; null: it reads like a wish, and no filter can say it. A number is never
 * put where it was not said: without a unit it is a price behind "até", a size beside an axis, else nothing.
 */
export function quantityMeaning(quantity: Quantity, thing: MeasuredThing): readonly Meaning[] | null {
  const { category } = thing
  const units = new Set(quantity.numbers.flatMap(({ unit }) => unit?.kind ?? []))
  if (quantity.isOtherMoney || units.has('other') || units.size > 1) return null
  const [unit] = units
  if (unit === 'seats') return seatsMeaning(quantity, category)
  if (unit === 'days') return daysMeaning(quantity)
  // "Com entrega até 30 euros": what delivery costs.
  if (quantity.isDelivery) return null
  if (quantity.form === 'sides') return unit === 'euro' ? null : sidesMeaning(quantity, category)
  if (unit === 'length' || quantity.axis !== null || quantity.isPlace || isBareSize(quantity))
    return unit === 'euro' ? null : sizeMeaning(quantity, thing)
  return unit === 'euro' || quantity.isPrice || quantity.bound !== null
    ? priceMeaning(quantity, unit === 'euro' || quantity.isPrice)
    : null
}

/** "Cama 1,60": nothing else is written so. */
function isBareSize({ numbers, form, bound, isPrice }: Quantity): boolean {
  const [first] = numbers
  return form === 'one' && bound === null && !isPrice && first?.unit === null && first.hasDecimals && first.value < 10
}

const MOST_EUROS = 1_000_000
/** Below this a bare number behind "até" may count anything. */
const LEAST_BARE_EUROS = 10
/** What "uns 200 euros" leaves open on both sides. */
const ABOUT = 0.2

function priceMeaning(quantity: Quantity, isSaid: boolean): readonly Meaning[] | null {
  const values = quantity.numbers.map(({ value }) => value)
  if (values.some((value) => value <= 0 || value > MOST_EUROS)) return null
  if (!isSaid && values.some((value) => value < LEAST_BARE_EUROS)) return null
  const ends = endsOf(
    quantity,
    values.map((value) => Math.round(value * 100)),
    ABOUT,
  )
  return ends && [{ kind: 'price', ...ends }]
}

/** Null: the ends contradict each other. */
function endsOf(
  { form, bound }: Pick<Quantity, 'form' | 'bound'>,
  [first = 0, second = 0]: readonly number[],
  about: number,
): { low: number | null; high: number | null } | null {
  if (form === 'range') return first > second ? null : { low: first, high: second }
  if (bound === 'between') return null
  if (bound === 'most') return { low: null, high: first }
  if (bound === 'least') return { low: first, high: null }
  return { low: Math.round(first * (1 - about)), high: Math.round(first * (1 + about)) }
}

function sizeMeaning(quantity: Quantity, thing: MeasuredThing): readonly Meaning[] | null {
  const lengths = quantity.numbers.map((number) => lengthOf(number, quantity.numbers))
  if (lengths.some((mm) => mm === null)) return null
  const mm = lengths.map(Number)
  const axis = quantity.axis === null ? axisOf(thing, quantity, mm) : axisSaid(quantity.axis, thing)
  if (axis === null) return null
  const bound: Bound | null = quantity.isPlace ? 'most' : quantity.bound
  const ends = endsOf({ form: quantity.form, bound }, mm, bound === 'about' ? ABOUT_SIZE : 0)
  return ends && [{ kind: 'size', axis, interval: { lowMm: ends.low, highMm: ends.high } }]
}

const ABOUT_SIZE = 0.1
const MOST_MM = 100_000

/** Millimetres; a bare number is in centimetres; below ten, with decimals or beside others ("2 x 3"), in metres. */
function lengthOf({ value, hasDecimals, unit }: Measured, all: readonly Measured[]): number | null {
  const shared = all.findLast((each) => each.unit !== null)?.unit ?? null
  const mm = Math.round(value * (unit?.kind === 'length' ? unit.mm : bareUnit()))
  return mm > 0 && mm <= MOST_MM ? mm : null

  function bareUnit(): number {
    const isSmall = value < 10 && (hasDecimals || (all.length > 1 && shared === null))
    if (isSmall) return METRE_MM
    // "2 metros por 90"
    const said = shared?.kind === 'length' ? shared.mm : CENTIMETRE_MM
    return said === METRE_MM && value >= 10 ? CENTIMETRE_MM : said
  }
}

const METRE_MM = 1000
const CENTIMETRE_MM = 10

/** The axis of a size without one: the one by which things of the category are told apart; null: it may be any. */
function axisOf(
  { category, isRound }: MeasuredThing,
  { isPlace }: Quantity,
  mm: readonly number[],
): DimensionAxis | null {
  if (isPlace) return 'width'
  if (category === null) return null
  const { axes, single, besidePair } = category.size
  if (isRound && 'diameter' in axes) return 'diameter'
  const axis = [single, besidePair].find((each) => each && mm.every((length) => isPossible(axes[each], length)))
  return axis ? listedAxis(axis) : null
}

/** No mattress is 20 cm wide: a number beyond what such things are like is about another side, or about something else. */
function isPossible(range: AxisRange | undefined, mm: number): boolean {
  return range !== undefined && mm >= range[0] && mm <= range[1]
}

/** What is said of a thing that has no such side: a sofa's length is its width, and where a table's is told, its width is its depth. */
function axisSaid(axis: DimensionAxis, { category, axes }: MeasuredThing): DimensionAxis {
  if (category === null || 'length' in category.size.axes || !('width' in category.size.axes)) return axis
  // What hangs is as long as it is high.
  if (axis === 'length') return category.size.pair[1] === 'height' ? 'height' : 'width'
  return axis === 'width' && axes.has('length') && !axes.has('depth') ? 'depth' : axis
}

function sidesMeaning(quantity: Quantity, category: Category | null): readonly Meaning[] | null {
  if (category === null) return null
  const { pair, triple, sides } = category.size
  const lengths = quantity.numbers.map((number) => lengthOf(number, quantity.numbers))
  if (lengths.some((mm) => mm === null)) return null
  if (quantity.numbers.every(isSmallCount) && !mayBeInMetres(category)) return null
  const names = lengths.length === 2 ? pair : triple
  const ordered = inOrder(lengths.map(Number), sides)
  if (ordered.some((mm, index) => isBeyond(category.size.axes[names[index] ?? 'width'], mm))) return null
  const axes = names.map(listedAxis)
  return ordered.map((mm, index) => ({
    kind: 'size',
    axis: axes[index] ?? 'width',
    interval: intervalOf(mm, quantity.bound),
  }))
}

/** "2 m por 500" is no sofa. */
function isBeyond(range: AxisRange | undefined, mm: number): boolean {
  return range !== undefined && (mm < range[0] / 2 || mm > range[1])
}

/** "Estante 4x4" counts compartments; rugs are told in metres. */
function mayBeInMetres({ size: { pair } }: Category): boolean {
  return pair[1] === 'length' || pair[1] === 'height'
}

function isSmallCount({ value, hasDecimals, unit }: Measured): boolean {
  return value < 10 && !hasDecimals && unit === null
}

/** The two floor sides in the order that the category tells them apart by. */
function inOrder([first = 0, second = 0, ...rest]: readonly number[], sides: Category['size']['sides']): number[] {
  const isTurned = (sides === 'long-first' && first < second) || (sides === 'short-first' && first > second)
  return isTurned ? [second, first, ...rest] : [first, second, ...rest]
}

function intervalOf(mm: number, bound: Bound | null): DimensionInterval {
  if (bound === 'most') return { lowMm: null, highMm: mm }
  return bound === 'least' ? { lowMm: mm, highMm: null } : { lowMm: mm, highMm: mm }
}

/** Of the sizes that a listing filters by; a bed is asked for by the bed's own. */
function listedAxis(axis: SizeAxis): DimensionAxis {
  if (axis === 'lyingWidth') return 'width'
  if (axis === 'lyingLength') return 'length'
  return (dimensionAxes as readonly string[]).includes(axis) ? (axis as DimensionAxis) : 'width'
}

function seatsMeaning({ form, bound, numbers }: Quantity, category: Category | null): readonly Meaning[] | null {
  if (category !== null && !maySeat(category)) return null
  const [first, second] = numbers.map(({ value }) => value)
  if (first === undefined || ![first, second ?? first].every(isSeats)) return null
  const low = bound === 'most' ? 1 : Math.min(first, MOST_SEATS)
  const high = Math.min(form === 'range' ? (second ?? first) : bound === 'least' ? MOST_SEATS : first, MOST_SEATS)
  if (low > high) return null
  const slugs = fixedChoices.lugares.filter(({ id }) => id >= low && id <= high).map(({ slug }) => slug)
  return [{ kind: 'choice', facet: 'lugares', slugs }]
}

const MOST_PEOPLE = 30

function isSeats(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MOST_PEOPLE
}

/** The longest choice of delivery that is over in so many days. */
function daysMeaning({ numbers, bound, isDelivery }: Quantity): readonly Meaning[] | null {
  const last = numbers.at(-1)
  if (last?.unit?.kind !== 'days' || bound === 'least' || !isDelivery) return null
  const days = last.value * last.unit.days
  const choice = deliveryChoices.findLast(({ withinDays }) => withinDays !== null && withinDays <= days)
  return choice === undefined ? null : [{ kind: 'choice', facet: 'entrega', slugs: [choice.slug] }]
}
