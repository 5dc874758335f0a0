import type { AxisRange, SizeAxis, SizeProfile } from '../../tree/size-profiles.ts'
import type { SizeMention } from './size-mentions.ts'
import {
  axesRead,
  confidences,
  isClearlyLonger,
  isWithin,
  readElement,
  type ReadingContext,
  type SizeReadings,
} from './size-readings.ts'

/** Every element on its axis, or null when one of them is implausible there. */
export function inOrder(
  mention: SizeMention,
  axes: readonly SizeAxis[],
  { profile }: ReadingContext,
): SizeReadings | null {
  const readings: SizeReadings = {}
  for (const [index, element] of mention.elements.entries()) {
    const axis = axes[index]
    const range = axis && profile.axes[axis]
    const reading =
      range &&
      readElement(element, mention, widened(range, axis, profile), confidences.ordered, confidences.orderedBareUnit)
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
  if (profile.sides)
    for (const [first, second] of floorSides) {
      const a = readings[first]
      const b = readings[second]
      if (!a || !b) continue
      const wantsShortFirst = profile.sides === 'short-first' || first === 'lyingWidth'
      if (profile.sides === 'seat' && first !== 'lyingWidth' && !isSeatTurned(a.lowMm, b.lowMm)) continue
      if (isClearlyLonger(a, b) && a.lowMm < b.lowMm !== wantsShortFirst)
        Object.assign(readings, { [first]: b, [second]: a })
    }
  return axesRead(readings).every(([axis, reading]) => isWithin(reading, profile.axes[axis])) ? readings : null
}

const floorSides = [
  ['width', 'depth'],
  ['width', 'length'],
  ['lyingWidth', 'lyingLength'],
] as const

/**
 * A sofa is written width first. Only what is as narrow as a seat is deep, and much longer the other way, was turned; a chaise
 * longue or a module that reaches out in front was not.
 */
export function isSeatTurned(widthMm: number, depthMm: number): boolean {
  return widthMm <= 1_080 && depthMm >= 1_400 && depthMm >= widthMm * 1.65
}
