import type { Token } from '../words/lexer.ts'
import { numberValue } from './number-value.ts'
import {
  axisLetters,
  axisOfWord,
  fillers,
  inchMm,
  insideWords,
  partWords,
  seatWords,
  unitMm,
  weakAxisWords,
  type MeasuredAxis,
} from './size-words.ts'

/**
 * One number or range of a text, with what stood beside it. Values are as written; `unitMm` null: no unit of its own.
 * `letter`: the one letter that named the axis, for the company it keeps to settle (size-letters.ts).
 */
export type SizeElement = {
  readonly low: string
  readonly high: string
  readonly unitMm: number | null
  readonly axis: MeasuredAxis | null
  readonly letter: string | null
  readonly next: number
}

/** label? number (range)? unit? label?: "l.217", "larg. 90 cm", "ø 80", "160/240 cm", "90 cm de largura", "75 (a)", "63\" w". `own`: nouns of the article, no parts of it. */
export function elementAt(
  tokens: readonly Token[],
  at: number,
  own: ReadonlySet<string>,
  isSide = false,
): SizeElement | null {
  const label = labelBefore(tokens, at, own)
  const from = label ? label.next : at
  const first = tokens[from]
  if (first?.kind !== 'number' || isCode(tokens, from, label !== null)) return null
  const number = numberAt(tokens, from)
  // "L 110 P 35 A 75": among letters the next one is a letter too, no "a" between two ends.
  const isNextLetter =
    label !== null &&
    label.letter !== null &&
    tokens[number.next]?.text === 'a' &&
    tokens[number.next + 1]?.kind === 'number' &&
    !unitAt(tokens, number.next + 2)
  const range = isNextLetter
    ? { low: number.text, high: number.text, next: number.next }
    : rangeFrom(tokens, from, number, label !== null)
  const inside = label ? null : labelInParentheses(tokens, range.next)
  const unit = unitAt(tokens, inside ? inside.next : range.next)
  if (
    unit === 'area' ||
    (unit === 'other' &&
      !(isSide && isCountOfAnother(tokens, range)) &&
      !(label?.letter && isNextLabel(tokens, range.next, own)))
  )
    return null
  const measured = unit === 'other' ? null : unit
  const afterUnit = measured ? afterConversion(tokens, measured) : (inside?.next ?? range.next)
  const wide =
    measured && !isSide && range.low === range.high ? secondEnd(tokens, afterUnit, range.low, measured.mm) : null
  const after = label
    ? null
    : (inside ?? labelAfter(tokens, wide ? wide.next : afterUnit, own, measured !== null || isSide))
  if (after?.letter === 'h' && !measured && !isSide && isHours(tokens, from, after.next)) return null
  return {
    low: range.low,
    high: wide ? wide.high : range.high,
    unitMm: measured ? measured.mm : (label?.unitMm ?? null),
    axis: label?.axis ?? after?.axis ?? null,
    letter: label?.letter ?? after?.letter ?? null,
    next: (after === inside ? null : after?.next) ?? wide?.next ?? afterUnit,
  }
}

/** "Almofada 45x45 folhas", "80x60 2 gavetas": a long side is followed by a word that counts something else. */
function isCountOfAnother(tokens: readonly Token[], { low, next }: Ends): boolean {
  return (
    tokens[next]?.glued === false && !weights.has((tokens[next] as Token).text) && (numberValue(low, null) ?? 0) >= 15
  )
}
const weights = new Set([
  'kg',
  'g',
  'gr',
  'w',
  'watt',
  'watts',
  'v',
  'lm',
  'litros',
  'litro',
  'l',
  'ml',
  'cl',
  'gsm',
  'lbs',
  'lb',
  'hz',
  'kwh',
  'bar',
  'bares',
  'k',
  'graus',
  'euros',
  'eur',
  '%',
  '€',
  '°',
  "'",
])

