import { singular } from '#domains/catalogue/contract.ts'
import { fold } from '../rules/text-words.ts'

/** A word, a number or a sign of what was typed, with its place in it. */
export interface QueryToken {
  readonly kind: 'word' | 'number' | 'mark'
  /** Folded. */
  readonly text: string
  /** What phrases are filed under: the singular of a word. */
  readonly key: string
  readonly from: number
  readonly to: number
}

const PARTS = /(\p{L}[\p{L}\p{M}]*)|(\d+(?:[.,]\d+)*)|[^\s\p{L}\p{M}\p{N}]/gu

/** One pass over the text: "160cmx90" is 160 · cm · x · 90, "1.200,50€" is a number and a sign. */
export function queryTokens(text: string): QueryToken[] {
  return [...text.matchAll(PARTS)].flatMap((found) => {
    const [part, word, number] = found
    if (word !== undefined) return wordTokens(word, found.index)
    return [tokenOf(number === undefined ? 'mark' : 'number', part, found.index)]
  })
}

/** The words of a phrase as a table keeps them. */
export function phraseKeys(phrase: string): string[] {
  return queryTokens(phrase.normalize('NFC')).flatMap(({ kind, key }) => (kind === 'mark' ? [] : [key]))
}

/** The sign × may be glued to the unit before it. */
const UNIT_AND_TIMES = /^([cm]?m)x$/

function wordTokens(word: string, at: number): QueryToken[] {
  const [, unit] = UNIT_AND_TIMES.exec(word.toLowerCase()) ?? []
  if (unit === undefined) return [tokenOf('word', word, at)]
  return [tokenOf('word', unit, at), tokenOf('word', 'x', at + unit.length)]
}

function tokenOf(kind: QueryToken['kind'], part: string, from: number): QueryToken {
  const text = kind === 'word' ? foldedWord(part) : part
  return { kind, text, key: kind === 'word' ? singular(text) : text, from, to: from + part.length }
}

/** Without its tilde wool would be the article of other languages. */
function foldedWord(word: string): string {
  const lower = word.toLowerCase()
  return lower === 'lã' ? 'laa' : fold(lower)
}
