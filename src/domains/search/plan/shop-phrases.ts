import type { SearchDirectory } from '../directory.ts'
import { termsOf } from '../language/analyse.ts'
import { type PhraseTable, phraseTable } from '../language/same-words.ts'

/** The term that all offers of a shop have: no word looks like it. */
export function shopTerm(eshopId: number): string {
  return `@${eshopId}`
}

const tables = new WeakMap<SearchDirectory, PhraseTable<number>>()

/** The names of shops, made once for each directory. */
export function shopPhrases(directory: SearchDirectory): PhraseTable<number> {
  const known = tables.get(directory)
  if (known) return known
  const made = phraseTable([...directory.eshops.byId.values()].map(({ id, label }) => [termsOf(label), id] as const))
  tables.set(directory, made)
  return made
}

const brands = new WeakMap<SearchDirectory, ReadonlySet<string>>()

/** The words of makers' names, likewise. */
export function brandTerms(directory: SearchDirectory): ReadonlySet<string> {
  const known = brands.get(directory)
  if (known) return known
  const made = new Set([...directory.brands.byId.values()].flatMap(({ label }) => termsOf(label)))
  brands.set(directory, made)
  return made
}
