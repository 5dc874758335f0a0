import type { Category } from '#domains/catalogue/contract.ts'
import type { ChoiceFacet } from '../rules/listing-selection.ts'
import { categoryTable, type NamedCategory, wordsOfCategory } from './category-names.ts'
import { fixedTable, type WordMeaning } from './choice-phrases.ts'
import type { Meaning } from './meaning.ts'
import { parameterTable } from './parameter-phrases.ts'
import { PhraseTable } from './phrase-table.ts'

/** Every word that a sentence may use of this catalogue: the fixed vocabularies, and its shops and brands. */
export interface Vocabulary {
  readonly categories: PhraseTable<NamedCategory>
  /** In the order in which they go before each other where two are equally long. */
  readonly tables: readonly PhraseTable<WordMeaning>[]
  parametersOf(categoryId: number): PhraseTable<Meaning>
  /** The words by which a category goes. */
  wordsOf(category: Category): ReadonlySet<string>
  /** Whether a word is in any of its phrases. */
  knows(key: string): boolean
}

interface Names {
  readonly byId: ReadonlyMap<number, { readonly slug: string; readonly label: string }>
}

/** The shops and brands of a catalogue by their names. */
export interface NamedChoices {
  readonly eshops: Names
  readonly brands: Names
}

const made = new WeakMap<NamedChoices, Vocabulary>()

/** The vocabulary of a directory, made once for each. */
export function vocabularyOf(directory: NamedChoices): Vocabulary {
  const known = made.get(directory)
  if (known) return known
  const names = directoryTable(directory)
  const vocabulary: Vocabulary = {
    categories: categoryTable,
    tables: [fixedTable, names],
    parametersOf: parameterTable,
    wordsOf: wordsOfCategory,
    knows: (key) => [categoryTable, fixedTable, names].some((table) => table.words.has(key)),
  }
  made.set(directory, vocabulary)
  return vocabulary
}

function directoryTable({ eshops, brands }: NamedChoices): PhraseTable<WordMeaning> {
  return new PhraseTable([
    ...namePhrases('loja', eshops.byId.values(), ['loja', 'da loja', 'na loja', 'na', 'no', 'da', 'do']),
    ...namePhrases('fabricante', brands.byId.values(), [
      'marca',
      'da marca',
      'fabricante',
      'do fabricante',
      'da',
      'do',
    ]),
  ])
}

function namePhrases(
  facet: ChoiceFacet,
  choices: Iterable<{ readonly slug: string; readonly label: string }>,
  before: readonly string[],
): (readonly [string, WordMeaning])[] {
  return [...choices].flatMap(({ slug, label }) => {
    const meaning: WordMeaning = { kind: 'choice', facet, slugs: [slug] }
    return ['', ...before].map((leadIn) => [`${leadIn} ${label}`, meaning] as const)
  })
}
