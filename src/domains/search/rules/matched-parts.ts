import { fold, wordsOf } from './text-words.ts'

export interface TextPart {
  readonly text: string
  readonly isMatched: boolean
}

/**
 * A title in parts, those marked with which its words meet what was typed, whatever the accents and the case: "Sofás em azul" by "sofa az" is
 * **Sofa**s em **az**ul. Joined they are the title again.
 */
export function matchedParts(title: string, query: string): TextPart[] {
  const typed = wordsOf(query)
  const parts: TextPart[] = []
  const add = (text: string, isMatched: boolean): void => {
    const last = parts.at(-1)
    if (text === '') return
    if (last?.isMatched === isMatched) parts[parts.length - 1] = { text: last.text + text, isMatched }
    else parts.push({ text, isMatched })
  }
  for (const piece of title.match(PIECES) ?? []) {
    const matched = matchedLength(piece, typed)
    add(piece.slice(0, matched), true)
    add(piece.slice(matched), false)
  }
  return parts
}

/** Whether somebody has typed the whole title, accents and case aside (specification 5). */
export function isWholeTitle(title: string, query: string): boolean {
  const typed = wordsOf(query)
  return typed.length > 0 && wordsOf(title).join(' ') === typed.join(' ')
}

/** Words with the marks on their letters, and what stands between words. */
const PIECES = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu

/** So much of the beginning of a word as the longest word meets that was typed. */
function matchedLength(word: string, typed: readonly string[]): number {
  const folded = fold(word)
  const longest = typed.reduce((most, each) => (folded.startsWith(each) ? Math.max(most, each.length) : most), 0)
  if (longest === 0) return 0
  let [length, foldedLength] = [0, 0]
  for (const character of word) {
    const own = fold(character).length
    // A mark belongs to the letter before it.
    if (foldedLength >= longest && own > 0) break
    length += character.length
    foldedLength += own
  }
  return length
}
