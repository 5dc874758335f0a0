import { textAt, type Token } from '../words/lexer.ts'
import { contextOf, type About } from './size-context.ts'
import { isCodeWord } from './size-codes.ts'
import { elementAt, type SizeElement } from './size-elements.ts'
import { skipMarks } from './size-labels.ts'
import { lengthUnitAt, unitAt } from './size-units.ts'
import { isTimes, isTimesAt } from './times-signs.ts'
import { lettersSettled } from './size-letters.ts'
import {
  axisLetters,
  axisOfWord,
  inchMm,
  partWords,
  seatWords,
  weakAxisWords,
  type MeasuredAxis,
} from './size-words.ts'

export type { SizeElement } from './size-elements.ts'

/** Numbers that belong together: "160 x 90 x 75 cm" is one mention, "L.217 P.90 A.76 cm" too. */
export type SizeMention = {
  readonly elements: readonly SizeElement[]
  readonly about: About
  /** A word that announces the article's size stands before, "mede", "Dimensões:", or the article's own noun. */
  readonly isLed: boolean
  readonly from: number
}

/** Every size that a text mentions, from left to right. Nothing is judged here but grammar; `own`: what the category's articles are called. */
export function sizeMentions(tokens: readonly Token[], own: ReadonlySet<string>): SizeMention[] {
  const mentions: SizeMention[] = []
  for (let at = 0; at < tokens.length;) {
    const mention = mentionAt(tokens, at, own)
    if (mention) mentions.push(mention)
    at = mention ? lastOf(mention.elements).next : at + 1
  }
  return mentions
}

function mentionAt(tokens: readonly Token[], at: number, own: ReadonlySet<string>): SizeMention | null {
  if (!mayBegin(tokens[at]!)) return null
  const pattern = axisPatternAt(tokens, at)
  const numbers = pattern ? afterThePattern(tokens, pattern.next) : { at, unitMm: null }
  if (isSmallWord(tokens, numbers.at)) return null
  const start = { from: at, pattern, numbers }
  return slashedMention(tokens, start, own) ?? listedMention(tokens, start, own)
}

/** Where a mention begins: a pattern ("LxPxA"), where one leads it, and the numbers with the unit that stands before them. */
type Start = {
  readonly from: number
  readonly pattern: Pattern | null
  readonly numbers: { readonly at: number; readonly unitMm: number | null }
}

function slashedMention(
  tokens: readonly Token[],
  { from, pattern, numbers }: Start,
  own: ReadonlySet<string>,
): SizeMention | null {
  const slashed = slashedElements(tokens, numbers.at, pattern)
  if (!slashed) return null
  const { about, unitMm } = contextOf(tokens, from, lastOf(slashed).next, own)
  return { elements: withUnit(lettersSettled(slashed), numbers.unitMm ?? unitMm), about, isLed: true, from }
}

function listedMention(
  tokens: readonly Token[],
  { from, pattern, numbers }: Start,
  own: ReadonlySet<string>,
): SizeMention | null {
  const listed = elementsFrom(tokens, from, numbers.at, own)
  const first = listed[0]
  if (!first || isLonelyLetter(tokens, numbers.at, listed) || isLonelyInch(listed)) return null
  const elements = isLooseLabel(tokens, numbers.at, listed) ? [{ ...first, axis: null }, ...listed.slice(1)] : listed
  const end = lastOf(elements).next
  const context = contextOf(tokens, from, end, own)
  const unitMm = numbers.unitMm ?? context.unitMm
  if (unitMm === null && isPartNumber(tokens, numbers.at, elements)) return null
  const named = pattern ?? axisPatternAt(tokens, skipMarks(tokens, end, openers))
  const sides = lettersSettled(labelledBy(named, elements))
  if (isUnderSeat(tokens, from))
    return { elements: withUnit(ofSeat(sides), context.unitMm), about: 'article', isLed: true, from }
  return {
    elements: withUnit(sides, unitMm),
    about: first.axis === 'seatHeight' ? 'article' : context.about,
    isLed: context.isLed || pattern !== null,
    from,
  }
}

const mostElements = 6

