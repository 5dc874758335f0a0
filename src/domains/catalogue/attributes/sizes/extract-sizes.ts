import { sizeProfiles, type SizeAxis, type SizeProfile } from '../../tree/size-profiles.ts'
import type { AttributeSource, SizeFact, SizeHint } from '../attributes.ts'
import { parseDimensions } from './dimension-parsing.ts'
import { settled } from './settled-sizes.ts'
import { isSeatTurned } from './sides-in-order.ts'
import { axesRead, type ImplausibleSize, type SizeReading, type SizeReadings } from './size-readings.ts'
import { tokensOf, type Token } from '../words/lexer.ts'
import { fieldSizes, type FieldSizes, type SizeUse } from './size-fields.ts'
import { isRoundWord } from './size-signs.ts'
import { numberPieces } from './text-pieces.ts'

/** A feed field that speaks of sizes: of one axis, or it may hold all of them ("160 x 90 x 75 cm"). */
export type SizeField = { readonly use: SizeUse; readonly value: string; readonly source: AttributeSource }

type SizeTexts = {
  readonly profile: SizeProfile
  /** What the category's articles are called. */
  readonly own: ReadonlySet<string>
  readonly fields: readonly SizeField[]
  readonly title: readonly Token[]
  readonly description: string | null
  /** Behind the last number of the text. */
  readonly numbersEnd: number
  /** Takes what was read and left out as implausible. */
  readonly hints: SizeHint[] | null
}
type Sizes = Partial<Record<SizeAxis, SizeFact>>

/** Sizes from axis fields, then from fields with all sizes, then the name, then the text where it announces a size. The first to speak of an axis stands. */
export function extractSizes({ profile, own, fields, title, description, numbersEnd, hints }: SizeTexts): Sizes {
  const sizes: Sizes = {}
  const dropped: ImplausibleSize[] | null = hints && []
  addAxisFields(sizes, fields, { profile, title, hints })
  for (const { use, value, source } of fields)
    if (use.kind === 'sizes') addField(sizes, fieldSizes(use, value, profile), source, hints)
  if (title.some((token) => token.kind === 'number')) {
    addReadings(sizes, parseDimensions(title, profile, { own, isRunningText: false, dropped }), 'title')
    takeHints(hints, dropped, 'title')
  }
  asDiameter(sizes, profile, title)
  standUpright(sizes, profile, title)
  if (description && numbersEnd > 0) putInSaidOrder(sizes, profile, description, numbersEnd)
  if (description && isMissing(sizes, profile, description)) {
    for (const piece of piecesOf(description, numbersEnd))
      addReadings(
        sizes,
        parseDimensions(piece, profile, {
          own,
          isRunningText: true,
          isLyingKnown: sizes.lyingWidth !== undefined,
          dropped,
        }),
        'description',
      )
    takeHints(hints, dropped, 'description')
    addTableTop(sizes, profile, own, description, numbersEnd)
    asDiameter(sizes, profile, title)
    dropMattress(sizes)
  }
  return sizes
}

/**
 * "Cómoda 120x80x40" over "Largura: 120cm; Altura: 80cm; Fundo: 40cm": the order of bare numbers was a guess, the text says which side each is.
 * Most texts say the same height, or none, and are not read for it.
 */
function putInSaidOrder(sizes: Sizes, profile: SizeProfile, description: string, numbersEnd: number): void {
  const { height } = sizes
  const known = profile.triple.map((axis) => sizes[axis])
  if (height?.source !== 'title' || !known.every((fact) => fact?.source === 'title' && fact.lowMm === fact.highMm))
    return
  const said = Number(saidHeight.exec(description.slice(0, numbersEnd))?.[1]?.replace(',', '.')) * 10
  if (said === height.lowMm || !known.some((fact) => fact?.lowMm === said)) return
  const readings = Object.assign(
    {},
    ...piecesOf(description, numbersEnd).map((piece) => parseDimensions(piece, profile, { isRunningText: true })),
  ) as SizeReadings
  const sidesOf = (all: Partial<Record<SizeAxis, { readonly lowMm: number }>>): string =>
    profile.triple
      .map((axis) => all[axis]?.lowMm ?? 0)
      .sort((a, b) => a - b)
      .join()
  if (sidesOf(readings) === sidesOf(sizes))
    for (const axis of profile.triple)
      if (readings[axis] !== undefined) sizes[axis] = { ...readings[axis], source: 'description' }
}

const saidHeight =
  /(?:altura|alto|\balt\.?|height|hauteur|höhe|altezza|hoogte|\bh)(?: total)?\s*[:.=]?\s*(\d{2,3}(?:[.,]\d)?)/i

/** "Tampo de 120x60 cm, altura 75": where nothing else tells how wide a table is, its top does. */
function addTableTop(
  sizes: Sizes,
  profile: SizeProfile,
  own: ReadonlySet<string>,
  description: string,
  numbersEnd: number,
): void {
  if (sizes.width || sizes.depth || sizes.diameter || !tables.has(profile) || !tableTop.test(description)) return
  const ofTop = new Set([...own, ...tableTops])
  for (const piece of piecesOf(description, numbersEnd))
    addReadings(sizes, parseDimensions(piece, profile, { own: ofTop, isRunningText: true }), 'description')
}

const tables: ReadonlySet<SizeProfile> = new Set([
  sizeProfiles.desk,
  sizeProfiles.diningTable,
  sizeProfiles.coffeeTable,
  sizeProfiles.sideTable,
])
const tableTops = ['tampo', 'tischplatte', 'plateau', 'tabletop', 'top', 'encimera', 'sobre', 'piano', 'blad'] as const
const tableTop = new RegExp(`\\b(?:${tableTops.join('|')})\\b`, 'i')

