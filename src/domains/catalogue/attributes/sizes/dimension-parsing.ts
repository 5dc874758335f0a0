import { sizeProfiles, type AxisRange, type SizeAxis, type SizeProfile } from '../../tree/size-profiles.ts'
import { tokensOf, type Token } from '../words/lexer.ts'
import { numberValue } from './number-value.ts'
import { sizeMentions, type SizeElement, type SizeMention } from './size-mentions.ts'
import { BED_SOFA, MATTRESS, maySaySizes, REACH, ROUND, saidAnywhere } from './size-signs.ts'
import { withStatesSettled } from './size-states.ts'
import { inchMm } from './size-words.ts'

/** One axis of an article; low and high are equal unless it has a range ("160/240 cm extensível"). */
export type SizeReading = { readonly lowMm: number; readonly highMm: number; readonly confidence: number }
export type SizeReadings = Partial<Record<SizeAxis, SizeReading>>

/** A size that was read and left out, because nothing of the category is like that; mm as read. */
export type ImplausibleSize = { readonly axis: SizeAxis; readonly lowMm: number }

export type ReadingOptions = {
  /** Running text: a bare number can be anything, bare pairs and triples count where they are announced. */
  readonly isRunningText?: boolean
  /** What the category's articles are called (own-nouns.ts). */
  readonly own?: ReadonlySet<string>
  /** The bed's lying area is told elsewhere: further sizes are its outside. */
  readonly isLyingKnown?: boolean
  /** Takes what was left out as implausible. */
  readonly dropped?: ImplausibleSize[] | null
}

/**
 * The sizes in a text, in mm per axis, as far as they are plausible for the category (product.md 2, feeds.md Attributes).
 * Labelled numbers first ("larg. 90 cm", "Ø 80", "160x90x75 (LxPxA)"), then bare ones in the category's usual order;
 * what fits no plausible reading is left out.
 *
 *     parseDimensions(tokensOf('Mesa 160/240x90x75 cm extensível'), sizeProfiles.diningTable)
 *     → width 1600–2400, depth 900, height 750
 */
export function parseDimensions(tokens: readonly Token[], profile: SizeProfile, options: ReadingOptions = {}): SizeReadings {
  const readings: SizeReadings = {}
  if (!maySaySizes(tokens, options.isRunningText ?? false)) return readings
  const mentions = withoutConversions(withStatesSettled(sizeMentions(tokens, options.own ?? noWords), profile))
  if (mentions.length === 0) return readings
  const said = saidAnywhere(tokens)
  const context: Context = { profile, isRound: (said & ROUND) !== 0, isBedSofa: (said & BED_SOFA) !== 0, hasMattress: (said & MATTRESS) !== 0, isExtensible: (said & REACH) !== 0, isLyingKnown: options.isLyingKnown ?? false, dropped: options.dropped ?? null }
  for (const mention of mentions) if (mention.about !== 'reach' && mention.elements.some(isLabelled)) keepNew(readings, labelledReadings(mention, context))
  for (const mention of mentions) {
    if (mention.about === 'reach' || mention.elements.some(isLabelled)) continue
    if (!options.isRunningText || isAnnounced(mention, profile)) keepNew(readings, ofTheSame(readings, bareReadings(mention, context, readings)))
  }
  for (const mention of mentions) if (mention.about === 'reach') extend(readings, mention, profile)
  return settled(readings, profile)
}

const noWords: ReadonlySet<string> = new Set()

/** In running text: "mede 160 x 90 cm", "para colchão de 140 x 190"; of what is only long "Medidas: 500 cm". */
const isAnnounced = ({ elements: [, ...others], about, isLed }: SizeMention, { single }: SizeProfile): boolean =>
  about === 'lying' || (isLed && (others.length > 0 || single === 'length'))

/** Without parts, and without what inches say again: "160 x 90 cm (63 x 35 in)". */
function withoutConversions(all: readonly SizeMention[]): readonly SizeMention[] {
  const mentions = all.some(({ about }) => about === 'part') ? all.filter(({ about }) => about !== 'part') : all
  if (mentions.length < 2) return mentions
  const isInInches = (mention: SizeMention): boolean => mention.elements.some(({ unitMm }) => unitMm === inchMm)
  return mentions.some((mention) => !isInInches(mention)) ? mentions.filter((mention) => !isInInches(mention)) : mentions
}

