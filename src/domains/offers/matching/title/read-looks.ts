import { metalFinishes } from '../words/tone-words.ts'
import { substanceOf } from '../words/substances.ts'
import type { WordsFound } from './title-facts.ts'
import { isAtPart, type Place } from './title-place.ts'
import type { TitleWord } from './title-word.ts'

/** "pés em madeira", "pernas douradas": what follows is of the legs, up to another thing or fabric. */
export function readLegs(word: TitleWord, place: Place, found: WordsFound): void {
  if (LEGS.has(word.text) && !word.isJoined) {
    place.isAtLegs = true
    return
  }
  if (!place.isAtLegs) return
  const { tone } = word
  const substance = substanceOf(word.material ?? 0)
  place.isAtLegs = tone !== undefined || LEG_SUBSTANCES.has(substance) || !word.isOrdinary
  if (tone?.isWood) found.legMaterials.push('wood')
  else if (LEG_SUBSTANCES.has(substance)) found.legMaterials.push(substance)
  else if (tone !== undefined && tone.group !== null) found.legColours.push(tone.group)
}

const LEGS = new Set('pes pernas patas legs fusse fussen beine beinen pieds gambe piedini nogi nogami'.split(' '))
const LEG_SUBSTANCES = new Set(['wood', 'metal', 'plastic'])

/** Shades, woods and the colour groups of the whole. */
export function readTone(word: TitleWord, place: Place, found: WordsFound): void {
  if (word.tone === undefined) return
  const { tone, group, isWood } = word.tone
  const isOfPart = isAtPart(place)
  if (isWood) {
    if (tone !== null) (isOfPart ? found.partWoods : found.woods).push(tone)
    return
  }
  if (word.material !== undefined || finishesWood(word, place)) return
  if (tone !== null) (isOfPart ? found.partTones : found.tones).push(tone)
  const isOfWhole = !isOfPart && (tone === null || GENERAL.has(tone))
  if (group !== null && isOfWhole && !found.titleGroups.includes(group)) found.titleGroups.push(group)
}

/** Tones of a colour that is named beside them: "hellgrau". */
const GENERAL = new Set(['light', 'dark'])

/** The finish of a wood stands before it or behind it: "dunkle Eiche", "carvalho fumado". */
export function readWoodFinish(word: TitleWord, place: Place, found: WordsFound): void {
  const { tone, stem } = word
  const isWood = tone?.isWood === true
  if (isWood && place.finishBefore !== null && !isAtPart(place)) found.woodFinishes.push(place.finishBefore)
  if (finishesWood(word, place)) found.woodFinishes.push(word.ownTone?.tone ?? stem)
  const mayBeOfNext = word.isFinish && !isWood && (tone === undefined || tone.group === null)
  place.finishBefore = mayBeOfNext ? (tone?.tone ?? stem) : null
  place.isBehindWood = isWood || (place.isBehindWood && tone !== undefined)
}

function finishesWood({ isFinish }: TitleWord, place: Place): boolean {
  return place.isBehindWood && isFinish && !isAtPart(place)
}

/** A finish, or a word behind a colour that is none of furniture's: which of a series it is. */
export function readLook(word: TitleWord, place: Place, found: WordsFound): void {
  if (place.presence === true || word.tone?.group === WHITE) return
  if (word.qualifier?.kind === 'finish' || (place.isBehindColour && (word.isFinish || !word.isOrdinary)))
    found.looks.add(word.stem)
}

/** "Branco puro", "branco neve": shops praise it. */
const WHITE = 1

export function readMaterial({ text, tone, material }: TitleWord, place: Place, found: WordsFound): void {
  const isOfPart = isAtPart(place)
  const metal = isOfPart ? undefined : metalFinishes.get(tone?.tone ?? '')
  if (metal !== undefined) found.metals.push(metal)
  if (NATURAL.has(text) && !place.isBehindMaterial) found.isNatural = true
  place.isBehindMaterial = material !== undefined
  if (material !== undefined && !isOfPart && !found.titleMaterials.includes(material))
    found.titleMaterials.push(material)
}

const NATURAL = new Set('natural natur naturel naturelle naturale'.split(' '))
