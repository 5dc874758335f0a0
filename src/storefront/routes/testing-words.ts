import type { WordsLibrary } from '#domains/content/contract.ts'
import type { Site } from '../site.ts'
import { openSiteWords } from '../words/open-site-words.ts'

const read = new Map<string, WordsLibrary>()

/** The pages of words, read once for sites of one name and operator: a twentieth of a second, and tests start many sites. */
export function testWords({ name, operator }: Site): WordsLibrary {
  const key = JSON.stringify([name, operator])
  const words = read.get(key) ?? openSiteWords({ name, operator })
  read.set(key, words)
  return words
}