/** The value of a field that is about one axis ("120 cm", "45-52", "1,20 m"); `unitMm` is the unit in the field's name. */
export function parseAxis(value: string, axis: SizeAxis, unitMm: number | null, profile: SizeProfile, dropped: ImplausibleSize[] | null = null): SizeReadings {
  const mention = sizeMentions(tokensOf(value), noWords)[0]
  const element = mention?.elements[0]
  if (!mention || !element || mention.elements.length > 1) return {}
  const labelled = { ...element, axis, unitMm: element.unitMm ?? unitMm }
  return labelledReadings({ ...mention, elements: [labelled] }, { profile, isRound: false, isBedSofa: false, hasMattress: false, isLyingKnown: false, isExtensible: false, dropped })
}

/** "para cama de 150 cm" on bed linen: the width of the bed it is for, mm, or null. */
export function bedWidthMm(tokens: readonly Token[]): number | null {
  const element = sizeMentions(tokens, noWords).find((mention) => mention.about === 'lying')?.elements[0]
  const mm = element ? Math.round(inCentimetres(element) * 10) : 0
  return mm >= 600 && mm <= 2200 ? mm : null
}

type Context = { readonly profile: SizeProfile; readonly isRound: boolean; readonly isBedSofa: boolean; readonly hasMattress: boolean; readonly isLyingKnown: boolean; readonly isExtensible: boolean; readonly dropped: ImplausibleSize[] | null }

const isLabelled = (element: SizeElement): boolean => element.axis !== null

/** The first word on an axis stands; a second, different one makes it less sure. */
function keepNew(readings: SizeReadings, found: SizeReadings): void {
  for (const name in found) {
    const axis = name as SizeAxis
    const reading = found[axis] as SizeReading
    const known = readings[axis]
    if (!known) readings[axis] = reading
    else if (known.lowMm !== reading.lowMm || known.highMm !== reading.highMm) readings[axis] = { ...known, confidence: Math.min(known.confidence, confidences.contradicted) }
  }
}

/** "Lençol de cima 240x280 cm, lençol ajustável 150x200x30 cm": a series with another width is of another piece, and so is what it adds. */
function ofTheSame(known: SizeReadings, found: SizeReadings): SizeReadings {
  const { width, length } = found
  const isOther = width !== undefined && length !== undefined && known.width !== undefined && known.length !== undefined && known.width.lowMm !== width.lowMm && known.length.lowMm !== length.lowMm
  return isOther ? { width, length } : found
}

/** How sure each way of reading is; measured against labelled offers in a later evaluation. */
export const confidences = { labelled: 0.99, labelledBareUnit: 0.95, ordered: 0.95, orderedBareUnit: 0.9, otherOrder: 0.75, single: 0.8, contradicted: 0.6 } as const

const cm = 10
const guessedUnits = [cm, 1] as const

function labelledReadings(mention: SizeMention, { profile, dropped }: Context): SizeReadings {
  const lying = mention.about === 'lying' && profile.axes.lyingWidth !== undefined
  if (mention.about === 'lying' && !lying && profile.bedSizeIsForeign) return {}
  const turned = isTurnedBed(mention, profile) ? sideways : asSaid
  const free = profile.triple.filter((axis) => !mention.elements.some((element) => element.axis === axis))
  const hasDiameter = mention.elements.some((element) => element.axis === 'diameter')
  const bareAxes = hasDiameter ? free.filter((axis) => axis === 'height') : free
  const readings: SizeReadings = {}
  for (const element of mention.elements) {
    const told = element.axis ?? bareAxes.shift()
    if (told === undefined || told === 'other') continue
    const said = turned[told] ?? told
    const axis = lying ? (lyingAxis[said] ?? said) : said
    const range = rangeOf(axis, profile)
    if (!range) continue
    const reading = readElement(element, mention, range, confidences.labelled, confidences.labelledBareUnit)
    if (reading) readings[ownAxis(axis, profile)] ??= reading
    else drop(dropped, axis, element, mention)
  }
  return readings
}

