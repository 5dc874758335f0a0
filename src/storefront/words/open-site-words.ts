import { openWords, type WordsLibrary } from '#domains/content/contract.ts'
import type { Site } from '../site.ts'
import { wordSlots } from './word-slots.tsx'
import { wordValues } from './word-values.ts'

/** The site's pages of words, read and checked once at the start (ADR 0090). */
export function openSiteWords(site: Pick<Site, 'name' | 'operator'>): WordsLibrary {
  return openWords({ values: wordValues(site), slots: Object.keys(wordSlots) })
}
