import type { Token } from '../words/lexer.ts'
import { lengthUnitAt } from './size-units.ts'
import { isTimes } from './times-signs.ts'

/** "e27", "gu10", "ref 1234", "nº 5": a number that is a code, not a size. */
export function isCode(tokens: readonly Token[], at: number, isLabelled: boolean): boolean {
  const before = tokens[at - 1]
  if (isLabelled || !before) return false
  if (before.kind === 'word' && tokens[at]!.glued) return !isTimes(before)
  // "80 cm diep en 95 cm hoog": a length is no norm.
  return isCodeWord(before.text) && lengthUnitAt(tokens, at + 1) === null
}

export function isCodeWord(word: string): boolean {
  return codeWords.has(word)
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
