import { readableLine } from '#platform/readable-text.ts'

/** A stranger's words as one line, or what is wrong with them. */
export function wordsOf(text: string, maxChars: number): { readonly words: string } | 'empty' | 'too_long' {
  const words = readableLine(text, maxChars + 1)
  if (words === '') return 'empty'
  return words.length > maxChars ? 'too_long' : { words }
}