/** "168 cm (66\") wide": what inches say again, in brackets. */
function afterConversion(tokens: readonly Token[], { mm, next }: { mm: number; next: number }): number {
  if (mm === inchMm || tokens[next]?.text !== '(' || tokens[next + 1]?.kind !== 'number') return next
  const unit = unitAt(tokens, next + 2)
  return unit && typeof unit !== 'string' && unit.mm === inchMm && tokens[unit.next]?.text === ')'
    ? unit.next + 1
    : next
}

/** "Autonomia 9h", "queima 40h": hours, where no other side stands beside it ("160L 90P 75H", "75h x 40"). */
function isHours(tokens: readonly Token[], number: number, next: number): boolean {
  const [before, after] = [tokens[number - 1], tokens[next]]
  return (
    !(before?.kind === 'word' && before.text.length === 1 && before.glued) &&
    after?.kind !== 'number' &&
    !(after !== undefined && isTimes(after))
  )
}

/** "H.45 L.140 P.40": the next side's letter, no litres. */
function isNextLabel(tokens: readonly Token[], at: number, own: ReadonlySet<string>): boolean {
  return tokens[at]?.glued === false && tokens[at]?.text.length === 1 && labelBefore(tokens, at, own) !== null
}

type Label = {
  readonly axis: MeasuredAxis
  readonly letter: string | null
  readonly unitMm: number | null
  readonly next: number
}

const labelMarks = new Set(['.', ':', '=', '-', '~', ','])
const weakLabelMarks = new Set(['.', ':', '=', '-', '~'])

/** "largura", "larg.", "L:", "Largura (cm):", "altura do assento", "o comprimento do varão é de", each right before a number. */
function labelBefore(tokens: readonly Token[], at: number, own: ReadonlySet<string>): Label | null {
  const token = tokens[at]
  if (!token || token.kind === 'number') return null
  if (token.text.length === 1) return letterBefore(tokens, at)
  const axis = token.kind === 'word' ? axisOfWord(token.text) : undefined
  if (!axis) return null
  const about = nounOfLabel(tokens, at + 1, axis, own)
  // "De largura, 90 cm; de fundo, 75": the comma of a list of labels.
  const marks = tokens[at - 1]?.text === 'de' ? labelMarks : weakLabelMarks
  const { next, unit } = skipToNumber(tokens, about.next, marks)
  if (tokens[next]?.kind !== 'number') return null
  if (weakAxisWords.has(token.text) && about.next > at + 1) return null
  return { axis: about.axis, letter: null, unitMm: unit, next }
}