/** "Dimensions : 160 × 200" under "Lit 160×200": the mattress once more; no bed is just as large outside. */
function dropMattress(sizes: Sizes): void {
  const { width, length, lyingWidth, lyingLength } = sizes
  if (!lyingWidth || width?.source !== 'description' || length?.source !== 'description') return
  if (width.lowMm !== lyingWidth.lowMm || length.lowMm !== lyingLength?.lowMm) return
  delete sizes.width
  delete sizes.length
}

/** The variants of an article follow each other and share their text: the last one is remembered. */
let lastText = ''
let lastPieces: readonly (readonly Token[])[] = []
function piecesOf(text: string, numbersEnd: number): readonly (readonly Token[])[] {
  if (text !== lastText) [lastText, lastPieces] = [text, numberPieces(text, numbersEnd).map(tokensOf)]
  return lastPieces
}

function addField(
  sizes: Sizes,
  { readings, dropped }: FieldSizes,
  source: AttributeSource,
  hints: SizeHint[] | null,
): void {
  addReadings(sizes, readings, source)
  takeHints(hints, dropped, source)
}

function takeHints(
  hints: SizeHint[] | null,
  dropped: readonly ImplausibleSize[] | null,
  source: AttributeSource,
): void {
  if (hints && dropped) for (const { axis, lowMm } of dropped) hints.push({ axis, lowMm, source })
}

type FieldContext = {
  readonly profile: SizeProfile
  readonly title: readonly Token[]
  readonly hints: SizeHint[] | null
}

function addAxisFields(sizes: Sizes, fields: readonly SizeField[], { profile, title, hints }: FieldContext): void {
  if (fields.length === 0) return
  const readings: SizeReadings = {}
  const sources = new Map<SizeReading, AttributeSource>()
  for (const { use, value, source } of fields) {
    if (use.kind !== 'axis') continue
    const said = fieldSizes(use, value, profile)
    for (const [axis, reading] of axesRead(said.readings)) {
      readings[axis] ??= reading
      sources.set(reading, source)
    }
    takeHints(hints, said.dropped, source)
  }
  if (sources.size === 0) return
  takeLengthAsDepth(readings, profile, title)
  const all = settled(readings, profile)
  for (const [axis, reading] of axesRead(all))
    sizes[axis] = { ...reading, source: sources.get(reading) as AttributeSource }
}

/**
 * Google's `product_length` beside a width is the depth of what stands on the floor or a wall. Of a table the longer one is the
 * width, whatever the fields call it; so of a sofa, where the width would be that of a seat with its arms and nothing says that
 * a chaise longue or a module reaches out in front.
 */
function takeLengthAsDepth(readings: SizeReadings, profile: SizeProfile, title: readonly Token[]): void {
  const { length, width } = readings
  const range = profile.axes.depth
  if (!length || !width || readings.depth || !range || !profile.triple.includes('depth')) return
  if (length.lowMm < range[0] || length.highMm > range[1]) return
  const isSeat = profile.sides === 'seat'
  if (profile.sides !== null && !isSeat) return
  if (isSeat && isSeatTurned(width.lowMm, length.lowMm) && !title.some((token) => reachingOut.has(token.text))) return
  readings.depth = length
  delete readings.length
}

const reachingOut = new Set([
  'chaise',
  'chaiselong',
  'chaiselongue',
  'divan',
  'diva',
  'modulo',
  'modul',
  'modular',
  'module',
  'daybed',
  'recamier',
  'canto',
  'corner',
  'hjorne',
  'hjornesofa',
  'rinconera',
  'sjeselong',
  'sjeselongsofa',
  'modulsofa',
])

/** "Espelho de chão 165x60": one sees oneself whole in it, so the longer side stands. */
function standUpright(sizes: Sizes, profile: SizeProfile, title: readonly Token[]): void {
  const { width, height } = sizes
  if (
    profile !== sizeProfiles.picture ||
    width?.source !== 'title' ||
    height?.source !== 'title' ||
    width.lowMm <= height.lowMm
  )
    return
  if (
    title.some((token, at) => upright.has(token.text) || (token.text === 'inteiro' && title[at - 1]?.text === 'corpo'))
  )
    [sizes.width, sizes.height] = [height, width]
}

const upright = new Set([
  'chao',
  'vertical',
  'suelo',
  'standing',
  'floor',
  'standspiegel',
  'bodenspiegel',
  'ganzkorperspiegel',
  'psyche',
  'terra',
  'pe',
  'pied',
])

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
  for (const [axis, reading] of axesRead(readings)) {
    const known = sizes[axis]
    if (!known) sizes[axis] = { ...reading, source }
    else if (reachesFurther(known, reading)) sizes[axis] = { ...known, highMm: reading.highMm }
  }
}

/** A field says the closed width of what the name calls "115/175 cm": one article, its range. */
function reachesFurther(known: SizeFact, reading: SizeReading): boolean {
  return known.lowMm === known.highMm && reading.lowMm === known.lowMm && reading.highMm > known.highMm
}

function isMissing(sizes: Sizes, profile: SizeProfile, description: string): boolean {
  if (profile.triple.some((axis) => !sizes[axis] && !(sizes.diameter && axis !== 'height'))) return true
  if (profile.axes.lyingWidth && !sizes.lyingWidth && (profile.pair[0] === 'lyingWidth' || lyingText.test(description)))
    return true
  return profile.axes.seatHeight !== undefined && !sizes.seatHeight && seatText.test(description)
}

const lyingText = /descanso|dormir|couchage|liegefl|schlaffl|sleep|mattress|letto|slaap/i
const seatText = /[as]sent|asient|assis|sedut|seat|sit[zt]|sidde|zit/i
