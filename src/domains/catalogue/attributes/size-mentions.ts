import type { SizeAxis } from '../tree/size-profiles.ts'
import type { Token } from './lexer.ts'
import { numberValue } from './number-value.ts'
import { axisLetters, axisWords, insideWords, lyingWords, partWords, seatWords, surePartWords, unitMm, weakAxisWords } from './size-words.ts'

/** One number or range of a text, with what stood beside it. Values are as written; `unitMm` null: no unit of its own. */
export type SizeElement = {
  readonly low: string
  readonly high: string
  readonly unitMm: number | null
  readonly axis: SizeAxis | null
  readonly next: number
}

/** Numbers that belong together: "160 x 90 x 75 cm" is one mention, "L.217 P.90 A.76 cm" too. */
export type SizeMention = {
  readonly elements: readonly SizeElement[]
  /** `part`: of a leg, a cable, the package …; `lying`: the mattress that goes in; `reach`: "extensível até 240". */
  readonly about: 'article' | 'lying' | 'part' | 'reach'
  readonly from: number
}

/** Every size that a text mentions, from left to right. Nothing is judged here but grammar. */
export function sizeMentions(tokens: readonly Token[]): SizeMention[] {
  const mentions: SizeMention[] = []
  for (let at = 0; at < tokens.length; ) {
    const mention = mentionAt(tokens, at)
    if (mention) mentions.push(mention)
    at = mention ? (mention.elements.at(-1) as SizeElement).next : at + 1
  }
  return mentions
}

function mentionAt(tokens: readonly Token[], at: number): SizeMention | null {
  if (!mayBegin(tokens[at] as Token)) return null
  const pattern = axisPatternAt(tokens, at)
  const start = pattern ? skipMarks(tokens, pattern.next, afterPattern) : at
  if (isSmallWord(tokens, start)) return null
  const found = elementAt(tokens, start)
  if (!found) return null
  const first: SizeElement = found.axis === null && isOfSeat(tokens, at) ? { ...found, axis: 'seatHeight' } : found
  const elements = [first]
  for (let next = followingElement(tokens, elements); next && elements.length < 6; next = followingElement(tokens, elements)) elements.push(next)
  if (isLonelyLetter(tokens, start, elements)) return null
  const labelled = labelledBy(pattern ?? axisPatternAt(tokens, skipMarks(tokens, lastOf(elements).next, openers)), elements)
  return { elements: labelled, about: aboutAt(tokens, at, labelled), from: at }
}

/** "Assento a 44 cm" */
const isOfSeat = (tokens: readonly Token[], at: number): boolean => tokens[at - 1]?.text === 'a' && seatWords.has(tokens[at - 2]?.text ?? '')

/** "a 44 cm", "e 264 cm": a preposition or an "and", unless it touches its number ("A44", "A: 44") or follows another side. */
function isSmallWord(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  return (token?.text === 'a' || token?.text === 'e') && next?.kind === 'number' && !next.glued
}

const mayBegin = ({ kind, text }: Token): boolean => kind === 'number' || axisLetters.has(text) || (kind === 'word' && (axisWords.has(text) || text[1] === 'x'))

const lastOf = (elements: readonly SizeElement[]): SizeElement => elements[elements.length - 1] as SizeElement
const afterPattern = new Set([')', ':', '.', '=', '-', '('])
const openers = new Set(['('])
const labelMarks = new Set(['.', ':', '=', '-', '~'])

function skipMarks(tokens: readonly Token[], at: number, marks: ReadonlySet<string>): number {
  while (tokens[at]?.kind === 'mark' && marks.has((tokens[at] as Token).text)) at += 1
  return at
}

/** After ×, the next side; after a labelled side, another labelled one, whatever stands between them. */
function followingElement(tokens: readonly Token[], elements: readonly SizeElement[]): SizeElement | null {
  const at = lastOf(elements).next
  const token = tokens[at]
  if (!token) return null
  if (isTimes(token)) return elementAt(tokens, at + 1, true)
  if (lastOf(elements).axis === null) return null
  const next = elementAt(tokens, betweenMarks.has(token.text) ? at + 1 : at)
  return next && next.axis !== null && !elements.some((element) => element.axis === next.axis) ? next : null
}

