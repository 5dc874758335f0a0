import {
  categories,
  categoryParameters,
  colours,
  conditions,
  materials,
  rooms,
  shapes,
  styles,
} from '#domains/catalogue/contract.ts'
import { analyse } from '../language/analyse.ts'

/** Terms of our own tables and one way to write each. */
const known = new Map<string, string>()
const vocabularies = [
  colours,
  materials,
  styles,
  rooms,
  shapes,
  conditions,
  ...categoryParameters.map(({ choices }) => choices),
]
const names = [
  ...categories.flatMap(({ singular, name, longName, synonyms }) => [singular, name, longName, ...synonyms]),
  ...vocabularies.flatMap((choices) => choices.flatMap(({ label, words }) => [label, ...words])),
]
for (const name of names)
  for (const { term, kind, from, to } of analyse(name))
    if (kind === 'word' && !known.has(term)) known.set(term, name.slice(from, to).toLowerCase())

/** Whether our own tables have the word: then it is no typing error, even where the catalogue does not have it. */
export function isKnownWord(term: string): boolean {
  return known.has(term)
}

/** A term as a person writes it: "sofa" is "sofá". */
export function writtenTerm(term: string): string {
  return known.get(term) ?? term
}
