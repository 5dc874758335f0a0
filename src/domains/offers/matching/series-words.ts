import { type Article, type ArticleFeatures, readArticle } from './article.ts'
import type { PairVector } from './pair-features.ts'
import { inclusions, qualifierOfWord, setWords } from './qualifier-words.ts'
import { stemOf } from './stem.ts'
import { foldAccents } from './title-tokens.ts'
import { materialOfStem, toneOf } from './tone-words.ts'
import type { Veto } from './vetoes.ts'

/** What one shop's titles of one series say of its words, as stems. */
export interface SeriesWords {
  /** Some of them have it and others lack it: there it tells articles apart. */
  readonly telling: ReadonlySet<string>
  /** All of them have it: there it says nothing. */
  readonly shared: ReadonlySet<string>
}

/** The words of the series that two articles share, in the shop of each; null: not known, or too few articles to know. */
export interface SeriesContext {
  readonly a: SeriesWords | null
  readonly b: SeriesWords | null
}

/** Fewer articles of a series say nothing of how their shop words it. */
export const FEWEST_OF_SERIES = 3

/** What the titles of one shop's articles of a series say, from their words (`wordsToTell`). */
export function wordsOfSeries(titles: readonly (readonly string[])[]): SeriesWords | null {
  if (titles.length < FEWEST_OF_SERIES) return null
  const counts = new Map<string, number>()
  for (const stem of titles.flatMap((stems) => [...new Set(stems)])) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const [telling, shared] = [new Set<string>(), new Set<string>()]
  for (const [stem, count] of counts) (count === titles.length ? shared : telling).add(stem)
  return { telling, shared }
}

/** The stems of a title that are no facts read otherwise: colours, materials, seats and sizes are compared as such, in any language. */
export function wordsToTell({ words, brandStems }: ArticleFeatures): string[] {
  const stems = [...words].flatMap((word) => (toneOf(word) !== undefined || setWords.has(word) ? [] : [stemOf(word)]))
  return [...new Set(stems.filter((stem) => !brandStems.has(stem) && !materialOfStem.has(stem)))].toSorted()
}

/**
 * Speaks against two articles that a word tells apart which only one of them has. Where the shop of the other says it of others of the
 * series, that one is surely without it; where only its own shop tells by it, the other may call it otherwise: then they look the same.
 */
export function seriesVeto(a: ArticleFeatures, b: ArticleFeatures, { a: own, b: other }: SeriesContext, { gtinEqual, mpnEqual, gtinConflict }: PairVector): Veto | null {
  if (gtinEqual === 1 || (mpnEqual === 1 && gtinConflict === 0)) return null
  const [mine, theirs] = [ownWords(a, b), ownWords(b, a)]
  const told = mine.find((stem) => other?.telling.has(stem)) ?? theirs.find((stem) => own?.telling.has(stem))
  if (told !== undefined) return { atMost: 'family', note: `"${told}" tells articles of the series apart in the shop whose title lacks it`, isContradiction: true }
  const only = mine.find((stem) => own?.telling.has(stem)) ?? theirs.find((stem) => other?.telling.has(stem))
  return only === undefined ? null : { atMost: 'twin', note: `"${only}" tells articles of the series apart in the shop whose title has it`, isContradiction: false }
}

/** The words that the other has neither in its title nor as its brand. */
const ownWords = (features: ArticleFeatures, other: ArticleFeatures): string[] => wordsToTell(features).filter((stem) => !other.stems.has(stem) && !other.brandStems.has(stem))

/**
 * The article without the words that its shop says of all of the series and the other does not say: they are the shop's way to
 * speak, unless the other says something else of the same thing. The same object where there are none.
 */
export function withoutShared(features: ArticleFeatures, other: ArticleFeatures, series: SeriesWords | null): ArticleFeatures {
  if (series === null || series.shared.size === 0) return features
  const passed = new Set([...features.words].filter((word) => isPassedOver(word, features, other, series)))
  return passed.size === 0 ? features : readArticle({ ...features.article, title: withoutWords(features.article, passed) })
}

function isPassedOver(word: string, { kind, names }: ArticleFeatures, other: ArticleFeatures, { shared }: SeriesWords): boolean {
  const stem = stemOf(word)
  if (!shared.has(stem) || stem === kind || other.stems.has(stem) || other.brandStems.has(stem) || names.includes(word)) return false
  const [included, qualifier] = [inclusions.get(word), qualifierOfWord.get(word)]
  return !(included !== undefined && other.has.has(included)) && !(qualifier !== undefined && other.qualifiers.has(qualifier.kind))
}

const withoutWords = ({ title }: Article, words: ReadonlySet<string>): string => title.replace(/\p{L}+/gu, (word) => (words.has(foldAccents(word).toLowerCase()) ? '' : word))