function letterBefore(tokens: readonly Token[], at: number): Label | null {
  const letter = (tokens[at] as Token).text
  const axis = axisLetters.get(letter)
  if (!axis || isLampSocket(tokens, at) || isFirmness(tokens, at) || isOfNumberBefore(tokens, at)) return null
  // "Ø de 60 cm"
  const { next, unit } = skipToNumber(
    tokens,
    letter === 'ø' && tokens[at + 1]?.text === 'de' ? at + 2 : at + 1,
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
  return tokens[at]?.text === 'e' && tokens[at + 1]?.glued === true && sockets.has((tokens[at + 1] as Token).text)
}
const sockets = new Set(['5', '10', '11', '12', '14', '17', '26', '27', '39', '40'])

/** "H3": how firm a mattress is. */
function isFirmness(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === 'h' &&
    tokens[at + 1]?.glued === true &&
    /^[1-5]$/.test((tokens[at + 1] as Token).text) &&
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
    const { text } = tokens[next] as Token
    // "Hauteur d’assise"
    if (text.length === 1 && tokens[next + 1]?.text === "'") {
      next += 1
      continue
    }
    if (axisOfWord(text) || isTimes(tokens[next] as Token)) break
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
const upTo = new Set(['ate', 'hasta', 'bis', 'jusqu'])

/** Over ":", "." and a unit in parentheses, "(cm)", which is then the number's. */
function skipToNumber(
  tokens: readonly Token[],
  at: number,
  marks: ReadonlySet<string>,
): { next: number; unit: number | null } {
  let next = skipMarks(tokens, at, marks)
  if (tokens[next]?.text !== '(' && tokens[next]?.text !== '[') return { next, unit: null }
  const unit = unitMm.get(tokens[next + 1]?.text ?? '')
  if (unit === undefined || tokens[next + 2]?.kind !== 'mark') return { next, unit: null }
  next = skipMarks(tokens, next + 3, marks)
  return { next, unit }
}

export function skipMarks(tokens: readonly Token[], at: number, marks: ReadonlySet<string>): number {
  while (tokens[at]?.kind === 'mark' && marks.has((tokens[at] as Token).text)) at += 1
  return at
}

/** "160 (L) cm": between the number and its unit. */
function labelInParentheses(tokens: readonly Token[], at: number): Label | null {
  if (tokens[at]?.text !== '(' || tokens[at + 2]?.text !== ')') return null
  const word = (tokens[at + 1] as Token).text
  const axis = word.length === 1 ? axisLetters.get(word) : axisOfWord(word)
  return axis ? { axis, letter: word.length === 1 ? word : null, unitMm: null, next: at + 3 } : null
}

const leads = new Set(['de', 'of', 'em', 'na', 'di', 'en', 'in', 'i'])

function labelAfter(tokens: readonly Token[], at: number, own: ReadonlySet<string>, hasUnit: boolean): Label | null {
  const first = tokens[at]
  if (!first) return null
  if (first.text === '(') return labelInParentheses(tokens, at)
  if (first.kind !== 'word') return null
  if (first.text.length === 1) {
    // "65 cm p/ sofá", "c/ tampa": a shortened word.
    if (
      tokens[at + 1]?.text === '/' &&
      tokens[at + 1]?.glued &&
      tokens[at + 2]?.kind === 'word' &&
      (tokens[at + 2] as Token).text.length > 1
    )
      return null
    const axis =
      first.glued || (hasUnit && surelyLetter.has(first.text) && tokens[at + 1]?.kind !== 'number')
        ? axisLetters.get(first.text)
        : undefined
    return axis ? { axis, letter: first.text, unitMm: null, next: at + 1 } : null
  }
  const at2 = leads.has(first.text) ? at + 1 : at
  const side = sideWords(tokens, at, at2)
  if (side) return side
  const word = tokens[at2]
  const axis = word?.kind === 'word' ? axisOfWord(word.text) : undefined
  if (
    !axis ||
    (at2 === at && weakAxisWords.has((word as Token).text) && !hasUnit && !isTimesAt(tokens, at2 + 1)) ||
    startsOtherLabel(tokens, at2, own)
  )
    return null
  return ofThePart(tokens, axis, at2 + 1, own)
}

const surelyLetter = new Set(['l', 'p', 'h', 'w', 'd', 'b'])

/** "217 cm de lado a lado", "260 cm de parede": how wide. */
function sideWords(tokens: readonly Token[], at: number, at2: number): Label | null {
  if (at2 === at) return null
  const text = tokens[at2]?.text
  if (text === 'parede') return { axis: 'width', letter: null, unitMm: null, next: at2 + 1 }
  if (text === 'lado' && tokens[at2 + 1]?.text === 'a' && tokens[at2 + 2]?.text === 'lado')
    return { axis: 'width', letter: null, unitMm: null, next: at2 + 3 }
  return null
}

/** "60 cm altura 75 cm": the word belongs to the number after it. */
function startsOtherLabel(tokens: readonly Token[], at: number, own: ReadonlySet<string>): boolean {
  const before = tokens[at - 1]
  return (before === undefined || !leads.has(before.text)) && labelBefore(tokens, at, own) !== null
}

/** "45 cm de altura do assento", "12 cm de altura das pernas". */
function ofThePart(tokens: readonly Token[], axis: MeasuredAxis, next: number, own: ReadonlySet<string>): Label {
  const isLinked = tokens[next] !== undefined && ofThe.has((tokens[next] as Token).text)
  const noun = isLinked ? tokens[next + 1]?.text : tokens[next]?.text
  const label = { letter: null, unitMm: null }
  if (noun === undefined) return { ...label, axis, next }
  if (seatWords.has(noun))
    return { ...label, axis: axis === 'height' ? 'seatHeight' : 'other', next: next + (isLinked ? 2 : 1) }
  if (insideWords.has(noun) || (isLinked && partWords.has(noun) && !own.has(noun)))
    return { ...label, axis: 'other', next: next + (isLinked ? 2 : 1) }
  return { ...label, axis, next }
}

const ofThe = new Set(['do', 'da', 'de', 'dos', 'das', 'del', 'du', 'der', 'of'])

type NumberText = { readonly text: string; readonly next: number }

/** "1 200 mm" (thousands by a space), "23 1/2", "23½": one number. */
function numberAt(tokens: readonly Token[], at: number): NumberText {
  const [first, second, third, fourth] = [tokens[at] as Token, tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (second?.kind === 'mark' && second.text in fractions)
    return { text: first.text + (fractions[second.text] as string), next: at + 2 }
  if (second?.kind !== 'number' || second.glued) return { text: first.text, next: at + 1 }
  if (
    third?.text === '/' &&
    fourth?.kind === 'number' &&
    third.glued &&
    fourth.glued &&
    rulerMarks.has(fourth.text) &&
    Number(second.text) < Number(fourth.text)
  ) {
    return { text: first.text + String(Number(second.text) / Number(fourth.text)).slice(1), next: at + 4 }
  }
  return /^[1-9]\d?$/.test(first.text) &&
    /^\d{3}$/.test(second.text) &&
    !isPaper(tokens, at) &&
    isInMillimetres(tokens, at + 2)
    ? { text: first.text + second.text, next: at + 2 }
    : { text: first.text, next: at + 1 }
}

const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }
/** "Poster A4 210x297 mm" */
function isPaper(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.glued === true && tokens[at - 1]?.text === 'a'
}
/** Into how many parts a ruler divides an inch. */
const rulerMarks = new Set(['2', '4', '8', '16', '32'])

function isInMillimetres(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < tokens.length && i < at + 12; i++) {
    const { kind, text } = tokens[i] as Token
    if (text === 'mm') return true
    if (kind !== 'number' && !isTimes(tokens[i] as Token)) return false
  }
  return false
}

type Ends = { readonly low: string; readonly high: string; readonly next: number }

/** "160/240", "45-52", "160 a 240", "160 até 240", "160(240)", "120/150/180": ascending and at most 6.5 times as long, else the one number. */
function rangeFrom(tokens: readonly Token[], at: number, { text: low, next }: NumberText, isLabelled: boolean): Ends {
  const [sign, other, close] = [tokens[next], tokens[next + 1], tokens[next + 2]]
  const single = { low, high: low, next }
  if (!sign) return single
  if (sign.text === '+' || (sign.text === '(' && other?.text === '+')) return withLeaves(tokens, at, single)
  if (other?.kind !== 'number' || !isRange(low, other.text) || isNextSize(tokens, at, next)) return single
  if (sign.text === '-' || sign.text === '/' || sign.text === '~') {
    const third = tokens[next + 3]
    const goesOn = tokens[next + 2]?.text === sign.text && third?.kind === 'number' && isRange(other.text, third.text)
    return goesOn ? { low, high: third.text, next: next + 4 } : { low, high: other.text, next: next + 2 }
  }
  if (sign.text === '(' && close?.text === ')') return { low, high: other.text, next: next + 3 }
  return toWords.has(sign.text) && !other.glued && (isLabelled || unitAt(tokens, next + 2))
    ? { low, high: other.text, next: next + 2 }
    : single
}

/** "160x90 / 180x90", "160x90x75/180x90x75": behind the stroke another size begins; in "160 x 90/100 x 75" the middle side has two ends. */
function isNextSize(tokens: readonly Token[], at: number, stroke: number): boolean {
  const [sign, other] = [tokens[stroke], tokens[stroke + 1]]
  if (sign?.text !== '/' || !isTimesAt(tokens, at - 1) || !isTimesAt(tokens, stroke + 2)) return false
  if (!sign.glued || other?.glued === false || isTimesAt(tokens, at - 3)) return true
  return tokens[at - 2]?.text === other?.text || tokens[at]?.text === tokens[stroke + 3]?.text
}

const toWords = new Set(['a', 'ate', 'to', 'e', 'y', 'bis', 'til', 'tot', 'till', 'hasta', 'au', 'bei', 'and', 'und'])

/** "160+40+40", "160 (+40)": a table and its leaves, where the text speaks of extending. */
function withLeaves(tokens: readonly Token[], at: number, single: Ends): Ends {
  if (!tokens.some((token) => isReachWord(token.text))) return single
  let sum = Number(single.low.replace(',', '.'))
  let next = single.next
  for (;;) {
    const opens = tokens[next]?.text === '(' && tokens[next + 1]?.text === '+'
    const from = opens ? next + 2 : tokens[next]?.text === '+' ? next + 1 : -1
    const leaf = from < 0 ? undefined : tokens[from]
    if (leaf?.kind !== 'number') break
    sum += Number(leaf.text.replace(',', '.'))
    next = from + 1 + (opens && tokens[from + 1]?.text === ')' ? 1 : 0)
  }
  return next === single.next || Number.isNaN(sum) || next - at > 16
    ? single
    : { low: single.low, high: String(sum), next }
}

export const reachWords: ReadonlySet<string> = new Set([
  'extensivel',
  'extensiveis',
  'extensiva',
  'extensible',
  'extensibles',
  'extendable',
  'extending',
  'expansivel',
  'aberta',
  'aberto',
  'abre',
  'estendida',
  'extensao',
  'alarga',
  'allongeable',
  'ausziehbar',
  'uitschuifbaar',
  'allungabile',
  'uttrekkbar',
  'udtraek',
  'desdobravel',
])
export function isReachWord(word: string): boolean {
  return reachWords.has(word)
}

/** "160 cm - 240 cm", "160 cm a 240 cm". */
function secondEnd(
  tokens: readonly Token[],
  at: number,
  low: string,
  mm: number,
): { high: string; next: number } | null {
  const [sign, other] = [tokens[at], tokens[at + 1]]
  if (
    !sign ||
    !other ||
    other.kind !== 'number' ||
    (other.glued && sign.kind === 'word') ||
    (!toWords.has(sign.text) && sign.text !== '-' && sign.text !== '/')
  )
    return null
  const unit = unitAt(tokens, at + 2)
  return unit && unit !== 'area' && unit !== 'other' && unit.mm === mm && isRange(low, other.text)
    ? { high: other.text, next: unit.next }
    : null
}

function isRange(low: string, high: string): boolean {
  const [a, b] = [numberValue(low, null), numberValue(high, null)]
  return a !== null && b !== null && a > 0 && b > a && b <= a * 6.5
}

/** A unit of length, or a sign that the number is no length: an area, a volume, pieces, watts … */
export function unitAt(tokens: readonly Token[], at: number): { mm: number; next: number } | 'area' | 'other' | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'mark') {
    if (token.text === '"') return { mm: inchMm, next: at + 1 }
    if (token.text === "'" && token.glued && tokens[at + 1]?.text === "'" && tokens[at + 1]?.glued)
      return { mm: inchMm, next: at + 2 }
    return token.text === '%' || token.text === '€' || token.text === '°' || (token.text === "'" && token.glued)
      ? 'other'
      : null
  }
  if (token.kind !== 'word') return null
  const mm = unitMm.get(token.text)
  if (mm !== undefined) {
    const after = tokens[at + 1]
    const power = after?.glued && (after.text === '²' || after.text === '³' || after.text === '2' || after.text === '3')
    return power
      ? 'area'
      : { mm, next: after?.text === '.' && after.glued && tokens[at + 2]?.kind !== 'word' ? at + 2 : at + 1 }
  }
  if (token.text === 'in')
    return tokens[at + 1]?.kind === 'word' && !tokens[at + 1]?.glued ? null : { mm: inchMm, next: at + 1 }
  if (otherUnits.has(token.text))
    return token.glued && axisLetters.has(token.text) && (isTimesAt(tokens, at + 1) || isLetteredAt(tokens, at + 1))
      ? null
      : 'other'
  return token.glued && !axisLetters.has(token.text) && token.text !== 'x' ? 'other' : null
}

