import type { WordsFound } from './title-facts.ts'
import type { TitleToken } from './title-tokens.ts'
import { textAt } from './title-word.ts'

/** A letter that stands for a side, a size or one of several make-ups: "[L]", "tamanho XL"; false: the word is none. */
export function readLetter(tokens: readonly TitleToken[], at: number, found: WordsFound): boolean {
  const [before, text, after] = [textAt(tokens, at - 1), textAt(tokens, at), textAt(tokens, at + 1)]
  const isEnclosed = text.length === 1 && OPENING.has(before) && CLOSING.has(after)
  const side = isEnclosed ? SIDES.get(text) : undefined
  if (side !== undefined) addQualifier(found, 'side', side)
  else if (isEnclosed || (SIZE_WORDS.has(before) && isSizeLetter(text, tokens[at + 1])))
    addQualifier(found, 'letter', text)
  else return false
  return true
}

export function addQualifier({ qualifiers }: WordsFound, kind: string, value: string): void {
  qualifiers.set(kind, [...(qualifiers.get(kind) ?? []), value])
}

/** "Size B", "tamanho XL"; "tamanho a escolher" is none. */
function isSizeLetter(text: string, next: TitleToken | undefined): boolean {
  return /^(?:x{0,3}[sl]|[a-z])$/.test(text) && (!'aeoy'.includes(text) || next?.kind !== 'word')
}

const OPENING = new Set(['(', '['])
const CLOSING = new Set([')', ']'])
/** "(E)", "(R)", "(D)". */
const SIDES: ReadonlyMap<string, string> = new Map([
  ['l', 'left'],
  ['e', 'left'],
  ['r', 'right'],
  ['d', 'right'],
])
const SIZE_WORDS = new Set('tamanho tam size taille talla taglia grosse groesse rozmiar maat'.split(' '))
