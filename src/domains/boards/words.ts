import { isSeen, readableLine } from '#platform/readable-text.ts'

type Words = { readonly words: string } | 'empty' | 'too_long'

/** A stranger's words as one line, or what is wrong with them. */
export function wordsOf(text: string, maxChars: number): Words {
  const words = readableLine(text, maxChars + 1)
  if (words === '') return 'empty'
  return words.length > maxChars ? 'too_long' : { words }
}

/** The same of what somebody is called: of it something has to be seen. */
export function nameOf(text: string, maxChars: number): Words {
  const name = wordsOf(text, maxChars)
  return typeof name === 'object' && !isSeen(name.words) ? 'empty' : name
}
