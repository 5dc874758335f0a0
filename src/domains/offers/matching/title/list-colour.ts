import { colourOf, isShadeOf } from '../words/colour-list.ts'
import type { WordsFound } from './title-facts.ts'
import type { Place } from './title-place.ts'
import type { TitleWord } from './title-word.ts'
import type { Tone } from '../words/tone-words.ts'

const MOST_COLOURS = 8

/** Colours of the whole, in their order; those of legs, handles and frames are none: "Cadeira cinza com pés pretos". */
export function listColour(word: TitleWord, place: Place, found: WordsFound): void {
  const tone = isOnlyMadeOf(word) ? undefined : word.tone
  passSmallParts(word, tone, place)
  const before = place.colourBefore
  place.colourBefore = tone ?? null
  if (tone === undefined || place.isAtSmallPart || !namesColour(word, tone)) return
  const colour = colourOf(tone)
  if (colour === null || found.colourList.length >= MOST_COLOURS) return
  if (before !== null && isShadeOf(before, tone)) return
  // "Branco glose branco": a frame and its cover; in other words shops say one colour twice.
  const isAnother = before !== null || place.rareAtColour < found.rareWords.length
  if (isAnother || !found.colourList.includes(colour)) found.colourList.push(colour)
  place.rareAtColour = found.rareWords.length
}

/** "Em faia", "aus Kupfer". */
function isOnlyMadeOf({ isSubstance, tone }: TitleWord): boolean {
  return isSubstance && tone !== undefined && (tone.isWood || SUBSTANCE_TONES.has(tone.tone ?? ''))
}

function passSmallParts(
  { text, isJoined, isOrdinary, material }: TitleWord,
  tone: Tone | undefined,
  place: Place,
): void {
  if (SMALL_PARTS.has(text) && !isJoined) place.isAtSmallPart = true
  else if (tone === undefined && isOrdinary && material === undefined) place.isAtSmallPart = false
}

function namesColour({ text, isSaidColour, material }: TitleWord, { isWood }: Tone): boolean {
  return isWood || isSaidColour || (material === undefined && !ALSO_THINGS.has(text))
}

const SUBSTANCE_TONES = new Set(['terracotta', 'copper', 'bronze', 'gold', 'concrete', 'slate', 'linen'])
/** "Com bordo arredondado", "garrafa térmica", "guarda-sol": alone they are no colours. */
const ALSO_THINGS = new Set(
  'bordo inox ferrugem cromo garrafa bottle sol vinho noite nuit notte carvao forest floresta stone royal antigo palo'.split(
    ' ',
  ),
)
const SMALL_PARTS = new Set(
  'pes pernas puxadores estrutura armacao moldura costuras rebordo patas estructura tiradores marco legs frame handles trim fusse fussen beine beinen gestell rahmen griffe pieds cadre poignees gambe piedini struttura cornice maniglie nogi nogami stelaz uchwyty'.split(
    ' ',
  ),
)
