import type { Span } from './text-materials.ts'
import { nameWords } from '../words/attribute-words.ts'
import { isClauseEnd, isSeparator, mostClause, praise as clausePraise } from './bare-materials.ts'
import { memoised } from '#platform/memory/memoised.ts'
import { fold } from '../words/lexer.ts'
import { looksBehind } from '../names/name-looks.ts'
import { isMaterial } from './material-clause.ts'
import { madeWords } from './making-words.ts'
import { firstWords, praise } from './material-openings.ts'
import { formsOf, saysAny, singular } from '../words/word-dictionary.ts'

/**
 * What a running text may hold, told in one pass. A dozen searches look at each text (materials, colours, seats, looks) and most
 * texts have nothing for most of them: a search runs only where the words and marks that it needs stand at all. A sign may be
 * there for nothing, but is never missing where a search would find something.
 */
export type TextSigns = {
  readonly kinds: number
  /** Behind the last number, as far as that is known. */ readonly numbersEnd: number
  readonly madeOf: Span
}

export const noSigns: TextSigns = { kinds: 0, numbersEnd: 0, madeOf: { from: 0, to: 0 } }

/** "Material: …", "Cor principal: …": such a word before a colon. */
export const MATERIAL_LINE = 1 << 0
export const COLOUR_LINE = 1 << 1
/** A word that a material may begin with, or praise of it, at the head of a clause. */
export const HEADS_CLAUSE = 1 << 2
/** "80%", "tampo", "legs". */
export const PART_OR_SHARE = 1 << 3
/** "4 pessoas", "lugares: 4". */
export const SEATS = 1 << 4
/** "Cor", "coloris", "tons"; "lacado", "acabamento" at the head of a clause; "efeito", "look". */
export const COLOUR_WORD = 1 << 5
export const COAT = 1 << 6
export const LOOK = 1 << 7
/** A word of a material at all: "de" and "em" begin some phrases, and are no sign of one. */
export const STUFF = 1 << 8
/** Of single words; together they make the signs above. */
const [MATERIAL, PRAISE, CLAUSE_PRAISE, PREPOSITION, COUNTED] = [1 << 9, 1 << 10, 1 << 11, 1 << 12, 1 << 13]
/** "Forrado a tecido", "bekleed met fluweel": such a word is as good as "em" behind one of making. */
const [MADE, WITH] = [1 << 14, 1 << 15]
const ANYTHING = (1 << 16) - 1

/** As much as any of the searches reads of a text, but for numbers. */
const most = 1_000
/** The text in a form that is read three times as fast as a string, and gaps behind it. */
const codes = new Uint16Array(most + 4)
const bytes = Buffer.from(codes.buffer, 0, 2 * most)

/** What the pass has seen so far. */
type Pass = {
  signs: number
  /** What the word that stands here and the one before may be, and where both begin. */
  word: number
  before: number
  wordAt: number
  leadAt: number
  numbersEnd: number
  clauseFrom: number
  madeFrom: number
  madeTo: number
  isHead: boolean
  isCounted: boolean
}

/** One loop and small steps: this is all that most texts cost. A clause that a search cuts off may end in another word than is there. */
export function signsOf(text: string): TextSigns {
  const end = bytes.write(text, 'utf16le') >> 1
  codes.fill(SPACE, end, end + WINDOW)
  const isLong = text.length > end
  const pass = beginning(isLong ? STUFF : 0, end)
  for (let at = 0; at < end; at += 1) {
    const code = codes[at]!
    // Every sixth sign, and none that ends anything.
    if (code === SPACE) continue
    const kind = kinds[code]!
    if (kind === GAP) passMark(pass, at, code)
    else if (kind === NUMBER) passDigit(pass, at)
    else at = passWord(pass, at, text)
  }
  if (end - pass.clauseFrom > mostClause) pass.signs |= STUFF
  return {
    kinds: pass.signs,
    numbersEnd: isLong ? text.length : pass.numbersEnd,
    madeOf: { from: pass.madeFrom, to: pass.madeTo },
  }
}

function beginning(signs: number, end: number): Pass {
  return {
    signs,
    word: 0,
    before: 0,
    wordAt: 0,
    leadAt: 0,
    numbersEnd: 0,
    clauseFrom: 0,
    madeFrom: end,
    madeTo: 0,
    isHead: true,
    isCounted: false,
  }
}