/** The first side and those that follow it; none where no size begins. */
function elementsFrom(tokens: readonly Token[], from: number, at: number, own: ReadonlySet<string>): SizeElement[] {
  const found = elementAt(tokens, at, own)
  if (!found) return []
  const elements = [{ ...found, axis: axisOfFirst(tokens, from, found, own) }]
  while (elements.length < mostElements) {
    const next = followingElement(tokens, elements, own)
    if (!next) break
    elements.push(next)
  }
  return elements
}

function axisOfFirst(
  tokens: readonly Token[],
  at: number,
  found: SizeElement,
  own: ReadonlySet<string>,
): MeasuredAxis | null {
  if (found.axis === null) return isOfSeat(tokens, at) ? 'seatHeight' : null
  return isWordLabel(tokens, at, found) ? axisOfNoun(textAt(tokens, at - 1), found.axis, own) : found.axis
}

/** "Assento a 44 cm", "o assento da cadeira fica a 44 cm do chão". */
function isOfSeat(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at - 1) !== 'a' && textAt(tokens, at - 1) !== 'at') return false
  for (let i = at - 2; i >= 0 && i >= at - 8 && tokens[i]?.kind === 'word'; i--)
    if (seatWords.has(textAt(tokens, i))) return true
  return false
}

function isWordLabel(tokens: readonly Token[], at: number, { letter }: SizeElement): boolean {
  return letter === null && tokens[at]?.kind === 'word'
}

/** "Assento: largura 160 cm, altura 44 cm": a heading over sizes of the seat. */
function isUnderSeat(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at - 1) === ':' && seatWords.has(textAt(tokens, at - 2))
}
function ofSeat(elements: readonly SizeElement[]): readonly SizeElement[] {
  return elements.map((element) => ({ ...element, axis: element.axis === 'height' ? 'seatHeight' : 'other' }))
}

/** "Armário de cozinha alto 40x60x200", "Altura ajustável 64x65x108": an adjective, or a property, before a bare size, no label of its first side. */
function isLooseLabel(tokens: readonly Token[], at: number, elements: readonly SizeElement[]): boolean {
  const [first] = elements
  if (
    elements.length < 2 ||
    first?.low !== first?.high ||
    !elements.every(({ axis }, index) => index === 0 || axis === null)
  )
    return false
  const isProperty = tokens[at]?.kind === 'word' && adjustable.has(textAt(tokens, at + 1))
  return tokens[at + (isProperty ? 2 : 1)]?.kind === 'number' && (isProperty || weakAxisWords.has(textAt(tokens, at)))
}

const adjustable = new Set([
  'regulavel',
  'ajustavel',
  'variavel',
  'eletrica',
  'regulable',
  'ajustable',
  'adjustable',
  'reglable',
  'verstellbar',
  'regolabile',
  'verstelbaar',
])

/** "Seat height", "leg height": the noun before the axis. */
function axisOfNoun(noun: string, axis: MeasuredAxis, own: ReadonlySet<string>): MeasuredAxis {
  if (seatWords.has(noun)) return axis === 'height' ? 'seatHeight' : 'other'
  return partWords.has(noun) && !own.has(noun) ? 'other' : axis
}

/** "a 44 cm", "e 264 cm": a preposition or an "and", unless it touches its number ("A44", "A: 44") or follows another side. */
function isSmallWord(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  return (
    (token?.text === 'a' || token?.text === 'e') &&
    next?.kind === 'number' &&
    !next.glued &&
    !isFirstOfLetters(tokens, at + 2)
  )
}

/** "A 160 x L 208 x P 98": behind the number the next letter. */
function isFirstOfLetters(tokens: readonly Token[], at: number): boolean {
  return isTimesAt(tokens, at) && axisLetters.has(textAt(tokens, at + 1)) && tokens[at + 2]?.kind === 'number'
}

function mayBegin({ kind, text }: Token): boolean {
  return (
    kind === 'number' ||
    (text.length === 1 ? axisLetters.has(text) : kind === 'word' && (text[1] === 'x' || axisOfWord(text) !== undefined))
  )
}

function lastOf(elements: readonly SizeElement[]): SizeElement {
  return elements.at(-1)!
}
const afterPattern = new Set([')', ':', '.', '=', '-', '(', ',', ']'])
const openers = new Set(['(', '[', '-', ','])

