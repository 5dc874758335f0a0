import type { TitleToken } from './title-tokens.ts'
import type { Tone } from '../words/tone-words.ts'

/** Where the reader of a title stands: what the words before say of the next one. */
export interface Place {
  /** Behind "com" true, behind "sem" false. */
  presence: boolean | null
  /** What stands behind it has been noted. */
  isNoted: boolean
  /** Another piece is sold along: "cama + mesa". */
  isBundle: boolean
  /** Behind "para". */
  isFor: boolean
  isBehindColour: boolean
  isBehindMaterial: boolean
  isBehindWood: boolean
  /** A finish of the wood that follows: "dunkle Eiche". */
  finishBefore: string | null
  /** The colour of the word before, of which the next may be a shade. */
  colourBefore: Tone | null
  /** How many rare words there were at the last colour. */
  rareAtColour: number
  /** At the legs, and their woods, metals and colours. */
  isAtLegs: boolean
  /** At a handle, a frame or legs: its colours are none of the whole. */
  isAtSmallPart: boolean
}

export function startOfTitle(): Place {
  return {
    presence: null,
    isNoted: false,
    isBundle: false,
    isFor: false,
    isBehindColour: false,
    isBehindMaterial: false,
    isBehindWood: false,
    finishBefore: null,
    colourBefore: null,
    rareAtColour: 0,
    isAtLegs: false,
    isAtSmallPart: false,
  }
}

/** What is told now is of a part and not of the whole. */
export function isAtPart({ presence, isAtLegs }: Place): boolean {
  return presence === true || isAtLegs
}

/** A sign, number or code ends a colour; most signs end what "com", "para" and legs began too. */
export function passBetweenWords(tokens: readonly TitleToken[], at: number, place: Place): void {
  const { kind, text } = tokens[at]!
  if (kind === 'mark' && !GLUE.has(text)) {
    place.isBundle = isBundling(tokens, at)
    place.presence = place.isBundle ? true : null
    place.isNoted = false
    place.isFor = false
    place.isAtLegs = false
    place.isAtSmallPart = false
  }
  if (JOINTS.has(text)) return
  place.isBehindColour = false
  place.colourBefore = null
}

/** They do not end what "com" began; "c/ pés". */
const GLUE = new Set(['&', '-', "'", '/'])
/** Between the words of one colour: "cinzento-escuro". */
const JOINTS = new Set(['-'])

/** "cama + mesa de cabeceira", "colchão + 2 almofadas"; not "3+2 lugares". */
function isBundling(tokens: readonly TitleToken[], at: number): boolean {
  return tokens[at]?.text === '+' && tokens[at - 1]?.kind !== 'number'
}