function passMark(pass: Pass, at: number, code: number): void {
  if (code === COLON) pass.signs |= pass.word & (MATERIAL_LINE | COLOUR_LINE)
  else if (code === PERCENT) pass.signs |= PART_OR_SHARE
  pass.isHead ||= isClauseEnd(code)
  if (at - pass.clauseFrom > mostClause) pass.signs |= STUFF
  if (isSeparator(code) && kinds[codes[at + 1]!] !== NUMBER) pass.clauseFrom = at
}

function passDigit(pass: Pass, at: number): void {
  const isFirst = at === 0 || pass.numbersEnd !== at
  if (isFirst && isMaterialNumber(at)) {
    pass.signs |= HEADS_CLAUSE | STUFF
    if ((pass.word & PREPOSITION) !== 0) madeOf(pass, pass.wordAt, at)
  }
  if (at > 0 && isBesideTimes(at)) pass.signs |= STUFF
  pass.numbersEnd = at + 1
  pass.isCounted = true
}

/** Hands back the word's last plain letter. */
function passWord(pass: Pass, at: number, text: string): number {
  const may = at + WINDOW > most ? ANYTHING : begun[windowAt(codes, at)]!
  // Behind an accent a search may see a word's beginning as well.
  if (at > 0 && isLetter(kinds[codes[at - 1]!]!)) {
    pass.word |= may
    pass.signs |= may & STUFF
  } else beginWord(pass, at, may, text)
  pass.signs |= saidBy(may, pass.isHead, pass.isCounted)
  if ((pass.before & PREPOSITION) !== 0 && (may & (MATERIAL | PRAISE)) !== 0) {
    madeOf(pass, pass.leadAt, at)
    // What is praised may stand behind.
    if ((may & PRAISE) !== 0) [pass.word, pass.wordAt] = [pass.word | PREPOSITION, pass.leadAt]
  }
  pass.isHead = pass.isCounted = false
  let last = at
  while (isPlainLetter(kinds[codes[last + 1]!]!)) last += 1
  return last
}

function beginWord(pass: Pass, at: number, may: number, text: string): void {
  pass.before = pass.word
  pass.word = may
  pass.leadAt = pass.wordAt
  pass.wordAt = at
  if ((may & (STUFF | WITH)) === 0) return
  if ((may & WITH) !== 0 && (pass.before & MADE) !== 0) pass.word |= PREPOSITION
  if ((may & STUFF) !== 0 && (pass.signs & STUFF) === 0 && isStuff(text, at)) pass.signs |= STUFF
}

function madeOf(pass: Pass, from: number, to: number): void {
  pass.madeFrom = Math.min(pass.madeFrom, from)
  pass.madeTo = to
}

/** Four letters do not tell "conta" from "contraplacado": asked of the whole word, once in most texts. */
function isStuff(text: string, from: number): boolean {
  let end = from
  for (let kind = kinds[codes[end]!]!; isLetter(kind); kind = kinds[codes[++end]!]!) if (kind === STRANGE) return true
  return isStuffWord(text.slice(from, end))
}

const isStuffWord = memoised((word) => stuff.has(singular(fold(word))), 5_000)

/** Where a word touches an × that is written as a letter, "2xmdf3": only the lexer knows where it begins. */
function isBesideTimes(at: number): boolean {
  return (codes[at + 1]! | 32) === LETTER_X
    ? isLetter(kinds[codes[at + 2]!]!)
    : (codes[at - 1]! | 32) === LETTER_X && at > 1 && isLetter(kinds[codes[at - 2]!]!)
}
const LETTER_X = 120

/** "100 algodão": such a number begins the phrase. */
function isMaterialNumber(from: number): boolean {
  return materialNumbers.some((number) => number.every((code, index) => codes[from + index] === code))
}
const materialNumbers = [...firstWords]
  .filter((key) => /^\d/.test(key))
  .map((key) => [...key].map((digit) => digit.charCodeAt(0)))

function saidBy(may: number, isHead: boolean, isCounted: boolean): number {
  let said = may & (PART_OR_SHARE | SEATS | COLOUR_WORD | LOOK)
  if (isHead) said |= (may & (MATERIAL | CLAUSE_PRAISE)) !== 0 ? (may & COAT) | HEADS_CLAUSE : may & COAT
  return isCounted && (may & COUNTED) !== 0 ? said | SEATS : said
}

/** A letter without case as 1 to 26, with an accent as much more; one that folds to anything else is strange. */
const [GAP, NUMBER, ACCENT, STRANGE] = [0, 27, 32, 63]
const kinds = Uint8Array.from({ length: 0x10000 }, (_, code) =>
  code < 0x250 ? kindOf(code) : code >= 0x2010 && code <= 0x2027 ? GAP : STRANGE,
)
function isLetter(kind: number): boolean {
  return kind !== GAP && kind !== NUMBER
}
function isPlainLetter(kind: number): boolean {
  return kind !== GAP && kind < NUMBER
}

