import {
  categories,
  categoryById,
  type Category,
  type CategoryParameter,
  type Choice,
  colours,
  conditions,
  materials,
  meaninglessPhrases,
  rooms,
  shapes,
  styles,
} from '#domains/catalogue/contract.ts'
import { categoryOfParameter, parametersOf } from '../parameters.ts'
import type { ChoiceFacet } from '../rules/listing-selection.ts'
import { fixedPhrases, unsaidPhrases } from './fixed-phrases.ts'
import type { Meaning } from './meaning.ts'
import { type PhraseMatch, PhraseTable } from './phrase-table.ts'
import { phraseKeys, queryTokens } from './query-tokens.ts'
import { isSmallWord } from './small-words.ts'

/** `nothing`: a phrase in which the words do not mean what they mean alone ("passar a ferro"); `unsaid`: a wish that no filter says. */
export type WordMeaning = Meaning | { readonly kind: 'nothing' } | { readonly kind: 'unsaid' }

/** A category by one of its names; `isName`: the one that it goes by, and no synonym. */
export interface NamedCategory {
  readonly category: Category
  readonly isName: boolean
}

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
    wordsOf: ({ name, longName, singular, synonyms }) =>
      new Set([name, longName, singular, ...synonyms].flatMap(tellingKeys)),
    knows: (key) => [categoryTable, fixedTable, names].some((table) => table.words.has(key)),
  }
  made.set(directory, vocabulary)
  return vocabulary
}

/** Words that lead a value in: behind them those count that alone would mean something else ("cor café", "para a sala"). */
const leadIns: Readonly<Partial<Record<ChoiceFacet, readonly string[]>>> = {
  cor: ['cor', 'cor de', 'em cor', 'tom', 'em tom', 'em tons de'],
  material: ['material', 'em material'],
  estilo: ['estilo', 'de estilo', 'em estilo'],
  forma: ['forma', 'formato', 'de forma', 'em forma de'],
  condicao: ['estado', 'em estado'],
  divisao: ['para', 'para a', 'para o', 'na', 'no', 'da', 'do', 'de', 'em', 'divisão'],
}

const fixedTable = new PhraseTable<WordMeaning>([
  ...meaninglessPhrases.map((phrase) => [phrase, { kind: 'nothing' }] as const),
  ...unsaidPhrases.map((phrase) => [phrase, { kind: 'unsaid' }] as const),
  ...fixedPhrases,
  ...choicePhrases('material', materials),
  ...choicePhrases('cor', colours),
  ...choicePhrases('estilo', styles),
  ...choicePhrases('forma', shapes),
  ...choicePhrases('divisao', rooms),
  ...choicePhrases('condicao', conditions),
])

function choicePhrases(facet: ChoiceFacet, table: readonly Choice[]): (readonly [string, WordMeaning])[] {
  return table.flatMap((choice) => {
    const meaning: WordMeaning = { kind: 'choice', facet, slugs: [choice.slug] }
    const words = [choice.label, ...choice.words]
    const led = (leadIns[facet] ?? []).flatMap((leadIn) =>
      [...words, ...(choice.fieldWords ?? [])].map((word) => `${leadIn} ${word}`),
    )
    return [...words, ...led].map((phrase) => [phrase, meaning] as const)
  })
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

const parameterTables = new Map<number, PhraseTable<Meaning>>()

const categoryTable = new PhraseTable<NamedCategory>(
  categories.flatMap((category) =>
    namesOf(category).map((name) => [name, { category, isName: name === category.name }] as const),
  ),
  isSmallWord,
)

/** Without seats: "sofá de 3 lugares" is a sofa and a number of seats, which those with a chaise longue or a bed have, too. */
function namesOf(category: Category): string[] {
  const own = [category.name, category.longName, category.singular]
  const bare = new Set([...own, ...category.synonyms].map((name) => tellingKeys(name).join(' ')))
  const synonyms = category.synonyms.filter((synonym) => !bare.has(withoutValues(synonym, category)))
  return [...new Set([...own, ...synonyms])].filter((name) => !/\blug(?:ar|\b)/.test(name))
}

function tellingKeys(name: string): string[] {
  return phraseKeys(name).filter((key) => !isSmallWord(key))
}

/** The words of a name that no filter of its category says ("cortina opaca" is a curtain, and opaque); '' where filters say none. */
function withoutValues(name: string, { id }: Category): string {
  const tokens = queryTokens(name)
  const left: string[] = []
  let saysValue = false
  for (let at = 0; at < tokens.length;) {
    const match = parameterTable(id).longestAt(tokens, at) ?? fixedTable.longestAt(tokens, at)
    const to = match?.to ?? at + 1
    if (isValue(match)) saysValue = true
    else left.push(...tokens.slice(at, to).map(({ key }) => key))
    at = to
  }
  return saysValue ? left.filter((key) => !isSmallWord(key)).join(' ') : ''
}

/** Not rooms: they are a part of names ("consola de entrada"). */
function isValue(match: PhraseMatch<WordMeaning> | null): boolean {
  const [meaning] = match?.meanings ?? []
  return meaning?.kind === 'parameter' || (meaning?.kind === 'choice' && meaning.facet !== 'divisao')
}

/** What may be said of a category's own parameters: words of names, and where one value is meant its label. */
function parameterTable(categoryId: number): PhraseTable<Meaning> {
  const known = parameterTables.get(categoryId)
  if (known) return known
  // Of a word that two parameters have, the one whose things are fewer: "elevatória" of a coffee table is its top.
  const parameters = [...parametersOf(categoryId)].sort((a, b) => depthOf(b) - depthOf(a))
  const table = new PhraseTable<Meaning>(parameters.flatMap(parameterPhrases))
  if (categoryById(categoryId) !== null) parameterTables.set(categoryId, table)
  return table
}

function depthOf(parameter: CategoryParameter): number {
  return categoryOfParameter(parameter)?.depth ?? -1
}

function parameterPhrases(parameter: CategoryParameter): (readonly [string, Meaning])[] {
  return parameter.choices.flatMap((choice) => {
    const meaning: Meaning = { kind: 'parameter', parameter, slug: choice.slug }
    return [...choice.words, ...ownLabel(parameter, choice)].map((phrase) => [phrase, meaning] as const)
  })
}

/** "Sim" and bare numbers say nothing without the parameter's name. */
function ownLabel({ kind, label, slug }: CategoryParameter, choice: Choice): string[] {
  const named = `${label} ${choice.label}`
  if (kind === 'boolean') return choice.slug === 'sim' ? [label] : []
  const size = /^(\d+) cm$/.exec(choice.label)?.[1]
  if (size === undefined) return [named]
  return slug === 'para-cama-de' ? [named, ...forBedsOf(size)] : [named, `${label} ${size}`]
}

/** What dresses a bed is sold by the bed's size, which is not its own. */
function forBedsOf(width: string): string[] {
  const sizes = [width, `${width} cm`, ...['190', '200'].map((length) => `${width} x ${length}`)]
  return sizes.flatMap((size) => [`cama ${size}`, `cama de ${size}`, `para cama ${size}`, `para cama de ${size}`])
}