/** "L 208 x P 98" of a bunk bed that is looked at from its side: no bed is so much wider than long. */
function isTurnedBed({ elements }: SizeMention, profile: SizeProfile): boolean {
  if (profile.pair[0] !== 'lyingWidth' || elements.some(({ axis }) => axis === 'length')) return false
  const [width, depth] = (['width', 'depth'] as const).map((axis) => elements.find((element) => element.axis === axis))
  return width !== undefined && depth !== undefined && inCentimetres(width) >= 1.3 * inCentimetres(depth)
}

const sideways: Partial<Record<SizeAxis, SizeAxis>> = { width: 'length', depth: 'width' }
const asSaid: typeof sideways = {}

const lyingAxis: Partial<Record<SizeAxis, SizeAxis>> = { width: 'lyingWidth', length: 'lyingLength' }

/** Says what is left out: in mm by the unit written, else in cm. */
function drop(dropped: ImplausibleSize[] | null, axis: SizeAxis, element: SizeElement, mention: SizeMention): void {
  if (!dropped || mention.about !== 'article') return
  const unitMm = element.unitMm ?? sharedUnit(mention, element) ?? cm
  const value = numberValue(element.low, unitMm)
  if (value !== null) dropped.push({ axis, lowMm: Math.round(value * unitMm) })
}

/** "length" and "depth" are kept as said and settled at the end; an axis that the category lacks is looked up under its nearest kin. */
const rangeOf = (axis: SizeAxis, profile: SizeProfile): AxisRange | undefined => profile.axes[axis] ?? profile.axes[ownAxis(axis, profile)] ?? (axis === 'length' ? widthOrDepth(profile) : undefined)

function widthOrDepth({ axes: { width, depth } }: SizeProfile): AxisRange | undefined {
  return width && depth ? [Math.min(width[0], depth[0]), Math.max(width[1], depth[1])] : width
}

function ownAxis(axis: SizeAxis, profile: SizeProfile): SizeAxis {
  if (axis === 'thickness' && isFlat(profile) && profile.axes.height) return 'height'
  if (axis === 'thickness' && isPanel(profile)) return 'depth'
  if (profile.axes[axis]) return axis
  if (axis === 'depth' && profile.axes.length) return 'length'
  return axis
}

/** Mirrors, pictures, headboards: what hangs flat on a wall is as deep as it is thick; of deeper things the thickness is a board's. */
const isPanel = ({ triple, axes: { depth } }: SizeProfile): boolean => triple[1] === 'height' && depth !== undefined && depth[1] <= deepestPanelMm
const deepestPanelMm = 500

const isFlat = (profile: SizeProfile): boolean => profile.triple[1] === 'length'

function bareReadings(mention: SizeMention, context: Context, known: SizeReadings): SizeReadings {
  const { profile } = context
  if (profile === sizeProfiles.any) return {}
  if (mention.about === 'lying') {
    if (profile.bedSizeIsForeign) return {}
    if (context.hasMattress && !profile.axes.lyingWidth && !isFlat(profile)) return {}
    if (profile.axes.lyingWidth) return inOrder(mention, mention.elements.length === 1 ? ['lyingWidth'] : ['lyingWidth', 'lyingLength'], context) ?? {}
  }
  if (known.lyingWidth && profile.pair[0] === 'lyingWidth' && mention.elements.length === 2) return inOrder(mention, ['width', 'length'], context) ?? {}
  const elements = withoutCount(mention, context)
  if (elements.length === 1) return mention.elements.length === 1 ? singleReading(mention, context) : {}
  if (elements.length > 3) return {}
  return orderedReading({ ...mention, elements }, context)
}

/** "Pack 2 x 50x90 cm": a leading small whole number counts pieces, when the rest alone makes sense and the whole does not. */
function withoutCount(mention: SizeMention, context: Context): readonly SizeElement[] {
  const [first, ...rest] = mention.elements
  if (rest.length < 2 || !first || first.unitMm !== null || !/^\d{1,2}$/.test(first.low) || Number(first.low) > 12) return mention.elements
  const whole = orderedReading(mention, { ...context, dropped: null })
  return Object.keys(whole).length > 0 ? mention.elements : rest
}

