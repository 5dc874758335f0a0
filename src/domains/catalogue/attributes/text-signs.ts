import { nameWords } from './attribute-words.ts'
import { praise as clausePraise } from './bare-materials.ts'
import { fold } from './lexer.ts'
import { firstWords, praise } from './text-materials.ts'
import { formsOf, saysAny } from './word-dictionary.ts'

/**
 * What a running text may hold, told in one pass. A dozen searches look at each text (materials, colours, seats, looks) and most
 * texts have nothing for most of them: a search runs only where the words and marks that it needs stand at all. A sign may be
 * there for nothing, but is never missing where a search would find something.
 */
export type TextSigns = number

/** "Material: …", "Cor principal: …": such a word before a colon. */
export const MATERIAL_LINE = 1 << 0
export const COLOUR_LINE = 1 << 1
/** A word that a material may begin with, or praise of it: behind "em", "de", "aus", and at the head of a clause. */
export const MADE_OF = 1 << 2
export const HEADS_CLAUSE = 1 << 3
/** "80%", "tampo", "legs". */
export const PART_OR_SHARE = 1 << 4
/** "4 pessoas", "lugares: 4". */
export const SEATS = 1 << 5
/** "Cor", "coloris"; "lacado", "peint"; "efeito", "look". */
export const COLOUR_WORD = 1 << 6
export const COAT = 1 << 7
export const LOOK = 1 << 8
export const DIGIT = 1 << 9
/** Of single words; together they make the signs above. */
const [MATERIAL, PRAISE, CLAUSE_PRAISE, PREPOSITION, COUNTED] = [1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14]
const ANYTHING = (1 << 15) - 1

/** As much as any of the searches reads of a text, but for numbers. */
const most = 1_000

export function signsOf(text: string): TextSigns {
  const end = Math.min(text.length, most)
  let signs = text.length > most ? DIGIT : 0
  let before = 0
  let word = 0
  let isHead = true
  let isCounted = false
  for (let at = 0; at < end; at += 1) {
    const kind = kindAt(text, at, end)
    if (kind === GAP) {
      const code = text.charCodeAt(at)
      if (code === COLON) signs |= word & (MATERIAL_LINE | COLOUR_LINE)
      else if (code === PERCENT) signs |= PART_OR_SHARE
      isHead ||= clauseEnds[code] === 1
    } else if (kind === NUMBER) {
      signs |= DIGIT
      isCounted = true
    } else {
      const may = at + WINDOW > end && end < text.length ? ANYTHING : (begun[windowAt(text, at, end)] as number)
      // Behind an accent a search may see a word's beginning as well.
      if (at > 0 && isPlainEnd(text.charCodeAt(at - 1))) word |= may
      else [before, word] = [word, may]
      signs |= saidBy(may, before, isHead, isCounted)
      if ((before & PREPOSITION) !== 0 && (may & PRAISE) !== 0) word |= PREPOSITION
      isHead = false
      isCounted = false
      while (at + 1 < end && isPlainLetter(text.charCodeAt(at + 1))) at += 1
    }
  }
  return signs
}

const isPlainLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const isPlainEnd = (code: number): boolean => code > 0xbf || isPlainLetter(code)

function saidBy(may: number, before: number, isHead: boolean, isCounted: boolean): TextSigns {
  let said = may & (PART_OR_SHARE | SEATS | COLOUR_WORD | COAT | LOOK)
  if ((before & PREPOSITION) !== 0 && (may & (MATERIAL | PRAISE)) !== 0) said |= MADE_OF
  if (isHead && (may & (MATERIAL | CLAUSE_PRAISE)) !== 0) said |= HEADS_CLAUSE
  return isCounted && (may & COUNTED) !== 0 ? said | SEATS : said
}

/** A letter without case and accent as 1 to 26; one that folds to something else may be anything. */
const [GAP, NUMBER, STRANGE] = [0, 27, 28]
const kinds = Uint8Array.from({ length: 0x250 }, (_, code) => kindOf(code))
const kindAt = (text: string, at: number, end: number): number => (at < end ? (kinds[text.charCodeAt(at)] ?? STRANGE) : GAP)

function kindOf(code: number): number {
  const folded = fold(String.fromCharCode(code))
  if (/^[a-z]$/.test(folded)) return folded.charCodeAt(0) - 96
  if (/^\d$/.test(folded)) return NUMBER
  return code < 0xc0 || code === 0xd7 ? GAP : STRANGE
}

/** Four letters tell beginnings apart well enough; shorter words stand for themselves. */
const WINDOW = 4
const STRANGE_WINDOW = 1 << 14

/** The place in `begun` of the word that begins here. */
function windowAt(text: string, at: number, end: number): number {
  let letters = 0
  let isOver = false
  for (let i = at; i < at + WINDOW; i += 1) {
    const kind: number = isOver ? GAP : kindAt(text, i, end)
    if (kind === STRANGE) return STRANGE_WINDOW
    isOver = kind === GAP || kind === NUMBER
    letters = (letters << 5) | (isOver ? GAP : kind)
  }
  return Math.imul(letters, SPREAD) >>> 18
}

const SPREAD = 0x9e3779b1
const begun = new Uint16Array(STRANGE_WINDOW + 1)
begun[STRANGE_WINDOW] = ANYTHING
const [COLON, PERCENT] = [58, 37]
const clauseEnds = Uint8Array.from({ length: 0x2023 }, (_, code) => ('.,;:\n•*+-'.includes(String.fromCharCode(code)) ? 1 : 0))

function mark(words: Iterable<string>, sign: number): void {
  for (const word of words) {
    const at = windowAt(word, 0, word.length)
    begun[at] = (begun[at] as number) | sign
  }
}

const wordsIn = (words: string): string[] => words.split(' ')
mark(wordsIn('material matiere composicao revestimento tapizado rivestimento bezug'), MATERIAL_LINE)
mark(wordsIn('cor color couleur farbe kleur farge farve principal produto tecido estrutura'), COLOUR_LINE)
mark(wordsIn('cor color'), COLOUR_WORD)
mark(wordsIn('lacad pintad laccat lacquered painted laque peint lackiert'), COAT)
mark(wordsIn('efeito imita aspeto aspecto efecto effect effekt look optik nachbildung dekor'), LOOK)
mark(wordsIn('tampo pernas pes base estrutura armacao frente leg legs frame top patas tablero pieds pietement cadre chassis plateau structure gambe telaio piano gestell beine korpus'), PART_OR_SHARE)
mark(wordsIn('platte tabletop seat back pole canopy shade body doors shelves feet shell cover upholstery'), PART_OR_SHARE)
mark(wordsIn('lugares plazas places assentos seats'), SEATS)
mark(wordsIn('lugares plazas places posti sitzer seater pessoas personas comensales people persone convives'), COUNTED)
mark(wordsIn('em en de di in of av af aus van mit met from'), PREPOSITION)
mark([...firstWords].flatMap(formsOf), MATERIAL)
// "Lã" is kept apart from "la" (lexer.ts).
mark(['la'], MATERIAL)
mark(praise, PRAISE)
mark([...nameWords.root.next].filter(([, node]) => saysAny(node, ({ vocabulary }) => vocabulary === 'colours')).flatMap(([first]) => formsOf(first)), PRAISE)
mark(clausePraise, CLAUSE_PRAISE)
