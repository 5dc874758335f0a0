import type { SizeAxis, SizeProfile } from '../../tree/size-profiles.ts'
import { tokensOf, type Token } from '../words/lexer.ts'
import { type Alternatives, byAlternatives, inCommon } from './alternative-sizes.ts'
import { bareReadings } from './bare-sizes.ts'
import { labelledReadings } from './labelled-sizes.ts'
import { extend, settled } from './settled-sizes.ts'
import { sizeMentions, type SizeElement, type SizeMention } from './size-mentions.ts'
import {
  axesRead,
  confidences,
  type ImplausibleSize,
  inCentimetres,
  type ReadingContext,
  type SizeReadings,
} from './size-readings.ts'
import { BED_SOFA, MATTRESS, maySaySizes, REACH, ROUND, saidAnywhere } from './size-signs.ts'
import { withStatesSettled } from './size-states.ts'
import { inchMm } from './size-words.ts'

export type ReadingOptions = {
  /** Running text: a bare number can be anything, bare pairs and triples count where they are announced. */
  readonly isRunningText?: boolean
  /** What the category's articles are called (own-nouns.ts). */
  readonly own?: ReadonlySet<string>
  /** The bed's lying area is told elsewhere: further sizes are its outside. */
  readonly isLyingKnown?: boolean
  /** The unit in the name of the field, for numbers that have none. */
  readonly unitMm?: number | null
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
export function parseDimensions(
  tokens: readonly Token[],
  profile: SizeProfile,
  options: ReadingOptions = {},
): SizeReadings {
  const readings: SizeReadings = {}
  if (!maySaySizes(tokens, options.isRunningText ?? false)) return readings
  const all = sizeMentions(tokens, options.own ?? noWords)
  const mentions = withoutConversions(
    withStatesSettled(options.unitMm ? all.map((mention) => inUnit(mention, options.unitMm as number)) : all, profile),
  )
  if (mentions.length === 0) return readings
  const said = saidAnywhere(tokens)
  const context: ReadingContext = {
    profile,
    isRound: (said & ROUND) !== 0,
    isBedSofa: (said & BED_SOFA) !== 0,
    hasMattress: (said & MATTRESS) !== 0,
    isExtensible: (said & REACH) !== 0,
    isLyingKnown: options.isLyingKnown ?? false,
    isRunningText: options.isRunningText ?? false,
    dropped: options.dropped ?? null,
  }
  const groups = byAlternatives(mentions, tokens)
  const read = (group: Alternatives, readOne: (mention: SizeMention) => SizeReadings): SizeReadings =>
    inCommon(group.map(readOne), profile, context.isExtensible)
  for (const group of groups)
    if (!isReach(group) && isAnyLabelled(group))
      keepNew(
        readings,
        read(group, (mention) =>
          mention.elements.some(isLabelled) ? labelledReadings(mention, context) : bareReadings(mention, context, {}),
        ),
      )
  for (const group of groups) {
    if (isReach(group) || isAnyLabelled(group)) continue
    if (!options.isRunningText || group.slice(0, 1).some((first) => isAnnounced(first, profile)))
      keepNew(
        readings,
        ofTheSame(
          readings,
          read(group, (mention) => bareReadings(mention, context, readings)),
        ),
      )
  }
  for (const mention of mentions) if (mention.about === 'reach') extend(readings, mention, profile)
  return settled(readings, profile)
}

function inUnit(mention: SizeMention, unitMm: number): SizeMention {
  return mention.elements.some((element) => element.unitMm !== null)
    ? mention
    : { ...mention, elements: mention.elements.map((element) => ({ ...element, unitMm })) }
}

const noWords: ReadonlySet<string> = new Set()

/** In running text: "mede 160 x 90 cm", "para colchão de 140 x 190"; of what is only long "Medidas: 500 cm". */
function isAnnounced({ elements: [, ...others], about, isLed }: SizeMention, { single }: SizeProfile): boolean {
  return about === 'lying' || (isLed && (others.length > 0 || single === 'length'))
}

/** Without parts, and without what inches say again: "160 x 90 cm (63 x 35 in)". */
function withoutConversions(all: readonly SizeMention[]): readonly SizeMention[] {
  const mentions = all.some(({ about }) => about === 'part') ? all.filter(({ about }) => about !== 'part') : all
  if (mentions.length < 2) return mentions
  const isInInches = (mention: SizeMention): boolean => mention.elements.some(({ unitMm }) => unitMm === inchMm)
  return mentions.some((mention) => !isInInches(mention))
    ? mentions.filter((mention) => !isInInches(mention))
    : mentions
}

/** The value of a field that is about one axis ("120 cm", "45-52", "1,20 m"); `unitMm` is the unit in the field's name. */
export function parseAxis(
  value: string,
  axis: SizeAxis,
  unitMm: number | null,
  profile: SizeProfile,
  dropped: ImplausibleSize[] | null = null,
): SizeReadings {
  const mention = sizeMentions(tokensOf(value), noWords)[0]
  const element = mention?.elements[0]
  if (!mention || !element || mention.elements.length > 1) return {}
  const labelled = { ...element, axis, unitMm: element.unitMm ?? unitMm }
  return labelledReadings(
    { ...mention, elements: [labelled] },
    {
      profile,
      isRound: false,
      isBedSofa: false,
      hasMattress: false,
      isLyingKnown: false,
      isExtensible: false,
      isRunningText: false,
      dropped,
    },
  )
}

/** "para cama de 150 cm" on bed linen: the width of the bed it is for, mm, or null. */
export function bedWidthMm(tokens: readonly Token[]): number | null {
  const element = sizeMentions(tokens, noWords).find((mention) => mention.about === 'lying')?.elements[0]
  const mm = element ? Math.round(inCentimetres(element) * 10) : 0
  return mm >= 600 && mm <= 2200 ? mm : null
}

function isReach([first]: Alternatives): boolean {
  return first?.about === 'reach'
}
function isAnyLabelled(group: Alternatives): boolean {
  return group.some(({ elements }) => elements.some(isLabelled))
}
function isLabelled(element: SizeElement): boolean {
  return element.axis !== null
}

/** The first word on an axis stands; a second, different one makes it less sure. */
function keepNew(readings: SizeReadings, found: SizeReadings): void {
  for (const [axis, reading] of axesRead(found)) {
    const known = readings[axis]
    if (!known) readings[axis] = reading
    else if (known.lowMm !== reading.lowMm || known.highMm !== reading.highMm)
      readings[axis] = { ...known, confidence: Math.min(known.confidence, confidences.contradicted) }
  }
}

/** "Lençol de cima 240x280 cm, lençol ajustável 150x200x30 cm": a series with another width is of another piece, and so is what it adds. */
function ofTheSame(known: SizeReadings, found: SizeReadings): SizeReadings {
  const { width, length } = found
  const isOther =
    width !== undefined &&
    length !== undefined &&
    known.width !== undefined &&
    known.length !== undefined &&
    known.width.lowMm !== width.lowMm &&
    known.length.lowMm !== length.lowMm
  return isOther ? { width, length } : found
}