const betweenMarks = new Set([',', ';', '/', '-', '|', '+', 'e'])
const isTimesAt = (tokens: readonly Token[], at: number): boolean => tokens[at] !== undefined && isTimes(tokens[at] as Token)
const isTimes = (token: Token): boolean => token.text === '×' || token.text === 'x' || token.text === '*' || token.text === 'por'

/** label? number (range)? unit? label?: "l.217", "larg. 90 cm", "ø 80", "160/240 cm", "90 cm de largura", "75 (a)". */
function elementAt(tokens: readonly Token[], at: number, isSide = false): SizeElement | null {
  const label = labelBefore(tokens, at)
  const from = label ? label.next : at
  const first = tokens[from]
  if (first?.kind !== 'number' || isCode(tokens, from, label !== null)) return null
  const range = rangeFrom(tokens, from)
  const unit = unitAt(tokens, range.next)
  if (unit === 'area' || unit === 'other') return null
  const afterUnit = unit ? unit.next : range.next
  const wide = unit && !isSide && range.low === range.high ? secondEnd(tokens, afterUnit, first.text, unit.mm) : null
  const after = label ? null : labelAfter(tokens, wide ? wide.next : afterUnit)
  return {
    low: range.low, high: wide ? wide.high : range.high, unitMm: unit ? unit.mm : null,
    axis: label?.axis ?? after?.axis ?? null, next: after?.next ?? wide?.next ?? afterUnit,
  }
}

type Label = { readonly axis: SizeAxis; readonly next: number }

function labelBefore(tokens: readonly Token[], at: number): Label | null {
  const token = tokens[at]
  if (!token || token.kind === 'number') return null
  const axis = axisWords.get(token.text) ?? axisLetters.get(token.text)
  if (!axis) return null
  const isLetter = token.text.length === 1
  let next = at + 1
  let seat = false
  while (!isLetter && tokens[next]?.kind === 'word' && (fillers.has((tokens[next] as Token).text) || seatWords.has((tokens[next] as Token).text))) {
    seat ||= seatWords.has((tokens[next] as Token).text)
    next += 1
  }
  next = skipMarks(tokens, next, labelMarks)
  next = skipUnitInParentheses(tokens, next)
  if (tokens[next]?.kind !== 'number') return null
  if (seat) return axis === 'height' ? { axis: 'seatHeight', next } : null
  return { axis, next }
}

const fillers = new Set(['de', 'do', 'da', 'dos', 'das', 'total', 'aprox', 'aproximadamente', 'maxima', 'max', 'minima', 'min', 'regulavel', 'ajustavel', 'geral', 'externa', 'exterior', 'of', 'entre'])

/** "Largura (cm): 120": the unit stands with the label; it is taken to be what the number's own size suggests. */
function skipUnitInParentheses(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== '(' || !unitMm.has(tokens[at + 1]?.text ?? '') || tokens[at + 2]?.text !== ')') return at
  return skipMarks(tokens, at + 3, labelMarks)
}

function labelAfter(tokens: readonly Token[], at: number): Label | null {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!first) return null
  if (first.text === '(' && second && third?.text === ')') {
    const axis = axisWords.get(second.text) ?? axisLetters.get(second.text)
    return axis ? { axis, next: at + 3 } : null
  }
  if (first.kind !== 'word') return null
  if (first.glued && first.text.length === 1) {
    const axis = axisLetters.get(first.text)
    return axis ? { axis, next: at + 1 } : null
  }
  const at2 = first.text === 'de' || first.text === 'of' || first.text === 'em' ? at + 1 : at
  const word = tokens[at2]
  const axis = word && axisWords.get(word.text)
  if (!axis || (at2 === at && weakAxisWords.has(word.text)) || startsOtherLabel(tokens, at2)) return null
  return seatHeightOr(tokens, axis, at2 + 1)
}

/** "60 cm altura 75 cm": the word belongs to the number after it. */
const startsOtherLabel = (tokens: readonly Token[], at: number): boolean => labelBefore(tokens, at) !== null && tokens[at - 1]?.text !== 'de'

function seatHeightOr(tokens: readonly Token[], axis: SizeAxis, next: number): Label | null {
  const noun = tokens[next] && smallWords.has((tokens[next] as Token).text) ? tokens[next + 1] : undefined
  if (!noun) return { axis, next }
  if (seatWords.has(noun.text)) return axis === 'height' ? { axis: 'seatHeight', next: next + 2 } : null
  return { axis, next }
}

