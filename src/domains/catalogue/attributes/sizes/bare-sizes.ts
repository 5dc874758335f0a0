import { sizeProfiles, type SizeAxis, type SizeProfile } from '../../tree/size-profiles.ts'
import { inOrder } from './sides-in-order.ts'
import type { SizeElement, SizeMention } from './size-mentions.ts'
import {
  cm,
  confidences,
  drop,
  inCentimetres,
  isFlat,
  readElement,
  type ReadingContext,
  type SizeReadings,
} from './size-readings.ts'

export function bareReadings(mention: SizeMention, context: ReadingContext, known: SizeReadings): SizeReadings {
  const { profile } = context
  if (profile === sizeProfiles.any || profile === sizeProfiles.set) return {}
  if (mention.about === 'lying') {
    if (profile.bedSizeIsForeign) return {}
    if (context.hasMattress && !profile.axes.lyingWidth && !isFlat(profile)) return {}
    if (profile.axes.lyingWidth)
      return (
        inOrder(mention, mention.elements.length === 1 ? ['lyingWidth'] : ['lyingWidth', 'lyingLength'], context) ?? {}
      )
  }
  if (known.lyingWidth && profile.pair[0] === 'lyingWidth' && mention.elements.length === 2)
    return inOrder(mention, ['width', 'length'], context) ?? {}
  const elements = withoutCount(mention, context)
  if (elements.length === 1) return mention.elements.length === 1 ? singleReading(mention, context) : {}
  if (elements.length > 3) return {}
  return orderedReading({ ...mention, elements }, context)
}

/** "Pack 2 x 50x90 cm": a leading small whole number counts pieces, when the rest alone makes sense and the whole does not. */
function withoutCount(mention: SizeMention, context: ReadingContext): readonly SizeElement[] {
  const [first, ...rest] = mention.elements
  if (rest.length < 2 || !first || first.unitMm !== null || !/^\d{1,2}$/.test(first.low) || Number(first.low) > 12)
    return mention.elements
  const whole = orderedReading(mention, { ...context, dropped: null })
  return Object.keys(whole).length > 0 ? mention.elements : rest
}

function singleReading(
  mention: SizeMention,
  { profile, isRound, isExtensible, isRunningText, hasMattress }: ReadingContext,
): SizeReadings {
  const element = mention.elements[0]!
  const axis =
    isRound && profile.axes.diameter
      ? 'diameter'
      : hasMattress &&
          profile.axes.lyingWidth &&
          mattressWidths.has(inCentimetres(element)) &&
          inCentimetres(element) <= 160
        ? 'lyingWidth'
        : profile.single
  const range = axis && profile.axes[axis]
  // "Mesa 160/240 extensível": in a name alone; in running text two numbers without a unit can be anything.
  if (!axis || !range || (element.unitMm === null && (isRunningText || !isExtensible || element.low === element.high)))
    return {}
  const reading = readElement(element, mention, range, confidences.single, confidences.single)
  return reading ? { [axis]: reading } : (besidePair(mention, element, profile) ?? {})
}

/** "Colchão 27 cm 135 x 190": too little for a width, and the thickness of what is flat. */
function besidePair(mention: SizeMention, element: SizeElement, profile: SizeProfile): SizeReadings | null {
  const range = profile.besidePair && profile.axes[profile.besidePair]
  const reading =
    profile.besidePair && range && element.unitMm !== null
      ? readElement(element, mention, range, confidences.single, confidences.single)
      : null
  return reading && profile.besidePair ? { [profile.besidePair]: reading } : null
}

function orderedReading(mention: SizeMention, context: ReadingContext): SizeReadings {
  for (const axes of usualOrders(mention, context)) {
    const readings = inOrder(mention, axes, context)
    if (readings) return readings
  }
  const { triple, pair } = context.profile
  const orders =
    mention.elements.length === 3
      ? permutations(triple)
      : otherPairs.filter(
          ([, second]) => mention.elements.length === 2 && pair[1] !== second && context.profile.axes[second],
        )
  const others = orders.map((axes) => inOrder(mention, axes, context))
  const found = others.filter((other) => other !== null)
  // Where several orders are plausible, only the first of them, width, height, depth, is usual enough, or the one that is wider than deep.
  const wide = found.filter(({ width, depth }) => !width || !depth || width.lowMm >= depth.lowMm)
  const chosen = found.length === 1 ? found[0] : (others[0] ?? (wide.length === 1 ? wide[0] : null))
  if (chosen) return lowered(chosen)
  if (found.length === 0 && mention.elements.some(({ unitMm }) => unitMm !== null))
    drop(context.dropped, triple[0], mention.elements[0]!, mention)
  return {}
}

