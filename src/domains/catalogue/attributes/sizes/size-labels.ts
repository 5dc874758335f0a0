import { textAt, type Token } from '../words/lexer.ts'
import {
  axisLetters,
  axisOfWord,
  fillers,
  insideWords,
  partWords,
  seatWords,
  unitMm,
  weakAxisWords,
  type MeasuredAxis,
} from './size-words.ts'
import { unitAt } from './size-units.ts'
import { isTimesAt } from './times-signs.ts'

export type Label = {
  readonly axis: MeasuredAxis
  readonly letter: string | null
  readonly unitMm: number | null
  readonly next: number
}

/** "largura", "larg.", "L:", "Largura (cm):", "altura do assento", "o comprimento do varão é de", each right before a number. */
export function labelBefore(tokens: readonly Token[], at: number, own: ReadonlySet<string>): Label | null {
  const token = tokens[at]
  if (!token || token.kind === 'number') return null
  if (token.text.length === 1) return letterBefore(tokens, at)
  const axis = token.kind === 'word' ? axisOfWord(token.text) : undefined
  if (!axis) return null
  const about = nounOfLabel(tokens, at + 1, axis, own)
  // "De largura, 90 cm; de fundo, 75": the comma of a list of labels.
  const marks = textAt(tokens, at - 1) === 'de' ? labelMarks : weakLabelMarks
  const { next, unit } = skipToNumber(tokens, about.next, marks)
  if (tokens[next]?.kind !== 'number') return null
  if (weakAxisWords.has(token.text) && about.next > at + 1) return null
  return { axis: about.axis, letter: null, unitMm: unit, next }
}

const labelMarks = new Set(['.', ':', '=', '-', '~', ','])

const weakLabelMarks = new Set(['.', ':', '=', '-', '~'])

function letterBefore(tokens: readonly Token[], at: number): Label | null {
  const letter = textAt(tokens, at)
  const axis = axisLetters.get(letter)
  if (!axis || isLampSocket(tokens, at) || isFirmness(tokens, at) || isOfNumberBefore(tokens, at)) return null
  // "Ø de 60 cm"
  const { next, unit } = skipToNumber(
    tokens,
    letter === 'ø' && textAt(tokens, at + 1) === 'de' ? at + 2 : at + 1,
    weakLabelMarks,
  )
  return tokens[next]?.kind === 'number' ? { axis, letter, unitMm: unit, next } : null
}

/** "3D 60x90 cm", "20A 12 cm": the letter hangs on the number before it. */
function isOfNumberBefore(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.glued === true && tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.glued !== true
}

/** "E27", "E14": the socket of a bulb, no thickness. */
function isLampSocket(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'e' && tokens[at + 1]?.glued === true && sockets.has(textAt(tokens, at + 1))
}

const sockets = new Set(['5', '10', '11', '12', '14', '17', '26', '27', '39', '40'])

/** "H3": how firm a mattress is. */
function isFirmness(tokens: readonly Token[], at: number): boolean {
  return (
    textAt(tokens, at) === 'h' &&
    tokens[at + 1]?.glued === true &&
    /^[1-5]$/.test(textAt(tokens, at + 1)) &&
    !isTimesAt(tokens, at + 2) &&
    (unitAt(tokens, at + 2) === null || tokens[at + 2]?.kind !== 'word')
  )
}

/** The words between a label and its number: "total", "do sofá", "do espelho" of a mirror, "do assento" (another axis), "das pernas" (no size of the article's). */
function nounOfLabel(
  tokens: readonly Token[],
  at: number,
  axis: MeasuredAxis,
  own: ReadonlySet<string>,
): { axis: MeasuredAxis; next: number } {
  let found = axis
  let next = at
  let strange = 0
  for (; tokens[next]?.kind === 'word'; next++) {
    const text = textAt(tokens, next)
    // "Hauteur d’assise"
    if (text.length === 1 && textAt(tokens, next + 1) === "'") {
      next += 1
      continue
    }
    if (axisOfWord(text) || isTimesAt(tokens, next)) break
    if (seatWords.has(text)) found = axis === 'height' ? 'seatHeight' : 'other'
    else if ((partWords.has(text) && !own.has(text)) || insideWords.has(text) || upTo.has(text) || ofOthers.has(text))
      found = 'other'
    else if (!fillers.has(text) && ++strange > 2) break
  }
  return { axis: found, next }
}

/** "Altura recomendada do utilizador 150 cm", "altura do teto 240 cm": of who uses it, of where it stands. */
const ofOthers = new Set([
  'utilizador',
  'usuario',
  'utente',
  'user',
  'utilisateur',
  'pessoa',
  'persona',
  'person',
  'bebe',
  'crianca',
  'child',
  'teto',
  'techo',
  'plafond',
  'soffitto',
  'ceiling',
  'instalacao',
  'instalacion',
  'installation',
  'montagem',
  'montaje',
  'recomendada',
  'recomendado',
  'recommended',
])

/** "altura até 118 cm" is a limit, not a size. */
export const upTo: ReadonlySet<string> = new Set(['ate', 'hasta', 'bis', 'jusqu'])

