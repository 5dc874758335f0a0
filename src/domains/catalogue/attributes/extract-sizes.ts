import type { SizeAxis, SizeProfile } from '../tree/size-profiles.ts'
import type { AttributeSource, SizeFact } from './attributes.ts'
import { isRoundWord, parseAxis, parseDimensions, settled, type SizeReading, type SizeReadings } from './dimension-parsing.ts'
import { tokensOf, type Token } from './lexer.ts'

/** A feed field that speaks of sizes; `axis` null: it may hold all of them ("160 x 90 x 75 cm"). */
export type SizeField = { readonly axis: SizeAxis | null; readonly unitMm: number | null; readonly tokens: readonly Token[]; readonly source: AttributeSource }

type SizeTexts = { readonly profile: SizeProfile; readonly fields: readonly SizeField[]; readonly title: readonly Token[]; readonly description: string | null }
type Sizes = Partial<Record<SizeAxis, SizeFact>>

/** Sizes from axis fields, then from fields with all sizes, then the name, then labelled places of the text. The first to speak of an axis stands. */
export function extractSizes({ profile, fields, title, description }: SizeTexts): Sizes {
  const sizes: Sizes = {}
  addAxisFields(sizes, fields, profile)
  for (const field of fields) if (field.axis === null) addReadings(sizes, parseDimensions(field.tokens, profile), field.source)
  if (title.some((token) => token.kind === 'number')) addReadings(sizes, parseDimensions(title, profile), 'title')
  asDiameter(sizes, profile, title)
  if (description && isMissingSides(sizes, profile)) addReadings(sizes, readDescription(description, profile), 'description')
  return sizes
}

function addAxisFields(sizes: Sizes, fields: readonly SizeField[], profile: SizeProfile): void {
  const readings: SizeReadings = {}
  const sources = new Map<SizeReading, AttributeSource>()
  for (const field of fields) {
    if (field.axis === null) continue
    for (const [axis, reading] of Object.entries(parseAxis(field.tokens, field.axis, field.unitMm, profile)) as [SizeAxis, SizeReading][]) {
      readings[axis] ??= reading
      sources.set(reading, field.source)
    }
  }
  takeLengthAsDepth(readings, profile)
  for (const [axis, reading] of Object.entries(settled(readings, profile)) as [SizeAxis, SizeReading][]) {
    sizes[axis] = { ...reading, source: sources.get(reading) as AttributeSource }
  }
}

/** Google's `product_length` beside a width is the depth of what stands on the floor or a wall. */
function takeLengthAsDepth(readings: SizeReadings, profile: SizeProfile): void {
  const { length } = readings
  const range = profile.axes.depth
  if (!length || !readings.width || readings.depth || !range || profile.sides !== null || profile.triple[1] !== 'depth') return
  if (length.lowMm < range[0] || length.highMm > range[1]) return
  readings.depth = length
  delete readings.length
}

/** Feeds have no field for a diameter and put it into the width: a round article is as wide as its diameter and has no depth. */
function asDiameter(sizes: Sizes, profile: SizeProfile, title: readonly Token[]): void {
  const { width, depth, length, diameter } = sizes
  if (!width || depth || length || !profile.axes.diameter) return
  if (diameter ? diameter.lowMm === width.lowMm : title.some((token) => isRoundWord(token.text))) {
    sizes.diameter = diameter ?? width
    delete sizes.width
  }
}

function addReadings(sizes: Sizes, readings: SizeReadings, source: AttributeSource): void {
  for (const [axis, reading] of Object.entries(readings) as [SizeAxis, SizeReading][]) {
    const known = sizes[axis]
    if (!known) sizes[axis] = { ...reading, source }
    else if (reachesFurther(known, reading)) sizes[axis] = { ...known, highMm: reading.highMm }
  }
}

/** A field says the closed width of what the name calls "115/175 cm": one article, its range. */
const reachesFurther = (known: SizeFact, reading: SizeReading): boolean =>
  known.lowMm === known.highMm && reading.lowMm === known.lowMm && reading.highMm > known.highMm

const isMissingSides = (sizes: Sizes, profile: SizeProfile): boolean => !sizes.diameter && !sizes.lyingWidth && profile.triple.some((axis) => !sizes[axis])

/** Only a slice from the first word of size on: lexing whole texts would cost more than all the rest. */
const sizeWord = /\b(?:larg(?:ura)?|alt(?:ura)?|prof(?:undidade)?|compr?(?:imento)?|di[aâ]m(?:etro)?|medidas|dimens[oõ]es)\b|ø/i
const maxDescription = 600
const sliceLength = 140
/** "11 cm de diâmetro": the number stands before the word. */
const lookBack = 24

function readDescription(description: string, profile: SizeProfile): SizeReadings {
  const head = description.slice(0, maxDescription)
  const at = head.search(sizeWord)
  if (at < 0) return {}
  const isList = /^(?:medidas|dimens)/i.test(head.slice(at, at + 7))
  const from = isList ? at : Math.max(0, head.lastIndexOf('.', at) + 1, at > lookBack ? head.indexOf(' ', at - lookBack) : 0)
  return parseDimensions(tokensOf(head.slice(from, at + sliceLength)), profile, { labelledOnly: !isList })
}