const smallWords = new Set(['do', 'da', 'de', 'dos', 'das'])

type Ends = { readonly low: string; readonly high: string; readonly next: number }

/** "160/240", "45-52", "160 a 240", "160 até 240", "160(240)": ascending and at most 3.2 times as long, else the one number. */
function rangeFrom(tokens: readonly Token[], at: number): Ends {
  const low = (tokens[at] as Token).text
  const [sign, other, close] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  const single = { low, high: low, next: at + 1 }
  if (!sign || other?.kind !== 'number' || !isRange(low, other.text)) return single
  if (sign.text === '-' || sign.text === '/') return { low, high: other.text, next: at + 3 }
  if (sign.text === '(' && close?.text === ')') return { low, high: other.text, next: at + 4 }
  return toWords.has(sign.text) && unitAt(tokens, at + 3) ? { low, high: other.text, next: at + 3 } : single
}

const toWords = new Set(['a', 'ate', 'to', 'e'])

/** "160 cm - 240 cm", "160 cm a 240 cm". */
function secondEnd(tokens: readonly Token[], at: number, low: string, mm: number): { high: string; next: number } | null {
  const [sign, other] = [tokens[at], tokens[at + 1]]
  if (!sign || !other || other.kind !== 'number' || (!toWords.has(sign.text) && sign.text !== '-' && sign.text !== '/')) return null
  const unit = unitAt(tokens, at + 2)
  return unit && unit !== 'area' && unit !== 'other' && unit.mm === mm && isRange(low, other.text) ? { high: other.text, next: unit.next } : null
}

function isRange(low: string, high: string): boolean {
  const [a, b] = [numberValue(low, null), numberValue(high, null)]
  return a !== null && b !== null && a > 0 && b > a && b <= a * 3.2
}

/** A unit of length, or a sign that the number is no length: an area, a volume, pieces, inches, watts … */
function unitAt(tokens: readonly Token[], at: number): { mm: number; next: number } | 'area' | 'other' | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'mark') return token.text === '"' || token.text === '%' || token.text === '€' || (token.text === "'" && token.glued) ? 'other' : null
  if (token.kind !== 'word') return null
  const mm = unitMm.get(token.text)
  if (mm !== undefined) {
    const after = tokens[at + 1]
    const power = after?.glued && (after.text === '²' || after.text === '³' || after.text === '2' || after.text === '3')
    return power ? 'area' : { mm, next: after?.text === '.' && after.glued ? at + 2 : at + 1 }
  }
  if (otherUnits.has(token.text)) return token.glued && axisLetters.has(token.text) && isTimesAt(tokens, at + 1) ? null : 'other'
  return token.glued && !axisLetters.has(token.text) && token.text !== 'x' ? 'other' : null
}

const otherUnits = new Set([
  'polegadas', 'pol', 'inch', 'inches', 'in', 'kg', 'g', 'gr', 'w', 'watt', 'watts', 'v', 'lumens', 'lm', 'litros', 'litro', 'ml', 'cl', 'l', 'gsm', 'fios', 'm2', 'm3', 'anos', 'meses', 'horas', 'dias', 'euros', 'eur',
  'lugares', 'lugar', 'pessoas', 'pecas', 'peca', 'portas', 'porta', 'gavetas', 'gaveta', 'prateleiras', 'unidades', 'un', 'uni', 'pcs', 'luzes', 'niveis', 'pares', 'modulos', 'k', 'ml', 'graus', 'velocidades', 'leds', 'folhas', 'cadeiras', 'bancos', 'posicoes', 'andares', 'camadas',
])

/** "e27", "gu10", "ref 1234", "nº 5": a number that is a code, not a size. */
function isCode(tokens: readonly Token[], at: number, isLabelled: boolean): boolean {
  const [token, before] = [tokens[at] as Token, tokens[at - 1]]
  if (isLabelled || !before) return false
  if (before.kind === 'word' && token.glued) return !isTimes(before)
  return codeWords.has(before.text)
}

const codeWords = new Set(['#', 'ref', 'referencia', 'mod', 'modelo', 'nº', 'no', 'n', 'ean', 'sku', 'art', 'serie'])