function kindOf(code: number): number {
  const folded = fold(String.fromCharCode(code))
  if (/^[a-z]$/.test(folded)) return folded.charCodeAt(0) - 96 + (code < 128 ? 0 : ACCENT)
  if (/^\d$/.test(folded)) return NUMBER
  return code < 0xc0 || code === 0xd7 ? GAP : STRANGE
}

/** Four letters tell beginnings apart well enough; shorter words stand for themselves. */
const WINDOW = 4
const STRANGE_WINDOW = 1 << 14

/** The place in `begun` of the word that begins here. */
function windowAt(letters: Uint16Array, from: number): number {
  let window = 0
  for (let at = from, left = WINDOW; left > 0; at += 1, left -= 1) {
    const kind = kinds[letters[at]!]!
    if (kind === STRANGE) return STRANGE_WINDOW
    if (!isLetter(kind)) return placeOf(window << (5 * left))
    window = (window << 5) | (kind & 31)
  }
  return placeOf(window)
}

function placeOf(window: number): number {
  return Math.imul(window, SPREAD) >>> 18
}
const SPREAD = 0x9e3779b1
const begun = new Uint16Array(STRANGE_WINDOW + 1)
begun[STRANGE_WINDOW] = ANYTHING
const [SPACE, PERCENT, COLON] = [32, 37, 58]

function mark(words: Iterable<string>, sign: number): void {
  for (const word of words) {
    const at = windowAt(
      Uint16Array.from(`${word}    `, (letter) => letter.charCodeAt(0)),
      0,
    )
    begun[at]! |= sign
  }
}

function wordsIn(words: string): string[] {
  return words.split(' ')
}
// The words of the searches' expressions: text-signs.test.ts takes those apart and fails where one is missing here.
mark(wordsIn('material matiere composicao revestimento tapizado rivestimento bezug'), MATERIAL_LINE)
mark(wordsIn('cor color couleur farbe kleur farge farve principal produto tecido estrutura'), COLOUR_LINE)
mark(wordsIn('cor color tom tons tono tonos shades tones toni tonalidade tonalidades'), COLOUR_WORD)
mark(
  wordsIn(
    'lacad pintad laccat lacquered painted laque peint lackiert acabamento acabado finition finitura finish tons',
  ),
  COAT,
)
mark([...wordsIn('efeito imita aspeto efecto effet'), ...looksBehind], LOOK)
mark(
  wordsIn(
    'tampo moldura pernas pes base estrutura armacao frente leg legs frame top patas tablero pieds pietement cadre chassis plateau structure gambe telaio piano gestell beine korpus',
  ),
  PART_OR_SHARE,
)
mark(
  wordsIn('poten onderstel platte tabletop seat back pole canopy shade body doors shelves feet shell cover upholstery'),
  PART_OR_SHARE,
)
mark(wordsIn('lugares plazas places assentos seats'), SEATS)
mark(wordsIn('lugares plazas places posti sitzer seater pessoas personas comensales people persone convives'), COUNTED)
mark(wordsIn('em en de di in of av af aus van num numa from'), PREPOSITION)
mark(wordsIn('a com con mit met'), WITH)
mark(madeWords, MADE)
mark([...firstWords].flatMap(formsOf), MATERIAL)
const stuff = new Set(materialWords())
mark([...stuff].flatMap(formsOf), STUFF)
// "Lã" is kept apart from "la" (lexer.ts).
mark(['la'], MATERIAL | STUFF)
mark(praise, PRAISE)
mark(
  [...nameWords.root.next]
    .filter(([, node]) => saysAny(node, ({ vocabulary }) => vocabulary === 'colours'))
    .flatMap(([first]) => formsOf(first)),
  PRAISE,
)
mark(clausePraise, CLAUSE_PRAISE)

/** One word of each phrase for a material: the first, or the second where the first is as short as a preposition. */
function materialWords(): string[] {
  const words: string[] = []
  for (const [first, node] of nameWords.root.next) {
    if (!saysAny(node, isMaterial)) continue
    if (first.length > 3 || node.meanings.some(isMaterial)) words.push(first)
    else for (const [second, below] of node.next) if (saysAny(below, isMaterial)) words.push(second)
  }
  return words
}
