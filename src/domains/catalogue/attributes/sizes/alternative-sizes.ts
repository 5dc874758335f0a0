import type { SizeProfile } from '../../tree/size-profiles.ts'
import { type Token, textAt } from '../words/lexer.ts'
import { settled } from './settled-sizes.ts'
import type { SizeElement, SizeMention } from './size-mentions.ts'
import { axesRead, type SizeReading, type SizeReadings } from './size-readings.ts'

/** Mentions of one text that tell of one article, or of what it may be ordered as: `160x90 / 180x90 cm`. */
export type Alternatives = readonly SizeMention[]

/**
 * Whole sizes side by side, with nothing between them but a stroke or an "or", are those of an article's variants, and which of them this
 * one is the text does not tell. Only what all of them say is known then: a first one taken for granted would be wrong as often as right, and a range
 * is what an article has that can be pulled out. Of such an article two sizes are its ends.
 */
export function byAlternatives(mentions: readonly SizeMention[], tokens: readonly Token[]): Alternatives[] {
  const groups: SizeMention[][] = []
  for (const mention of mentions) {
    const last = groups.at(-1)
    if (last && isAlternative(last.at(-1) as SizeMention, mention, tokens)) last.push(mention)
    else groups.push([mention])
  }
  return groups
}

function isAlternative(before: SizeMention, mention: SizeMention, tokens: readonly Token[]): boolean {
  if (before.elements.length < 2 || mention.elements.length < 2 || before.about !== mention.about) return false
  const sign = textAt(tokens, mention.from - 1)
  if (strokes.has(sign)) return true
  return (
    listWords.has(sign) &&
    before.elements.length === mention.elements.length &&
    (before.elements.at(-1) as SizeElement).next === mention.from - 1
  )
}

/** They tell by themselves, also behind a conversion or a word; the others where nothing else stands between two sizes of as many sides. */
const strokes = new Set(['/', '|', 'ou', 'or', 'oder', 'of', 'eller', 'oppure', 'nebo', 'lub'])
const listWords = new Set([',', 'o', 'e', 'y', 'and', 'et', 'und', 'og'])

/** What the readings of alternatives have in common; of an article that extends the ends. */
export function inCommon(all: readonly SizeReadings[], profile: SizeProfile, isExtensible: boolean): SizeReadings {
  const [one, another] = all
  if (one !== undefined && another === undefined) return one
  const common: SizeReadings = {}
  const [first = {}, ...others] = all.filter((one) => Object.keys(one).length > 0).map((one) => settled(one, profile))
  for (const [axis, reading] of axesRead(first)) {
    const said = others.map((one) => one[axis]).filter((one) => one !== undefined)
    if (said.every((one) => isLike(reading, one))) common[axis] = reading
    else if (isExtensible) common[axis] = ends([reading, ...said])
  }
  return common
}

/** Rounded differently, or to another unit. */
function isLike(a: SizeReading, b: SizeReading): boolean {
  return Math.abs(a.lowMm - b.lowMm) <= a.lowMm / 100 && Math.abs(a.highMm - b.highMm) <= a.highMm / 100
}

function ends(readings: readonly SizeReading[]): SizeReading {
  return {
    lowMm: Math.min(...readings.map(({ lowMm }) => lowMm)),
    highMm: Math.max(...readings.map(({ highMm }) => highMm)),
    confidence: Math.min(...readings.map(({ confidence }) => confidence)),
  }
}