/** "(LxPxA em cm): 160x90x75", "B/H/T ca. 80/110/40": on to the number, with the unit that stands between. */
function afterThePattern(tokens: readonly Token[], from: number): { at: number; unitMm: number | null } {
  let at = skipMarks(tokens, from, afterPattern)
  if (roughly.has(textAt(tokens, at))) at = skipMarks(tokens, at + 1, afterPattern)
  const isSaid = inWords.has(textAt(tokens, at))
  const unit = lengthUnitAt(tokens, isSaid ? at + 1 : at)
  if (!unit || tokens[at]?.kind === 'mark') return { at, unitMm: null }
  at = skipMarks(tokens, unit.next, afterPattern)
  return { at, unitMm: unit.mm }
}
const inWords = new Set(['em', 'in', 'en'])
const roughly = new Set(['ca', 'circa', 'aprox', 'aproximadamente', 'approx', 'env', 'environ', 'etwa', 'cerca'])

/** "B/H/T 80/110/40 cm", "80/110/40 cm (L/A/P)": as many numbers between slashes as the pattern beside them has sides; without one they are ends of a range. */
function slashedElements(tokens: readonly Token[], at: number, before: Pattern | null): readonly SizeElement[] | null {
  if (tokens[at]?.kind !== 'number' || textAt(tokens, at + 1) !== '/') return null
  const places = [at]
  let end = at + 1
  for (; textAt(tokens, end) === '/' && tokens[end + 1]?.kind === 'number'; end += 2) places.push(end + 1)
  if (places.length < 2) return null
  const unit = unitAt(tokens, end)
  if (typeof unit === 'string') return null
  const next = unit?.next ?? end
  const { sides } = before ?? axisPatternAt(tokens, skipMarks(tokens, next, openers)) ?? { sides: [] }
  if (sides.length !== places.length) return null
  return sides.map((side, index) => {
    const place = places[index]!
    const text = textAt(tokens, place)
    const isLast = index === places.length - 1
    return { low: text, high: text, unitMm: unit?.mm ?? null, ...side, next: isLast ? next : place + 2 }
  })
}

/** After ×, the next side; after a labelled side, another labelled one, whatever stands between them; after "160 x 90", "h 75". */
function followingElement(
  tokens: readonly Token[],
  elements: readonly SizeElement[],
  own: ReadonlySet<string>,
): SizeElement | null {
  const last = lastOf(elements)
  const token = tokens[last.next]
  if (!token) return null
  if (isTimes(token)) return isCountBehind(tokens, last) ? null : elementAt(tokens, last.next + 1, own, true)
  if (last.axis === null && elements.length < 2) return null
  const from = betweenMarks.has(token.text) ? last.next + 1 : last.next
  const next = elementAt(tokens, from, own)
  if (!next || next.axis === null || isKnown(elements, next)) return null
  return last.axis === null && isSmallWord(tokens, from) ? null : next
}

/** "90x50 cm x2": how many there are of it. */
function isCountBehind(tokens: readonly Token[], { unitMm, next }: SizeElement): boolean {
  const [count, after] = [tokens[next + 1], tokens[next + 2]]
  return (
    unitMm !== null &&
    count?.kind === 'number' &&
    count.glued &&
    /^([2-9]|1[0-2])$/.test(count.text) &&
    (after === undefined || (!isTimes(after) && unitAt(tokens, next + 2) === null))
  )
}

/** Two letters "l" are a length and a width; any other axis named twice begins a new mention. */
function isKnown(elements: readonly SizeElement[], next: SizeElement): boolean {
  return (
    next.axis !== 'other' &&
    elements.some(
      (element) =>
        element.axis === next.axis &&
        !(next.letter === 'l' && element.letter === 'l' && elements.length === 1) &&
        !isLengthBeside(element, next),
    )
  )
}

function isLengthBeside(element: SizeElement, next: SizeElement): boolean {
  return (
    (element.letter === 'l' && (next.letter === 'w' || next.letter === 'b')) ||
    (next.letter === 'l' && (element.letter === 'w' || element.letter === 'b'))
  )
}

const betweenMarks = new Set([',', ';', '/', '-', '|', '+', 'e', 'y', 'and', 'et', 'und', 'og'])

