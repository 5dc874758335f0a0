import { categories, type Category, isAncestor } from '#domains/catalogue/contract.ts'
import { parametersOf } from '../parameters.ts'
import { fixedTable, type WordMeaning } from './choice-phrases.ts'
import { parameterTable } from './parameter-phrases.ts'
import { type PhraseMatch, PhraseTable } from './phrase-table.ts'
import { phraseKeys, queryTokens } from './query-tokens.ts'
import { isSmallWord } from './small-words.ts'

/** A category by one of its names; `isName`: the one that it goes by, and no synonym. */
export interface NamedCategory {
  readonly category: Category
  readonly isName: boolean
}

const PARTS_OF_NAMES: ReadonlySet<string> = new Set(['divisao', 'forma'])

/** Categories by their names without small words. */
const byBareName = Map.groupBy(
  categories.flatMap((category) => allNames(category).map((name) => ({ category, name: tellingKeys(name).join(' ') }))),
  ({ name }) => name,
)

/** Categories by their names. */
export const categoryTable = new PhraseTable<NamedCategory>(
  categories.flatMap((category) =>
    namesOf(category).map((name) => [name, { category, isName: name === category.name }] as const),
  ),
  isSmallWord,
)

/** The words by which a category goes. */
export function wordsOfCategory(category: Category): ReadonlySet<string> {
  return new Set(allNames(category).flatMap(tellingKeys))
}

function allNames({ name, longName, singular, synonyms }: Category): string[] {
  return [name, longName, singular, ...synonyms]
}

/**
 * Without synonyms that say a value of which the category's own name says nothing: "cortina opaca" is a curtain, and opaque; "tapete moderno"
 * is a rug of any kind, and modern. Without seats, too: sofas with a chaise longue or a bed have them as well.
 */
function namesOf(category: Category): string[] {
  const own = [category.name, category.longName, category.singular]
  const said = new Set([...own.flatMap((name) => partsOf(name, category).subjects), ...namedParameters(category)])
  const synonyms = category.synonyms.filter((synonym) => {
    const { rest, subjects } = partsOf(synonym, category)
    const isNameAbove = byBareName.get(rest)?.some((above) => isAncestor(above.category, category)) ?? false
    return !(isNameAbove && subjects.some((subject) => !said.has(subject)))
  })
  return [...new Set([...own, ...synonyms])].filter((name) => !/\blug(?:ar|\b)/.test(name))
}

/** "Poltronas relax": what the parameter of that name says of them is in the name. */
function namedParameters({ id, name }: Category): string[] {
  const keys = new Set(tellingKeys(name))
  const isNamed = (label: readonly string[]): boolean => label.length > 0 && label.every((key) => keys.has(key))
  return parametersOf(id).flatMap(({ slug, label }) => (isNamed(tellingKeys(label)) ? [slug] : []))
}

function tellingKeys(name: string): string[] {
  return phraseKeys(name).filter((key) => !isSmallWord(key))
}

/** What of a name filters say, by what they are about, and the words that are left. */
function partsOf(name: string, { id }: Category): { readonly rest: string; readonly subjects: readonly string[] } {
  const tokens = queryTokens(name)
  const left: string[] = []
  const subjects: string[] = []
  for (let at = 0; at < tokens.length;) {
    const match = parameterTable(id).longestAt(tokens, at) ?? fixedTable.longestAt(tokens, at)
    const subject = subjectOf(match)
    const to = match?.to ?? at + 1
    if (subject === null) left.push(...tokens.slice(at, to).map(({ key }) => key))
    else subjects.push(subject)
    at = to
  }
  return { rest: left.filter((key) => !isSmallWord(key)).join(' '), subjects }
}

/** Not rooms and shapes: they are a part of names ("consola de entrada"), or say the same as one ("secretária em L" stands in a corner). */
function subjectOf(match: PhraseMatch<WordMeaning> | null): string | null {
  const [meaning] = match?.meanings ?? []
  if (meaning?.kind === 'parameter') return meaning.parameter.slug
  return meaning?.kind === 'choice' && !PARTS_OF_NAMES.has(meaning.facet) ? meaning.facet : null
}