function singleReading(mention: SizeMention, { profile, isRound, isExtensible, hasMattress }: Context): SizeReadings {
  const element = mention.elements[0] as SizeElement
  const axis = isRound && profile.axes.diameter ? 'diameter' : hasMattress && profile.axes.lyingWidth && mattressWidths.has(inCentimetres(element)) && inCentimetres(element) <= 160 ? 'lyingWidth' : profile.single
  const range = axis && profile.axes[axis]
  if (!axis || !range || (element.unitMm === null && !(isExtensible && element.low !== element.high))) return {}
  const reading = readElement(element, mention, range, confidences.single, confidences.single)
  return reading ? { [axis]: reading } : (besidePair(mention, element, profile) ?? {})
}

/** "Colchão 27 cm 135 x 190": too little for a width, and the thickness of what is flat. */
function besidePair(mention: SizeMention, element: SizeElement, profile: SizeProfile): SizeReadings | null {
  const range = profile.besidePair && profile.axes[profile.besidePair]
  const reading = profile.besidePair && range && element.unitMm !== null ? readElement(element, mention, range, confidences.single, confidences.single) : null
  return reading && profile.besidePair ? { [profile.besidePair]: reading } : null
}

function orderedReading(mention: SizeMention, context: Context): SizeReadings {
  for (const axes of usualOrders(mention, context)) {
    const readings = inOrder(mention, axes, context)
    if (readings) return readings
  }
  const { triple, pair } = context.profile
  const orders = mention.elements.length === 3 ? permutations(triple) : otherPairs.filter(([, second]) => mention.elements.length === 2 && pair[1] !== second && context.profile.axes[second])
  const others = orders.map((axes) => inOrder(mention, axes, context))
  const found = others.filter((other) => other !== null)
  // Where several orders are plausible, only the first of them, width, height, depth, is usual enough, or the one that is wider than deep.
  const wide = found.filter(({ width, depth }) => !width || !depth || width.lowMm >= depth.lowMm)
  const chosen = found.length === 1 ? found[0] : (others[0] ?? (wide.length === 1 ? wide[0] : null))
  if (chosen) return lowered(chosen)
  if (found.length === 0 && mention.elements.some(({ unitMm }) => unitMm !== null)) drop(context.dropped, triple[0], mention.elements[0] as SizeElement, mention)
  return {}
}

/** The orders that "AxB" and "AxBxC" may have here, the likeliest first. */
function usualOrders(mention: SizeMention, { profile, isRound, isBedSofa, isLyingKnown }: Context): readonly (readonly SizeAxis[])[] {
  const isPair = mention.elements.length === 2
  if (isRound && profile.axes.diameter && isPair && !isFlat(profile)) return [['diameter', 'height']]
  if (isLyingKnown && profile.pair[0] === 'lyingWidth') return [isPair ? ['width', 'length'] : profile.triple]
  if (profile.axes.lyingLength && isMattressSize(mention) && (isBedSofa || isFlatOrBed(profile))) {
    return isPair ? [['lyingWidth', 'lyingLength']] : [['lyingWidth', 'lyingLength', 'height']]
  }
  if (isPair && profile.deepestInPairMm !== undefined && inCentimetres(mention.elements[1] as SizeElement) * cm > profile.deepestInPairMm) return [['width', 'height']]
  if (!isPair && isHeightFirst(mention, profile)) return [['height', 'width', 'depth'], profile.triple]
  // What is no size of a mattress is the bed's outside.
  if (isPair && profile.pair[0] === 'lyingWidth') return [['width', 'length'], profile.pair]
  return [isPair ? profile.pair : profile.triple]
}

/** "Mesa de jardim 74x256x106 cm": a table's height, in front of its top. */
function isHeightFirst({ elements: [first, ...others] }: SizeMention, { usualHeightMm }: SizeProfile): boolean {
  if (usualHeightMm === undefined || first === undefined || first.low !== first.high) return false
  const isUsual = (element: SizeElement): boolean => inCentimetres(element) * cm >= usualHeightMm[0] && inCentimetres(element) * cm <= usualHeightMm[1]
  return isUsual(first) && !others.some(isUsual) && others.every((other) => inCentimetres(other) > inCentimetres(first) * (other === others[0] ? 1.2 : 0.5))
}

