import { sizeProfiles, type SizeAxis, type SizeProfile } from '../../tree/size-profiles.ts'
import type { SizeMention } from './size-mentions.ts'
import { isClearlyLonger, isWithin, readElement, type SizeReading, type SizeReadings } from './size-readings.ts'

/** "160x90 cm, extensível até 240 cm": the far end of the long side. */
export function extend(readings: SizeReadings, mention: SizeMention, profile: SizeProfile): void {
  const [element] = mention.elements
  const [axis, known] = (
    readings.diameter && !readings.width ? ['diameter', readings.diameter] : ['width', readings.width]
  ) as [SizeAxis, SizeReading | undefined]
  const range = profile.axes.width
  if (!element || !known || !range) return
  const reach = readElement(element, mention, range, known.confidence, known.confidence)
  if (reach && reach.highMm > known.highMm && reach.highMm <= known.lowMm * 3.2)
    readings[axis] = { ...known, highMm: reach.highMm }
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
  const [long, short] =
    length.lowMm >= rest.width.lowMm &&
    (isClearlyLonger(length, rest.width) || profile.sides === null || profile.sides === 'seat')
      ? [length, rest.width]
      : [rest.width, length]
  return isWithin(long, profile.axes.width) && isWithin(short, profile.axes.depth)
    ? { ...rest, width: long, depth: short }
    : rest
}

/** A hammock has a length; a bench or a chair for the garden that has a width beside it stands as indoors. */
function hasOwnLength({ width, depth }: SizeReadings, profile: SizeProfile): boolean {
  return (
    profile.axes.length !== undefined &&
    !(profile === sizeProfiles.outdoor && width !== undefined && depth === undefined)
  )
}
