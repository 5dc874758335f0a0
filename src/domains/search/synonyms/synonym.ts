import { termsOf } from '../language/analyse.ts'
import { type PhraseTable, phraseTable } from '../language/same-words.ts'
import { categoryPhrases } from '../plan/category-phrases.ts'

/** Words of searches that an editor has given a meaning: words of ours, or a category. */
export interface Synonym {
  readonly id: number
  /** As the editor wrote them. */
  readonly words: string
  readonly meaning: string | null
  readonly categoryId: number | null
}

/** What it is kept under: two ways to write the same words have one. */
export function synonymKey({ words }: Pick<Synonym, 'words'>): string {
  return termsOf(words).join(' ')
}

/** What the words are met by beside themselves. */
export interface SynonymMeaning {
  /** All of them together. */
  readonly terms: readonly string[]
  /** Any of them. */
  readonly categoryIds: readonly number[]
}

interface SynonymTable {
  readonly phrases: PhraseTable<SynonymMeaning>
  readonly terms: ReadonlySet<string>
}

const tables = new WeakMap<readonly Synonym[], SynonymTable>()

/** Made once for each list. */
function tableOf(synonyms: readonly Synonym[]): SynonymTable {
  const known = tables.get(synonyms)
  if (known) return known
  const entries = synonyms.map((synonym) => [termsOf(synonym.words), meaningOf(synonym)] as const)
  const made = { phrases: phraseTable(entries), terms: new Set(entries.flatMap(([terms]) => terms)) }
  tables.set(synonyms, made)
  return made
}

function meaningOf({ meaning, categoryId }: Synonym): SynonymMeaning {
  const terms = meaning === null ? [] : termsOf(meaning)
  const named = categoryPhrases.longestAt(terms, 0)
  const whole = named?.length === terms.length ? named.meaning : []
  return { terms, categoryIds: categoryId === null ? whole : [categoryId] }
}

/** What editors have given a meaning, by its words. */
export function synonymPhrases(synonyms: readonly Synonym[]): PhraseTable<SynonymMeaning> {
  return tableOf(synonyms).phrases
}

/** Whether an editor has written the word: then it is no typing error. */
export function isSynonymWord(term: string, synonyms: readonly Synonym[]): boolean {
  return tableOf(synonyms).terms.has(term)
}
