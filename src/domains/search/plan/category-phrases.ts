import { categories, type Category } from '#domains/catalogue/contract.ts'
import { analyse, type Term, termsOf } from '../language/analyse.ts'
import { type Phrase, phraseTable } from '../language/same-words.ts'

/** The term that all rows under a category have: no word looks like it. */
export function categoryTerm(categoryId: number): string {
  return `#${categoryId}`
}

/** What a category is called: the words of its names, in any of its languages. */
function namesOf({ name, longName, singular, synonyms, childIds }: Category): string[] {
  const isOneThing = termsOf(name).join(' ') === termsOf(singular).join(' ')
  // "Poltronas e pufes" holds more than the "poltrona" that it is called by in the singular.
  return [name, longName, ...synonyms, ...(isOneThing || childIds.length === 0 ? [singular] : [])]
}

/** The first word says what a thing is, unless nothing but what it belongs to follows: "capa" of "capa de sofá", "mesa" of "mesa redonda". */
function headOf(name: string): string[] {
  const head = analyse(name).find(({ isSmall }: Term) => !isSmall)
  return head ? [head.term] : []
}

/** The things that a category holds, without what they belong to or are made of. */
export function categoryHeads(category: Category): string[] {
  const { name, singular, synonyms } = category
  return [...new Set([name, singular, ...synonyms].flatMap(headOf))]
}

/** Phrases that name categories, and which. */
export const categoryPhrases = phraseTable(phrasesOf(categories))

function phrasesOf(all: readonly Category[]): [Phrase, number[]][] {
  const byKey = new Map<string, Set<number>>()
  for (const category of all)
    for (const name of namesOf(category)) {
      const key = termsOf(name).join(' ')
      if (key === '') continue
      const known = byKey.get(key)
      if (known) known.add(category.id)
      else byKey.set(key, new Set([category.id]))
    }
  return [...byKey].map(([key, ids]) => [key.split(' '), [...ids]])
}