const isFlatOrBed = (profile: SizeProfile): boolean => profile === sizeProfiles.bed || profile === sizeProfiles.cot
const mattressWidths = new Set([40, 50, 55, 60, 70, 80, 90, 100, 105, 110, 120, 130, 135, 140, 150, 160, 180, 200])
const mattressLengths = new Set([80, 85, 90, 100, 110, 115, 120, 130, 140, 160, 180, 182, 185, 188, 190, 195, 200, 210])

/** 140x190, 160x200 …: the sizes in which mattresses are sold. */
function isMattressSize({ elements: [first, second] }: SizeMention): boolean {
  const [one, other] = [first ? inCentimetres(first) : 0, second ? inCentimetres(second) : 0]
  const [width, length] = [Math.min(one, other), Math.max(one, other)]
  return mattressWidths.has(width) && mattressLengths.has(length) && (length >= 120 || width <= 60)
}

function inCentimetres(element: SizeElement): number {
  const value = numberValue(element.low, element.unitMm) ?? 0
  const mm = value * (element.unitMm ?? (value >= 600 ? 1 : value < 4 ? 1000 : cm))
  return Math.round(mm) / 10
}

/** Every element on its axis, or null when one of them is implausible there. */
function inOrder(mention: SizeMention, axes: readonly SizeAxis[], { profile }: Context): SizeReadings | null {
  const readings: SizeReadings = {}
  for (let index = 0; index < mention.elements.length; index++) {
    const element = mention.elements[index] as SizeElement
    const axis = axes[index]
    const range = axis && profile.axes[axis]
    const reading = range && readElement(element, mention, widened(range, axis, profile), confidences.ordered, confidences.orderedBareUnit)
    if (!axis || !reading) return null
    readings[axis] = reading
  }
  return sideBySide(readings, profile)
}

/** Where the sides are told apart by length, each may stand in the other's place: both ranges together count. */
function widened(range: AxisRange, axis: SizeAxis, profile: SizeProfile): AxisRange {
  const other = profile.sides && profile.axes[sisterOf(axis, profile)]
  return other ? [Math.min(range[0], other[0]), Math.max(range[1], other[1])] : range
}

/** The other floor side; the height has none and stays alone. */
function sisterOf(axis: SizeAxis, profile: SizeProfile): SizeAxis {
  if (axis === 'lyingWidth') return 'lyingLength'
  if (axis === 'lyingLength') return 'lyingWidth'
  if (axis === 'width') return profile.triple[1]
  return axis === profile.triple[1] ? 'width' : axis
}

/** Puts the two floor sides into the category's order, then holds each against its own range. */
function sideBySide(readings: SizeReadings, profile: SizeProfile): SizeReadings | null {
  if (profile.sides) for (const [first, second] of floorSides) {
    const a = readings[first]
    const b = readings[second]
    if (!a || !b) continue
    const wantsShortFirst = profile.sides === 'short-first' || first === 'lyingWidth'
    if (profile.sides === 'seat' && first !== 'lyingWidth' && !isSeatTurned(a.lowMm, b.lowMm)) continue
    if (isClearlyLonger(a, b) && a.lowMm < b.lowMm !== wantsShortFirst) Object.assign(readings, { [first]: b, [second]: a })
  }
  for (const axis in readings) if (!isWithin(readings[axis as SizeAxis] as SizeReading, profile.axes[axis as SizeAxis])) return null
  return readings
}

const floorSides = [['width', 'depth'], ['width', 'length'], ['lyingWidth', 'lyingLength']] as const

/**
 * A sofa is written width first. Only what is as narrow as a seat is deep, and much longer the other way, was turned; a chaise
 * longue or a module that reaches out in front was not.
 */
export const isSeatTurned = (widthMm: number, depthMm: number): boolean => widthMm <= 1_080 && depthMm >= 1_400 && depthMm >= widthMm * 1.65

/** Nearly square sides stay as written. */
const isClearlyLonger = (a: SizeReading, b: SizeReading): boolean => Math.max(a.lowMm, b.lowMm) >= Math.min(a.lowMm, b.lowMm) * 1.15

