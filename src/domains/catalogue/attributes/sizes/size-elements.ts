import { textAt, type Token } from '../words/lexer.ts'
import { numberValue } from './number-value.ts'
import { isCode } from './size-codes.ts'
import { labelAfter, labelBefore, labelInParentheses, type Label } from './size-labels.ts'
import { numberAt } from './size-numbers.ts'
import { rangeFrom, secondEnd, type Ends } from './size-ranges.ts'
import { lengthUnitAt, unitAt, type LengthUnit } from './size-units.ts'
import { inchMm, type MeasuredAxis } from './size-words.ts'
import { isTimes } from './times-signs.ts'

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
  if (tokens[from]?.kind !== 'number' || isCode(tokens, from, label !== null)) return null
  const ends = endsAt(tokens, from, label)
  return label
    ? labelledElement({ tokens, own, isSide }, label, ends)
    : bareElement({ tokens, own, isSide }, from, ends)
}

type Text = { readonly tokens: readonly Token[]; readonly own: ReadonlySet<string>; readonly isSide: boolean }

function endsAt(tokens: readonly Token[], at: number, label: Label | null): Ends {
  const number = numberAt(tokens, at)
  return label !== null && label.letter !== null && isNextLetter(tokens, number.next)
    ? { low: number.text, high: number.text, next: number.next }
    : rangeFrom(tokens, at, number, label !== null)
}

/** "L 110 P 35 A 75": among letters the next one is a letter too, no "a" between two ends. */
function isNextLetter(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'a' && tokens[at + 1]?.kind === 'number' && unitAt(tokens, at + 2) === null
}

function labelledElement({ tokens, own, isSide }: Text, label: Label, ends: Ends): SizeElement | null {
  const unit = unitAt(tokens, ends.next)
  if (unit === 'area') return null
  const isOther = unit === 'other' && !(isSide && isCountOfAnother(tokens, ends))
  if (isOther && !(label.letter && isNextLabel(tokens, ends.next, own))) return null
  const size = measured(tokens, ends, ends.next, unit, isSide)
  return { ...size, unitMm: size.unitMm ?? label.unitMm, axis: label.axis, letter: label.letter }
}

function bareElement({ tokens, own, isSide }: Text, from: number, ends: Ends): SizeElement | null {
  const inside = labelInParentheses(tokens, ends.next)
  const next = inside?.next ?? ends.next
  const unit = unitAt(tokens, next)
  if (unit === 'area' || (unit === 'other' && !(isSide && isCountOfAnother(tokens, ends)))) return null
  const size = measured(tokens, ends, next, unit, isSide)
  const label = inside ?? labelAfter(tokens, size.next, own, size.unitMm !== null || isSide)
  if (!label) return { ...size, axis: null, letter: null }
  const isFree = size.unitMm === null && !isSide
  if (isFree && label.letter === 'h' && isHours(tokens, from, label.next)) return null
  return { ...size, axis: label.axis, letter: label.letter, next: inside ? size.next : label.next }
}

/** The numbers with their unit, over what a conversion says again and on to a second end with a unit of its own. */
function measured(
  tokens: readonly Token[],
  { low, high }: Ends,
  next: number,
  unit: ReturnType<typeof unitAt>,
  isSide: boolean,
): { low: string; high: string; unitMm: number | null; next: number } {
  if (unit === null || typeof unit === 'string') return { low, high, unitMm: null, next }
  const behind = afterConversion(tokens, unit)
  const wide = isSide || low !== high ? null : secondEnd(tokens, behind, low, unit.mm)
  return { low, high: wide?.high ?? high, unitMm: unit.mm, next: wide?.next ?? behind }
}

/** "Almofada 45x45 folhas", "80x60 2 gavetas": a long side is followed by a word that counts something else. */
function isCountOfAnother(tokens: readonly Token[], { low, next }: Ends): boolean {
  return tokens[next]?.glued === false && !weights.has(textAt(tokens, next)) && (numberValue(low, null) ?? 0) >= 15
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
function afterConversion(tokens: readonly Token[], { mm, next }: LengthUnit): number {
  if (mm === inchMm || textAt(tokens, next) !== '(' || tokens[next + 1]?.kind !== 'number') return next
  const unit = lengthUnitAt(tokens, next + 2)
  return unit?.mm === inchMm && textAt(tokens, unit.next) === ')' ? unit.next + 1 : next
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
