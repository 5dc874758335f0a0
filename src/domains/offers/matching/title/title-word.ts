import { ordinaryStems } from '../words/ordinary-words.ts'
import { qualifierOfWord } from '../words/qualifier-words.ts'
import { stemOf } from '../words/stem.ts'
import type { Place } from './title-place.ts'
import type { TitleToken } from './title-tokens.ts'
import { isSurelyColour, isWoodFinish, materialOfStem, type Tone, toneOf } from '../words/tone-words.ts'

/** A word of a title, and what it means where it stands. */
export interface TitleWord {
  readonly text: string
  readonly stem: string
  readonly isProper: boolean | null
  readonly isAcronym: boolean
  readonly isOrdinary: boolean
  readonly qualifier: { readonly kind: string; readonly value: string } | undefined
  readonly material: number | undefined
  /** The colour that the word is by itself, and the one that it is here. */
  readonly ownTone: Tone | undefined
  readonly tone: Tone | undefined
  readonly isFinish: boolean
  /** Behind a hyphen: the feet of "repousa-pés" are none. */
  readonly isJoined: boolean
  /** Behind "em" or "de": a wood is what it is of, which may be painted. */
  readonly isSubstance: boolean
  /** "Cor latão", "brass colour": a metal's name for a colour. */
  readonly isSaidColour: boolean
}

export function wordAt(tokens: readonly TitleToken[], at: number, place: Place): TitleWord {
  const { text, isProper, isAcronym } = tokens[at]!
  const [before, after] = [textAt(tokens, at - 1), textAt(tokens, at + 1)]
  const stem = stemOf(text)
  const ownTone = toneOf(text)
  return {
    text,
    stem,
    isProper,
    isAcronym,
    isOrdinary: ordinaryStems.has(stem),
    qualifier: qualifierOfWord.get(text),
    material: materialOfStem.get(stem),
    ownTone,
    tone: ownTone !== undefined && isColourHere(text, isProper, ownTone, place) ? ownTone : undefined,
    isFinish: isWoodFinish(text),
    isJoined: before === '-',
    isSubstance: MADE_OF.has(before),
    isSaidColour: COLOUR_WORDS.has(before) || COLOUR_WORDS.has(after),
  }
}

/** What stands there; '' before the title and behind it. */
export function textAt(tokens: readonly TitleToken[], at: number): string {
  return tokens[at]?.text ?? ''
}

/** "Mesa Moss": a shade's name with a capital is a series, unless it stands behind a colour ("Verde Sálvia"). */
function isColourHere(text: string, isProper: boolean | null, own: Tone, { isBehindColour }: Place): boolean {
  if (isBehindColour) return true
  return !SHADES_BEHIND.has(text) && (isProper !== true || isSurelyColour(text, own))
}

/** "Azul bebé", but "cama de bebé"; "azul céu". */
const SHADES_BEHIND = new Set(['bebe', 'ceu', 'sky'])
const COLOUR_WORDS = new Set(['cor', 'colour', 'color', 'couleur', 'kolor'])
/** "Em faia", "aus Eiche". */
const MADE_OF = new Set(
  'em de in aus en of d di z madeira madera wood holz bois legno drewna drewno macico macica chapa massiv'.split(' '),
)
