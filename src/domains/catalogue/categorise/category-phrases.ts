import { keysOf } from '../attributes/words/word-dictionary.ts'
import { categories, isAncestor, parentOf, type Category } from '../category-tree.ts'
import { foreignTexts, neighbourTexts } from './foreign-texts.ts'

/** What a text says about a category: how strongly, and whether and where its words stood together (from -1: they did not). */
export type CategoryMatch = {
  readonly category: Category
  readonly keyCount: number
  readonly score: number
  readonly isPhrase: boolean
  readonly from: number
  readonly firstKey: string
  readonly isNeighbours: boolean
}

/** Words of a text as they are compared: folded, singular, without the small ones. */
export function categoryKeys(text: string): string[] {
  return keysOf(text).filter((key) => !smallWords.has(key))
}

/** Articles and prepositions, which no phrase depends on. */
export function isSmallWord(key: string): boolean {
  return smallWords.has(key)
}

const smallWords = new Set([
  'de',
  'da',
  'do',
  'das',
  'dos',
  'di',
  'e',
  'com',
  'em',
  'para',
  'por',
  'a',
  'o',
  'as',
  'os',
  'no',
  'na',
  'the',
  'and',
  'of',
  'for',
  'with',
  'y',
  'et',
  'und',
  'pra',
  'ao',
  'aos',
  'la',
  'le',
  'les',
  'du',
  'des',
  'el',
  'los',
  'las',
  'un',
  'une',
  'una',
  'del',
  'al',
  'con',
  'au',
  'aux',
  'avec',
  'pour',
  'en',
  'd',
  'mit',
  'fur',
  'der',
  'die',
  'im',
  'zum',
  'aus',
  'sem',
  'sin',
  'sans',
  'ohne',
  'without',
  'med',
  'met',
  'voor',
  'til',
  'per',
  'uten',
])

/** `isNeighbours`: of a language whose words are model names to our shops ("Gryta", "Como"). */
type Phrase = { readonly category: Category; readonly keys: readonly string[]; readonly isNeighbours: boolean }

const ownPhrases = categories.flatMap(phrasesOf)
const ownKeys = new Set(ownPhrases.map((phrase) => phrase.keys.join(' ')))
/** What our tree calls something counts before what another language calls another thing ("jarra"). */
const foreignPhrases = categories.flatMap(foreignPhrasesOf).filter((phrase) => !ownKeys.has(phrase.keys.join(' ')))
const knownKeys = new Set([...ownKeys, ...foreignPhrases.map((phrase) => phrase.keys.join(' '))])
const phrases = [
  ...ownPhrases,
  ...foreignPhrases,
  ...categories.flatMap(neighbourPhrasesOf).filter((phrase) => !knownKeys.has(phrase.keys.join(' '))),
]
const phrasesByFirstKey = Map.groupBy(phrases, (phrase) => phrase.keys[0]!)
/** Every word of every phrase: others decide nothing. */
export const phraseKeys: ReadonlySet<string> = new Set(phrases.flatMap((phrase) => phrase.keys))
/** Words that name a kind of ours by themselves. */
export const thingKeys: ReadonlySet<string> = new Set(phrases.flatMap(({ keys }) => (keys.length === 1 ? keys : [])))

/**
 * The categories whose name, singular or a synonym occurs in the words: all its words, in any place. Words that stand
 * together count more than scattered ones, and most at the very beginning, where Portuguese names say what a thing is.
 */
export function categoryMatches(keys: readonly string[], accepts: (category: Category) => boolean): CategoryMatch[] {
  return bestOf(
    phrasesIn(keys)
      .filter(({ category }) => accepts(category))
      .map((phrase) => matchOf(phrase, keys)),
  )
}

/** The same for all categories, and of each its longest name whose words stand together: a scattered longer one hides it ("capas de cadeira elásticas"). */
export function nameMatches(keys: readonly string[]): {
  readonly anywhere: CategoryMatch[]
  readonly together: CategoryMatch[]
} {
  const matches = phrasesIn(keys).map((phrase) => matchOf(phrase, keys))
  return { anywhere: bestOf(matches), together: bestOf(matches.filter(({ isPhrase }) => isPhrase)) }
}

function bestOf(matches: readonly CategoryMatch[]): CategoryMatch[] {
  const best = new Map<Category, CategoryMatch>()
  for (const match of matches) if (match.score > (best.get(match.category)?.score ?? 0)) best.set(match.category, match)
  return [...best.values()]
}

