import type { Token } from '../words/lexer.ts'
import { isHeading } from './size-context.ts'
import { mattressWords } from './size-context-words.ts'
import { reachWords } from './size-ranges.ts'
import { isTimesWord } from './times-signs.ts'
import { axisLetters, axisOfWord, lyingWords, seatWords, unitMm } from './size-words.ts'

/** A round thing, a bed in a sofa, a mattress, one that extends: said anywhere in a text. */
export const [ROUND, BED_SOFA, MATTRESS, REACH] = [1, 2, 4, 8]
/** A word that tells what a number measures. */
const AXIS = 16
const UNIT = 32
const LETTER = 64

/** What the words of a text say of all its sizes, in one. */
export function saidAnywhere(tokens: readonly Token[]): number {
  let said = 0
  for (const { kind, text } of tokens) if (kind === 'word') said |= known.get(text) ?? 0
  return said
}

/**
 * Whether any of the numbers can be a size: in running text one that says what it measures, one under a heading's unit ("Medidas (cm): 500"), or one of several that belong together; in a
 * name one with a unit as well, or an end of what extends. May say so for nothing.
 */
export function maySaySizes(tokens: readonly Token[], isRunningText: boolean): boolean {
  if (isAnyMeasured(tokens)) return true
  const telling = isRunningText ? AXIS : AXIS | UNIT | REACH
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.kind === 'number') continue
    const signs = signsOf(token.text)
    if (
      (signs & telling) !== 0 ||
      ((signs & UNIT) !== 0 && isHeading(tokens, at)) ||
      ((signs & LETTER) !== 0 && !isSmallWord(tokens, at)) ||
      (isTimesWord(token.text) && tokens[at + 1]?.kind === 'number')
    )
      return true
  }
  return false
}

/** "90 cm", "160 x": most that are a size are told by the sign behind them. */
function isAnyMeasured(tokens: readonly Token[]): boolean {
  for (let at = 1; at < tokens.length; at++) {
    const { text } = tokens[at]!
    if (tokens[at - 1]!.kind === 'number' && (isTimesWord(text) || unitMm.has(text))) return true
  }
  return false
}

/** "Mesa e cadeiras", "a condizer": an article or a preposition, unless a number or its unit stands beside it; "Ø" never is. */
function isSmallWord(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token?.kind !== 'word' || after?.kind !== 'word' || isTimesWord(after.text)) return false
  return (
    before === undefined || (before.kind === 'word' && !isTimesWord(before.text) && (signsOf(before.text) & UNIT) === 0)
  )
}

function signsOf(word: string): number {
  return known.get(word) ?? (axisOfWord(word) !== undefined || word.charCodeAt(1) === LETTER_X ? AXIS : 0)
}
/** "BxHxT" */
const LETTER_X = 120

const roundWords = new Set([
  'tondo',
  'tonda',
  'redondo',
  'redonda',
  'redondos',
  'redondas',
  'circular',
  'circulares',
  'round',
  'rond',
  'ronde',
  'rund',
  'runde',
  'runder',
  'rundt',
  'rotondo',
  'rotonda',
  'rotondi',
])
export function isRoundWord(word: string): boolean {
  return roundWords.has(word)
}
/** "260 cm de parede", "de lado a lado". */
const sideWords = ['parede', 'lado']
const unitSigns = ['in', '"', "'"]

/** A bed that goes in and a seat have axes of their own. */
const tables: readonly (readonly [sign: number, words: Iterable<string>])[] = [
  [ROUND, roundWords],
  [BED_SOFA, ['cama']],
  [MATTRESS, mattressWords],
  [REACH, reachWords],
  [AXIS, sideWords],
  [AXIS, lyingWords],
  [AXIS, seatWords],
  [UNIT, unitMm.keys()],
  [UNIT, unitSigns],
  [LETTER, axisLetters.keys()],
]
const known = new Map<string, number>()
for (const [sign, words] of tables)
  for (const word of words) known.set(word, (known.get(word) ?? (axisOfWord(word) === undefined ? 0 : AXIS)) | sign)