/** "LxPxA: 160x90x75" and "160x90x75 (L x P x A)". */
function axisPatternAt(tokens: readonly Token[], at: number): { axes: SizeAxis[]; next: number } | null {
  const first = tokens[at]
  if (first?.kind !== 'word') return null
  const run = first.text
  if (run.length >= 3 && /^[lpachwdbfe](?:x[lpachwdbfe])+$/.test(run)) return { axes: run.split('x').map(axisOfPattern), next: at + 1 }
  const axes: SizeAxis[] = []
  let next = at
  while (tokens[next]?.kind === 'word' && axisOfToken(tokens[next] as Token)) {
    axes.push(axisOfToken(tokens[next] as Token) as SizeAxis)
    next += 1
    if (!tokens[next] || !isTimes(tokens[next] as Token)) break
    next += 1
  }
  return axes.length >= 2 ? { axes, next } : null
}

const axisOfToken = (token: Token): SizeAxis | undefined => (token.text.length === 1 ? axisOfPattern(token.text) : axisWords.get(token.text))
const axisOfPattern = (letter: string): SizeAxis => (letter === 'd' ? 'depth' : axisLetters.get(letter)) as SizeAxis

function labelledBy(pattern: { axes: SizeAxis[] } | null, elements: readonly SizeElement[]): readonly SizeElement[] {
  if (!pattern || pattern.axes.length !== elements.length || elements.some((element) => element.axis !== null)) return elements
  return elements.map((element, index) => ({ ...element, axis: pattern.axes[index] as SizeAxis }))
}

/** A single letter before one number says nothing by itself ("Sofá L 3", "de 2 a 4"), unless it is Ø or touches a number with a unit. */
function isLonelyLetter(tokens: readonly Token[], at: number, elements: readonly SizeElement[]): boolean {
  const token = tokens[at] as Token
  if (elements.length > 1 || token.kind === 'number' || token.text.length > 1 || token.text === 'ø') return false
  const next = tokens[at + 1]
  const touches = next !== undefined && (next.glued || (next.kind === 'mark' && labelMarks.has(next.text)))
  return !(touches && (elements[0] as SizeElement).unitMm !== null)
}

/** Looks at the words just before a mention for what it measures. */
function aboutAt(tokens: readonly Token[], at: number, elements: readonly SizeElement[]): SizeMention['about'] {
  const words: string[] = []
  for (let i = at - 1; i >= 0 && words.length < 4; i--) {
    const token = tokens[i] as Token
    if (token.kind === 'number' || (token.kind === 'mark' && stops.has(token.text))) break
    if (token.kind === 'word') words.push(token.text)
  }
  const after = partAfter(tokens, lastOf(elements).next)
  if (isReach(words, tokens)) return 'reach'
  if (lyingBefore(words)) return 'lying'
  return after || partBefore(words) ? 'part' : 'article'
}

const stops = new Set([',', ';', '|', '+', '(', ')', '.'])
const reachWords = new Set(['extensivel', 'extensiveis', 'extensiva', 'extensible', 'extendable', 'expansivel', 'aberta', 'aberto', 'abre', 'estendida', 'extensao', 'alarga'])
const isReach = ([nearest, ...words]: readonly string[], tokens: readonly Token[]): boolean =>
  nearest === 'ate' ? tokens.some((token) => reachWords.has(token.text)) : (nearest === 'a' || nearest === 'para') && words.slice(0, 2).some((word) => reachWords.has(word))
/** "para colchão 140x190", "área de dormir: 140x190", "zona de descanso". */
const lyingBefore = (words: readonly string[]): boolean => words.slice(0, 2).some((word) => lyingWords.has(word)) && words.some((word) => lyingLeads.has(word))
const lyingLeads = new Set(['para', 'area', 'superficie', 'zona', 'medida', 'medidas', 'espaco', 'tamanho', 'for', 'de'])
function partBefore([nearest, second]: readonly string[]): boolean {
  if (nearest === undefined) return false
  if (surePartWords.has(nearest) || (nearest === 'de' && second !== undefined && surePartWords.has(second))) return true
  if (second === undefined) return false
  return (ofThe.has(second) && partWords.has(nearest)) || (insideWords.has(nearest) && axisWords.has(second))
}
const ofThe = new Set(['do', 'da', 'dos', 'das'])

/** "12 cm de pernas", "altura das pernas": the noun after a size or after its label. */
function partAfter(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]]
  return first !== undefined && second !== undefined && (ofThe.has(first.text) || first.text === 'de') && (partWords.has(second.text) || seatWords.has(second.text)) && second.text !== 'base'
}