/** "LxPxA: 160x90x75" and "160x90x75 (L x P x A)". */
function axisPatternAt(tokens: readonly Token[], at: number): Pattern | null {
  const first = tokens[at]
  if (first?.kind !== 'word' && first?.text !== 'ø') return null
  const run = first.text
  if (run.length >= 3 && /^[lpachwdbfetø](?:x[lpachwdbfetø])+$/.test(run))
    return {
      sides: run.split('x').map((letter) => ({ axis: axisLetters.get(letter)!, letter })),
      next: at + 1,
    }
  const sides: PatternSide[] = []
  let next = at
  for (let side = patternSide(tokens[next]); side; side = patternSide(tokens[next])) {
    sides.push(side)
    next += 1
    if (textAt(tokens, next) === '.') next += 1
    if (!isTimesAt(tokens, next) && textAt(tokens, next) !== '/') break
    next += 1
  }
  return sides.length >= 2 ? { sides, next } : null
}

type PatternSide = { readonly axis: MeasuredAxis; readonly letter: string | null }
type Pattern = { readonly sides: readonly PatternSide[]; readonly next: number }

function patternSide(token: Token | undefined): PatternSide | null {
  if (!token || token.kind === 'number') return null
  const axis = token.text.length === 1 ? axisLetters.get(token.text) : axisOfWord(token.text)
  return axis ? { axis, letter: token.text.length === 1 ? token.text : null } : null
}

function labelledBy(pattern: Pattern | null, elements: readonly SizeElement[]): readonly SizeElement[] {
  if (!pattern || pattern.sides.length !== elements.length || elements.some((element) => element.axis !== null))
    return elements
  return elements.map((element, index) => ({ ...element, ...pattern.sides[index]! }))
}

/** A single letter before one number says nothing by itself ("Sofá L 3", "de 2 a 4"), unless it is Ø or touches a number with a unit. */
function isLonelyLetter(tokens: readonly Token[], at: number, elements: readonly SizeElement[]): boolean {
  const token = tokens[at]!
  if (elements.length > 1 || token.kind === 'number' || token.text.length > 1 || token.text === 'ø') return false
  const next = tokens[at + 1]
  const touches = next !== undefined && (next.glued || (next.kind === 'mark' && letterMarks.has(next.text)))
  // "H 190 cm": no other word is written like that, but "24 h".
  const isHeight = token.text === 'h' && tokens[at - 1]?.kind !== 'number'
  return !((touches || isHeight) && elements[0]!.unitMm !== null)
}

/**
 * "LED 20A", "XD-58C", "ATmega 328P", "3D", "C920 H340": letters that touch their numbers are names of models, ampere and the like. They name sides
 * where a unit or a × stands with them, a mark between the two ("L.120 P.80"), where they are three ("160L 90P 75H"), or a width and then another side
 * as shops of four languages end their names: "Biombo Ribeira L160 A180".
 */
function isPartNumber(tokens: readonly Token[], at: number, elements: readonly SizeElement[]): boolean {
  if (elements.length > 2 || !elements.every(isLettersAlone)) return false
  const [first, second] = elements
  const isBehind = tokens[at]?.kind === 'number'
  if (!isBehind && first?.letter === 'l' && besideWidth.has(second?.letter ?? ''))
    return isCodeWord(textAt(tokens, textAt(tokens, at - 1) === '.' ? at - 2 : at - 1))
  for (let place = at; place < lastOf(elements).next; place++) {
    if (isTimesAt(tokens, place) || textAt(tokens, place) === '(') return false
    if (!isBehind && isSetApart(tokens, place)) return false
  }
  return true
}

/** Named by a letter, without a unit. */
function isLettersAlone({ letter, unitMm }: SizeElement): boolean {
  return letter !== null && letter !== 'ø' && unitMm === null
}

/** A number behind a space or a mark. */
function isSetApart(tokens: readonly Token[], at: number): boolean {
  const { kind, glued } = tokens[at]!
  return kind === 'number' && (!glued || tokens[at - 1]?.kind === 'mark')
}

const besideWidth = new Set(['a', 'p', 'h'])

const letterMarks = new Set(['.', ':', '=', '-', '~'])

/** A single number of inches names a screen. */
function isLonelyInch(elements: readonly SizeElement[]): boolean {
  return elements.length === 1 && elements[0]?.unitMm === inchMm && elements[0].axis === null
}

function withUnit(elements: readonly SizeElement[], unitMm: number | null): readonly SizeElement[] {
  return unitMm === null || elements.some((element) => element.unitMm !== null)
    ? elements
    : elements.map((element) => ({ ...element, unitMm }))
}
