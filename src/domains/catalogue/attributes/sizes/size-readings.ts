import type { AxisRange, SizeAxis, SizeProfile } from '../../tree/size-profiles.ts'
import { numberValue } from './number-value.ts'
import type { SizeElement, SizeMention } from './size-mentions.ts'

/** One axis of an article; low and high are equal unless it has a range ("160/240 cm extensível"). */
export type SizeReading = { readonly lowMm: number; readonly highMm: number; readonly confidence: number }
export type SizeReadings = Partial<Record<SizeAxis, SizeReading>>

/** The axes that were read, each with what it says. */
export function axesRead(readings: SizeReadings): [SizeAxis, SizeReading][] {
  return Object.entries(readings) as [SizeAxis, SizeReading][]
}

/** A size that was read and left out, because nothing of the category is like that; mm as read. */
export type ImplausibleSize = { readonly axis: SizeAxis; readonly lowMm: number }

/** What reading a mention has to know of its text. */
export type ReadingContext = {
  readonly profile: SizeProfile
  readonly isRound: boolean
  readonly isBedSofa: boolean
  readonly hasMattress: boolean
  readonly isLyingKnown: boolean
  readonly isExtensible: boolean
  readonly isRunningText: boolean
  readonly dropped: ImplausibleSize[] | null
}

/** How sure each way of reading is; measured against labelled offers in a later evaluation. */
export const confidences = {
  labelled: 0.99,
  labelledBareUnit: 0.95,
  ordered: 0.95,
  orderedBareUnit: 0.9,
  otherOrder: 0.75,
  single: 0.8,
  contradicted: 0.6,
} as const

export const cm = 10
const guessedUnits = [cm, 1] as const

/** mm of an element: by its own unit, else the mention's, else the first that is plausible on the axis: cm or mm, for "1,20" m. */
export function readElement(
  element: SizeElement,
  mention: SizeMention,
  range: AxisRange,
  sure: number,
  guessed: number,
): SizeReading | null {
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

export function inCentimetres(element: SizeElement): number {
  const value = numberValue(element.low, element.unitMm) ?? 0
  const mm = value * (element.unitMm ?? (value >= 600 ? 1 : value < 4 ? 1000 : cm))
  return Math.round(mm) / 10
}

export function isWithin(reading: SizeReading, range: AxisRange | undefined): boolean {
  return range !== undefined && reading.lowMm >= range[0] && reading.highMm <= range[1]
}

/** Nearly square sides stay as written. */
export function isClearlyLonger(a: SizeReading, b: SizeReading): boolean {
  return Math.max(a.lowMm, b.lowMm) >= Math.min(a.lowMm, b.lowMm) * 1.15
}

/** Says what is left out: in mm by the unit written, else in cm. */
export function drop(
  dropped: ImplausibleSize[] | null,
  axis: SizeAxis,
  element: SizeElement,
  mention: SizeMention,
): void {
  if (!dropped || mention.about !== 'article') return
  const unitMm = element.unitMm ?? sharedUnit(mention, element) ?? cm
  const value = numberValue(element.low, unitMm)
  if (value !== null) dropped.push({ axis, lowMm: Math.round(value * unitMm) })
}

export function isFlat(profile: SizeProfile): boolean {
  return profile.triple[1] === 'length'
}