/** "160L 45P 75A": behind a first side two more, and no litres. */
function isLetteredAt(tokens: readonly Token[], at: number): boolean {
  return [at, at + 2].every(
    (place) =>
      tokens[place]?.kind === 'number' &&
      tokens[place + 1]?.glued === true &&
      axisLetters.has(tokens[place + 1]?.text ?? ''),
  )
}

const otherUnits = new Set([
  'kg',
  'g',
  'gr',
  'w',
  'watt',
  'watts',
  'v',
  'lumens',
  'lm',
  'litros',
  'litro',
  'ml',
  'cl',
  'l',
  'gsm',
  'fios',
  'm2',
  'm3',
  'anos',
  'meses',
  'horas',
  'dias',
  'euros',
  'eur',
  'lugares',
  'lugar',
  'pessoas',
  'pecas',
  'peca',
  'portas',
  'porta',
  'gavetas',
  'gaveta',
  'prateleiras',
  'unidades',
  'un',
  'uni',
  'pcs',
  'luzes',
  'niveis',
  'pares',
  'modulos',
  'k',
  'graus',
  'velocidades',
  'leds',
  'folhas',
  'cadeiras',
  'bancos',
  'posicoes',
  'andares',
  'camadas',
  'plazas',
  'places',
  'seater',
  'puertas',
  'cajones',
  'portes',
  'tiroirs',
  'personen',
  'turen',
  'doors',
  'drawers',
  'lbs',
  'lb',
  'hz',
  'kwh',
  'bar',
  'bares',
  'molas',
  'lumenes',
  'horas',
  'garrafas',
  'ganchos',
  'sitzer',
  'seter',
])