const isWithin = (reading: SizeReading, range: AxisRange | undefined): boolean => range !== undefined && reading.lowMm >= range[0] && reading.highMm <= range[1]

/** mm of an element: by its own unit, else the mention's, else the first that is plausible on the axis: cm or mm, for "1,20" m. */
function readElement(element: SizeElement, mention: SizeMention, range: AxisRange, sure: number, guessed: number): SizeReading | null {
  if (element.unitMm !== null) return inRange(element, element.unitMm, range, sure)
  const shared = sharedUnit(mention, element)
  if (shared !== null) return inRange(element, shared, range, sure)
  const isDecimal = /^\d{1,2}[.,]\d{1,2}$/.test(element.low) && (numberValue(element.low, null) as number) < 10
  for (const unit of isDecimal ? [1000, cm] : guessedUnits) {
    const reading = inRange(element, unit, range, guessed)
    if (reading) return reading
  }
  return null
}

/** "160 x 230 cm, espessura 12 mm": of a number without a unit the next one's, else that of the one before. */
function sharedUnit({ elements }: SizeMention, element: SizeElement): number | null {
  const at = elements.indexOf(element)
  const hasUnit = ({ unitMm }: SizeElement): boolean => unitMm !== null
  return (elements.slice(at + 1).find(hasUnit) ?? elements.slice(0, Math.max(0, at)).findLast(hasUnit))?.unitMm ?? null
}

function inRange(element: SizeElement, unitMm: number, range: AxisRange, confidence: number): SizeReading | null {
  const low = numberValue(element.low, unitMm)
  const high = element.high === element.low ? low : numberValue(element.high, unitMm)
  if (low === null || high === null) return null
  const reading = { lowMm: Math.round(low * unitMm), highMm: Math.round(high * unitMm), confidence }
  return reading.lowMm <= reading.highMm && isWithin(reading, range) ? reading : null
}

/** "160x90 cm, extensível até 240 cm": the far end of the long side. */
function extend(readings: SizeReadings, mention: SizeMention, profile: SizeProfile): void {
  const element = mention.elements[0] as SizeElement
  const [axis, known] = (readings.diameter && !readings.width ? ['diameter', readings.diameter] : ['width', readings.width]) as [SizeAxis, SizeReading | undefined]
  const range = profile.axes.width
  if (!known || !range) return
  const reach = readElement(element, mention, range, known.confidence, known.confidence)
  if (reach && reach.highMm > known.highMm && reach.highMm <= known.lowMm * 3.2) readings[axis] = { ...known, highMm: reach.highMm }
}

/**
 * Names say "comprimento" for the long side of a table and for the depth of a shelf. Where the category has no length:
 * beside a width the longer of the two is the width and the shorter the depth, alone it is the width.
 */
export function settled(readings: SizeReadings, profile: SizeProfile): SizeReadings {
  if (!readings.length || hasOwnLength(readings, profile)) return readings
  const { length, ...rest } = readings
  if (!rest.width) return isWithin(length, profile.axes.width) ? { ...rest, width: length } : rest
  if (rest.depth) return rest
  const [long, short] = length.lowMm >= rest.width.lowMm && (isClearlyLonger(length, rest.width) || profile.sides === null || profile.sides === 'seat') ? [length, rest.width] : [rest.width, length]
  return isWithin(long, profile.axes.width) && isWithin(short, profile.axes.depth) ? { ...rest, width: long, depth: short } : rest
}

/** A hammock has a length; a bench or a chair for the garden that has a width beside it stands as indoors. */
const hasOwnLength = ({ width, depth }: SizeReadings, profile: SizeProfile): boolean => profile.axes.length !== undefined && !(profile === sizeProfiles.outdoor && width !== undefined && depth === undefined)

const otherPairs: readonly (readonly [SizeAxis, SizeAxis])[] = [['width', 'height'], ['width', 'length']]

const lowered = (readings: SizeReadings): SizeReadings =>
  Object.fromEntries(Object.entries(readings).map(([axis, reading]) => [axis, { ...reading, confidence: confidences.otherOrder }]))

function permutations([a, b, c]: readonly [SizeAxis, SizeAxis, SizeAxis]): SizeAxis[][] {
  return [[a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]]
}
