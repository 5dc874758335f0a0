import { textAt, type Token } from '../words/lexer.ts'
import { numberValue } from './number-value.ts'
import type { NumberText } from './size-numbers.ts'
import { lengthUnitAt, unitAt } from './size-units.ts'
import { isTimesAt } from './times-signs.ts'

export type Ends = { readonly low: string; readonly high: string; readonly next: number }

/** "160/240", "45-52", "160 a 240", "160 até 240", "160(240)", "120/150/180": ascending and at most 6.5 times as long, else the one number. */
export function rangeFrom(tokens: readonly Token[], at: number, number: NumberText, isLabelled: boolean): Ends {
  const { text: low, next } = number
  const single = { low, high: low, next }
  if (isLeafAt(tokens, next)) return withLeaves(tokens, at, single)
  const other = tokens[next + 1]
  if (other?.kind !== 'number' || !isRange(low, other.text) || isNextSize(tokens, at, next)) return single
  const sign = textAt(tokens, next)
  if (strokes.has(sign)) return { low, ...lastBehind(tokens, next, sign) }
  if (sign === '(' && textAt(tokens, next + 2) === ')') return { low, high: other.text, next: next + 3 }
  const isSaid = toWords.has(sign) && !other.glued && (isLabelled || unitAt(tokens, next + 2) !== null)
  return isSaid ? { low, high: other.text, next: next + 2 } : single
}
const strokes = new Set(['-', '/', '~'])

/** The number behind a stroke, or a longer one behind the next such stroke. */
function lastBehind(tokens: readonly Token[], stroke: number, sign: string): { high: string; next: number } {
  const second = textAt(tokens, stroke + 1)
  const third = textAt(tokens, stroke + 2) === sign ? tokens[stroke + 3] : undefined
  return third?.kind === 'number' && isRange(second, third.text)
    ? { high: third.text, next: stroke + 4 }
    : { high: second, next: stroke + 2 }
}

/** "+40", "(+40". */
function isLeafAt(tokens: readonly Token[], at: number): boolean {
  const sign = textAt(tokens, at)
  return sign === '+' || (sign === '(' && textAt(tokens, at + 1) === '+')
}

/** "160x90 / 180x90", "160x90x75/180x90x75": behind the stroke another size begins; in "160 x 90/100 x 75" the middle side has two ends. */
function isNextSize(tokens: readonly Token[], at: number, stroke: number): boolean {
  const [sign, other] = [tokens[stroke], tokens[stroke + 1]]
  if (sign?.text !== '/' || !isTimesAt(tokens, at - 1) || !isTimesAt(tokens, stroke + 2)) return false
  if (!sign.glued || other?.glued === false || isTimesAt(tokens, at - 3)) return true
  return textAt(tokens, at - 2) === textAt(tokens, stroke + 1) || textAt(tokens, at) === textAt(tokens, stroke + 3)
}

const toWords = new Set(['a', 'ate', 'to', 'e', 'y', 'bis', 'til', 'tot', 'till', 'hasta', 'au', 'bei', 'and', 'und'])

/** "160+40+40", "160 (+40)": a table and its leaves, where the text speaks of extending. */
function withLeaves(tokens: readonly Token[], at: number, single: Ends): Ends {
  if (!tokens.some((token) => isReachWord(token.text))) return single
  let sum = Number(single.low.replace(',', '.'))
  let next = single.next
  for (;;) {
    const opens = textAt(tokens, next) === '(' && textAt(tokens, next + 1) === '+'
    const from = opens ? next + 2 : textAt(tokens, next) === '+' ? next + 1 : -1
    const leaf = from < 0 ? undefined : tokens[from]
    if (leaf?.kind !== 'number') break
    sum += Number(leaf.text.replace(',', '.'))
    next = from + 1 + (opens && textAt(tokens, from + 1) === ')' ? 1 : 0)
  }
  return next === single.next || Number.isNaN(sum) || next - at > 16
    ? single
    : { low: single.low, high: String(sum), next }
}

export function isReachWord(word: string): boolean {
  return reachWords.has(word)
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

/** "160 cm - 240 cm", "160 cm a 240 cm". */
export function secondEnd(
  tokens: readonly Token[],
  at: number,
  low: string,
  mm: number,
): { high: string; next: number } | null {
  const [sign, other] = [tokens[at], tokens[at + 1]]
  if (!sign || other?.kind !== 'number' || !isRange(low, other.text)) return null
  const isTo =
    sign.text === '-' || sign.text === '/' || (toWords.has(sign.text) && !(other.glued && sign.kind === 'word'))
  const unit = isTo ? lengthUnitAt(tokens, at + 2) : null
  return unit?.mm === mm ? { high: other.text, next: unit.next } : null
}

function isRange(low: string, high: string): boolean {
  const [a, b] = [numberValue(low, null), numberValue(high, null)]
  return a !== null && b !== null && a > 0 && b > a && b <= a * 6.5
}