/** The orders that "AxB" and "AxBxC" may have here, the likeliest first. */
function usualOrders(mention: SizeMention, context: ReadingContext): readonly (readonly SizeAxis[])[] {
  return mention.elements.length === 2 ? ordersOfPair(mention, context) : ordersOfTriple(mention, context)
}

function ordersOfPair(mention: SizeMention, context: ReadingContext): readonly (readonly SizeAxis[])[] {
  const { profile, isRound, isLyingKnown } = context
  const isBed = profile.pair[0] === 'lyingWidth'
  if (isRound && profile.axes.diameter && !isFlat(profile)) return [['diameter', 'height']]
  if (isLyingKnown && isBed) return [['width', 'length']]
  if (isOfMattress(mention, context)) return [['lyingWidth', 'lyingLength']]
  if (isTooDeep(mention, profile)) return [['width', 'height']]
  // What is no size of a mattress is the bed's outside.
  return isBed ? [['width', 'length'], profile.pair] : [profile.pair]
}

function ordersOfTriple(mention: SizeMention, context: ReadingContext): readonly (readonly SizeAxis[])[] {
  const { profile, isLyingKnown } = context
  if (isLyingKnown && profile.pair[0] === 'lyingWidth') return [profile.triple]
  if (isOfMattress(mention, context)) return [['lyingWidth', 'lyingLength', 'height']]
  return isHeightFirst(mention, profile) ? [['height', 'width', 'depth'], profile.triple] : [profile.triple]
}

function isOfMattress(mention: SizeMention, { profile, isBedSofa }: ReadingContext): boolean {
  return profile.axes.lyingLength !== undefined && isMattressSize(mention) && (isBedSofa || isFlatOrBed(profile))
}

function isTooDeep({ elements }: SizeMention, { deepestInPairMm }: SizeProfile): boolean {
  return deepestInPairMm !== undefined && inCentimetres(elements[1]!) * cm > deepestInPairMm
}

/** "Mesa de jardim 74x256x106 cm": a table's height, in front of its top. */
function isHeightFirst({ elements: [first, ...others] }: SizeMention, { usualHeightMm }: SizeProfile): boolean {
  if (usualHeightMm === undefined || first === undefined || first.low !== first.high) return false
  const isUsual = (element: SizeElement): boolean =>
    inCentimetres(element) * cm >= usualHeightMm[0] && inCentimetres(element) * cm <= usualHeightMm[1]
  return (
    isUsual(first) &&
    !others.some(isUsual) &&
    others.every((other) => inCentimetres(other) > inCentimetres(first) * (other === others[0] ? 1.2 : 0.5))
  )
}

function isFlatOrBed(profile: SizeProfile): boolean {
  return profile === sizeProfiles.bed || profile === sizeProfiles.cot
}
const mattressWidths = new Set([40, 50, 55, 60, 70, 80, 90, 100, 105, 110, 120, 130, 135, 140, 150, 160, 180, 200])
const mattressLengths = new Set([80, 85, 90, 100, 110, 115, 120, 130, 140, 160, 180, 182, 185, 188, 190, 195, 200, 210])

/** 140x190, 160x200 …: the sizes in which mattresses are sold. */
function isMattressSize({ elements: [first, second] }: SizeMention): boolean {
  const [one, other] = [first ? inCentimetres(first) : 0, second ? inCentimetres(second) : 0]
  const [width, length] = [Math.min(one, other), Math.max(one, other)]
  return mattressWidths.has(width) && mattressLengths.has(length) && (length >= 120 || width <= 60)
}

const otherPairs: readonly (readonly [SizeAxis, SizeAxis])[] = [
  ['width', 'height'],
  ['width', 'length'],
]

function lowered(readings: SizeReadings): SizeReadings {
  return Object.fromEntries(
    Object.entries(readings).map(([axis, reading]) => [axis, { ...reading, confidence: confidences.otherOrder }]),
  )
}

function permutations([a, b, c]: readonly [SizeAxis, SizeAxis, SizeAxis]): SizeAxis[][] {
  return [
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
}