/** Over ":", "." and a unit in parentheses, "(cm)", which is then the number's. */
function skipToNumber(
  tokens: readonly Token[],
  at: number,
  marks: ReadonlySet<string>,
): { next: number; unit: number | null } {
  let next = skipMarks(tokens, at, marks)
  if (textAt(tokens, next) !== '(' && textAt(tokens, next) !== '[') return { next, unit: null }
  const unit = unitMm.get(textAt(tokens, next + 1))
  if (unit === undefined || tokens[next + 2]?.kind !== 'mark') return { next, unit: null }
  next = skipMarks(tokens, next + 3, marks)
  return { next, unit }
}

export function skipMarks(tokens: readonly Token[], at: number, marks: ReadonlySet<string>): number {
  while (tokens[at]?.kind === 'mark' && marks.has(textAt(tokens, at))) at += 1
  return at
}

/** "160 (L) cm": between the number and its unit. */
export function labelInParentheses(tokens: readonly Token[], at: number): Label | null {
  if (textAt(tokens, at) !== '(' || textAt(tokens, at + 2) !== ')') return null
  const word = textAt(tokens, at + 1)
  const axis = word.length === 1 ? axisLetters.get(word) : axisOfWord(word)
  return axis ? { axis, letter: word.length === 1 ? word : null, unitMm: null, next: at + 3 } : null
}

export function labelAfter(
  tokens: readonly Token[],
  at: number,
  own: ReadonlySet<string>,
  hasUnit: boolean,
): Label | null {
  const first = tokens[at]
  if (first?.text === '(') return labelInParentheses(tokens, at)
  if (first?.kind !== 'word') return null
  return first.text.length === 1 ? letterAfter(tokens, at, hasUnit) : wordAfter(tokens, at, own, hasUnit)
}

function letterAfter(tokens: readonly Token[], at: number, hasUnit: boolean): Label | null {
  const { text: letter, glued } = tokens[at]!
  if (isShortenedWord(tokens, at)) return null
  const isLabel = glued || (hasUnit && surelyLetter.has(letter) && tokens[at + 1]?.kind !== 'number')
  const axis = isLabel ? axisLetters.get(letter) : undefined
  return axis ? { axis, letter, unitMm: null, next: at + 1 } : null
}

/** "65 cm p/ sofá", "c/ tampa". */
function isShortenedWord(tokens: readonly Token[], at: number): boolean {
  const [stroke, word] = [tokens[at + 1], tokens[at + 2]]
  return stroke?.text === '/' && stroke.glued && word?.kind === 'word' && word.text.length > 1
}

function wordAfter(tokens: readonly Token[], at: number, own: ReadonlySet<string>, hasUnit: boolean): Label | null {
  const isLed = leads.has(textAt(tokens, at))
  const noun = isLed ? at + 1 : at
  const side = isLed ? sideWords(tokens, noun) : null
  if (side) return side
  const axis = tokens[noun]?.kind === 'word' ? axisOfWord(textAt(tokens, noun)) : undefined
  if (!axis) return null
  const isWeak = !isLed && !hasUnit && weakAxisWords.has(textAt(tokens, noun)) && !isTimesAt(tokens, noun + 1)
  return isWeak || startsOtherLabel(tokens, noun, own) ? null : ofThePart(tokens, axis, noun + 1, own)
}

const leads = new Set(['de', 'of', 'em', 'na', 'di', 'en', 'in', 'i'])

const surelyLetter = new Set(['l', 'p', 'h', 'w', 'd', 'b'])

/** "217 cm de lado a lado", "260 cm de parede": how wide. */
function sideWords(tokens: readonly Token[], at: number): Label | null {
  const width = { axis: 'width', letter: null, unitMm: null } as const
  const text = textAt(tokens, at)
  if (text === 'parede') return { ...width, next: at + 1 }
  const isFromSide = text === 'lado' && textAt(tokens, at + 1) === 'a' && textAt(tokens, at + 2) === 'lado'
  return isFromSide ? { ...width, next: at + 3 } : null
}

/** "60 cm altura 75 cm": the word belongs to the number after it. */
function startsOtherLabel(tokens: readonly Token[], at: number, own: ReadonlySet<string>): boolean {
  const before = tokens[at - 1]
  return (before === undefined || !leads.has(before.text)) && labelBefore(tokens, at, own) !== null
}

/** "45 cm de altura do assento", "12 cm de altura das pernas". */
function ofThePart(tokens: readonly Token[], axis: MeasuredAxis, next: number, own: ReadonlySet<string>): Label {
  const isLinked = ofThe.has(textAt(tokens, next))
  const noun = textAt(tokens, isLinked ? next + 1 : next)
  const label = { letter: null, unitMm: null }
  const behind = next + (isLinked ? 2 : 1)
  if (seatWords.has(noun)) return { ...label, axis: axis === 'height' ? 'seatHeight' : 'other', next: behind }
  if (insideWords.has(noun) || (isLinked && partWords.has(noun) && !own.has(noun)))
    return { ...label, axis: 'other', next: behind }
  return { ...label, axis, next }
}

const ofThe = new Set(['do', 'da', 'de', 'dos', 'das', 'del', 'du', 'der', 'of'])
