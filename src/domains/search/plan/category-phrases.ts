import { categories, type Category } from '#domains/catalogue/contract.ts'
import { analyse, termsOf } from '../language/analyse.ts'
import { type Phrase, phraseTable } from '../language/same-words.ts'

/** The term that all rows under a category have: no word looks like it. */
export function categoryTerm(categoryId: number): string {
  return `#${categoryId}`
}

/** What a category is called: the words of its names, in any of its languages. */
export function namesOf({ name, longName, singular, synonyms, childIds }: Category): string[] {
  const isOneThing = termsOf(name).join(' ') === termsOf(singular).join(' ')
  // "Poltronas e pufes" holds more than the "poltrona" that it is called by in the singular.
  return [name, longName, ...synonyms, ...(isOneThing || childIds.length === 0 ? [singular] : [])]
}

/** The term of a row whose thing is called so: "capas de sofá" are `!capa`, and no `!sofa`. */
export function thingTerm(term: string): string {
  return `!${term}`
}

/** What a name says that a thing is: its first word, and the one behind an "e" ("arcas e baús"). What follows says of which kind it is. */
function headsOf(name: string): string[] {
  const terms = analyse(name)
  return terms.flatMap(({ term, isSmall }, at) => (!isSmall && (at === 0 || terms[at - 1]?.term === 'e') ? [term] : []))
}

/** The things that a category holds. Its other names are too wide for that: one chair among them makes no hammock a chair. */
export function categoryHeads({ name, singular }: Category): string[] {
  return [...new Set([name, singular].flatMap(headsOf))]
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