/** Phrases of which all words are there, by their first words. */
function phrasesIn(keys: readonly string[]): Phrase[] {
  const present = new Set(keys)
  const found: Phrase[] = []
  for (const first of present)
    for (const phrase of phrasesByFirstKey.get(first) ?? []) if (hasAll(present, phrase.keys)) found.push(phrase)
  return found
}

/** Phrases of several words that a word is one of. */
export function phrasesWith(key: string): readonly { readonly category: Category; readonly keys: readonly string[] }[] {
  return phrases.filter(({ keys }) => keys.length > 1 && keys.includes(key))
}

function hasAll(present: ReadonlySet<string>, keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++) if (!present.has(keys[i]!)) return false
  return true
}

/**
 * The one category that matches mean, or null: the strongest, then on to the strongest below it. Equally strong ones in
 * different branches have no say against each other: their nearest common ancestor is meant, if there is one.
 */
export function chosenCategory(matches: readonly CategoryMatch[]): CategoryMatch | null {
  const kept = matches.filter((match) => !isOutdone(match, matches))
  return deepest(strongest(kept), kept)
}

/** Goes down while one match below is the strongest; ends, because each step is strictly below the last. */
function deepest(from: CategoryMatch | null, matches: readonly CategoryMatch[]): CategoryMatch | null {
  if (!from) return null
  const below = strongest(
    matches.filter((match) => match.category !== from.category && isAncestor(from.category, match.category)),
  )
  return below && below.category !== from.category ? deepest(below, matches) : from
}

/** Categories of plain articles: any other word about the article wins ("sofá 3 lugares com chaise longue"). */
function isOutdone({ category, keyCount, isPhrase }: CategoryMatch, matches: readonly CategoryMatch[]): boolean {
  return (
    weakSlugs.has(category.slug) &&
    matches.some(
      (other) =>
        other.category.parentId === category.parentId &&
        !weakSlugs.has(other.category.slug) &&
        !(isPhrase && keyCount > 2 && keyCount > other.keyCount),
    )
  )
}
export function isWeak(category: Category): boolean {
  return weakSlugs.has(category.slug)
}
const weakSlugs = new Set([
  'sofas-de-2-lugares',
  'sofas-de-3-lugares',
  'mesas-de-jantar-fixas',
  'tapetes-de-sala',
  'camas-de-casal',
  'camas-de-solteiro',
])

function strongest(matches: readonly CategoryMatch[]): CategoryMatch | null {
  const top = Math.max(...matches.map((match) => match.score))
  const [first, ...rest] = matches.filter((match) => match.score === top)
  if (!first) return null
  return rest.reduce<CategoryMatch | null>(
    (common, match) => common && withCategory(common, commonAncestor(common.category, match.category)),
    first,
  )
}

function withCategory(match: CategoryMatch, category: Category | null): CategoryMatch | null {
  return category && { ...match, category }
}

function commonAncestor(a: Category, b: Category): Category | null {
  for (let at: Category | null = a; at; at = parentOf(at)) if (isAncestor(at, b)) return at
  return null
}

function matchOf({ category, keys: phrase, isNeighbours }: Phrase, keys: readonly string[]): CategoryMatch {
  const from = keys.findIndex((_, index) => phrase.every((key, offset) => keys[index + offset] === key))
  const score = phrase.length * 4 + (from === 0 ? 6 : from > 0 ? 2 : 0)
  return {
    category,
    keyCount: phrase.length,
    score,
    isPhrase: from >= 0,
    from,
    firstKey: phrase[0]!,
    isNeighbours,
  }
}

function phrasesOf(category: Category): Phrase[] {
  return distinctPhrases(
    category,
    [category.name, category.longName, category.singular, category.slug.replaceAll('-', ' '), ...category.synonyms],
    false,
  )
}

function foreignPhrasesOf(category: Category): Phrase[] {
  return distinctPhrases(category, foreignTexts(category.slug), false)
}

function neighbourPhrasesOf(category: Category): Phrase[] {
  return distinctPhrases(category, neighbourTexts(category.slug), true)
}

function distinctPhrases(category: Category, texts: readonly string[], isNeighbours: boolean): Phrase[] {
  const keyLists = new Map(
    texts
      .map(categoryKeys)
      .filter((keys) => keys.length > 0)
      .map((keys) => [keys.join(' '), keys]),
  )
  return [...keyLists.values()].map((keys) => ({ category, keys, isNeighbours }))
}