/** "e27", "gu10", "ref 1234", "nº 5": a number that is a code, not a size. */
function isCode(tokens: readonly Token[], at: number, isLabelled: boolean): boolean {
  const [token, before] = [tokens[at] as Token, tokens[at - 1]]
  if (isLabelled || !before) return false
  if (before.kind === 'word' && token.glued) return !isTimes(before)
  return isCodeWord(before.text) && !hasLengthUnit(tokens, at + 1)
}

/** "80 cm diep en 95 cm hoog": a length is no norm. */
function hasLengthUnit(tokens: readonly Token[], at: number): boolean {
  const unit = unitAt(tokens, at)
  return unit !== null && typeof unit !== 'string'
}

export function isCodeWord(word: string | undefined): boolean {
  return codeWords.has(word ?? '')
}
const codeWords = new Set([
  '#',
  'ref',
  'referencia',
  'mod',
  'modelo',
  'nº',
  'no',
  'n',
  'ean',
  'sku',
  'art',
  'serie',
  'vesa',
  'norma',
  'en',
  'iso',
])

export function isTimesAt(tokens: readonly Token[], at: number): boolean {
  return tokens[at] !== undefined && isTimes(tokens[at] as Token)
}
export function isTimesWord(text: string): boolean {
  return text === '×' || text === 'x' || text === '*' || text === 'por' || text === 'by'
}
export function isTimes(token: Token): boolean {
  return isTimesWord(token.text)
}
