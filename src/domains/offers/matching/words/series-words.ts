import { type Article, type ArticleFeatures, readArticle } from '../article.ts'
import { pairFeatures } from '../comparing/pair-features.ts'
import type { PairFeature, PairVector } from '../comparing/pair-vector.ts'
import { countedByStem, inclusions, qualifierOfWord, setWords } from './qualifier-words.ts'
import { stemOf } from './stem.ts'
import { foldAccents } from '../title/title-tokens.ts'
import { materialOfStem, toneOf } from './tone-words.ts'
import type { Veto } from '../vetoes/veto-rules.ts'
import { vetoOf } from '../vetoes/vetoes.ts'

/** What one shop's titles of one series say of its words, as stems. */
export interface SeriesWords {
  /** It tells its articles apart: some have it, others that are like them in all else lack it. */
  readonly telling: ReadonlySet<string>
  /** With its kind of thing, "estant:caix": all of that kind have it, so there it says nothing. */
  readonly shared: ReadonlySet<string>
  /** Of many of its articles the shop says the same as of others: its words do not tell which is which. */
  readonly isRepeating: boolean
}

/** The words of the series that two articles share, in the shop of each; null: not known, or too few articles to know. */
export interface SeriesContext {
  readonly a: SeriesWords | null
  readonly b: SeriesWords | null
}

/** Fewer articles of a series say nothing of how their shop words it. */
export const FEWEST_OF_SERIES = 3
/** So many pairs of a shop's articles that nothing else tells apart make a word telling: one may be a title that says less than it could. */
export const FEWEST_PAIRS = 4

/** So many of a series' articles that the shop says word for word alike: a few are its mistakes, two in five its way to speak. */
const REPEATING_FROM = 0.4

/**
 * What the titles of one shop's articles of a series say. No two of them are one article: where two would pass for it, were they of
 * two shops, the words that only one of the two has are what tells them apart; where there is no such word, nothing that the shop
 * says does. Does not depend on the order of the articles.
 */
export function wordsOfSeries(members: readonly ArticleFeatures[]): SeriesWords | null {
  if (members.length < FEWEST_OF_SERIES) return null
  const pairs = new Map<string, number>()
  const repeated = new Set<ArticleFeatures>()
  for (const [at, one] of members.entries()) {
    for (const other of members.slice(at + 1)) {
      const own = [...ownWords(one, other), ...ownWords(other, one)]
      if (own.length > 0 && own.every((word) => (pairs.get(stemOf(word)) ?? 0) >= FEWEST_PAIRS)) continue
      if (!wouldPassForOne(one, other, own)) continue
      for (const stem of new Set(own.map(stemOf))) pairs.set(stem, (pairs.get(stem) ?? 0) + 1)
      if (sayTheSame(one, other)) repeated.add(one).add(other)
    }
  }
  const telling = [...pairs].flatMap(([stem, count]) => (count >= FEWEST_PAIRS ? [stem] : []))
  return {
    telling: new Set(telling),
    shared: sharedWords(members),
    isRepeating: repeated.size >= members.length * REPEATING_FROM,
  }
}

/** Whether two titles say the same words, in any order. */
export function haveTheSameWords(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return a.stems.size === b.stems.size && [...a.stems].every((stem) => b.stems.has(stem))
}

/** The same words and sizes, and no number by which the shop says that it lists one article twice. Sizes that are not told may be what differs. */
function sayTheSame(a: ArticleFeatures, b: ArticleFeatures): boolean {
  if (a.article.gtin !== null && a.article.gtin === b.article.gtin) return false
  if (!haveTheSameWords(a, b)) return false
  const other = ofAnotherShop(b)
  const vector = pairFeatures(a, other)
  return vector.sizesAgree > 0 && vetoOf(vector, a, other) === null
}

/** Of each kind of thing that the series has a few of. */
function sharedWords(members: readonly ArticleFeatures[]): Set<string> {
  const shared = new Set<string>()
  for (const own of Map.groupBy(members, ({ kind }) => kind).values()) {
    const [first, ...others] = own as [ArticleFeatures, ...ArticleFeatures[]]
    if (own.length >= FEWEST_OF_SERIES)
      for (const stem of first.stems)
        if (others.every(({ stems }) => stems.has(stem))) shared.add(wordOfKind(first.kind, stem))
  }
  return shared
}

function wordOfKind(kind: string | null, stem: string): string {
  return `${kind ?? ''}:${stem}`
}

/** Whether two articles differ in what no word explains: they are told apart already. */
function differInFacts(vector: PairVector): boolean {
  return FACTS.some((fact) => vector[fact] === 1)
}

const FACTS: readonly PairFeature[] = [
  'coloursConflict',
  'tonesConflict',
  'sizesConflict',
  'seatsConflict',
  'setConflict',
  'countsConflict',
]

/** But for these words, nothing that two articles of one shop say would speak against their being one, were they of two. */
function wouldPassForOne(a: ArticleFeatures, b: ArticleFeatures, words: readonly string[]): boolean {
  if (a.kind !== b.kind) return false
  if (differInFacts(pairFeatures(a, b))) return false
  const told = new Set(words)
  const one = readArticle({ ...a.article, title: withoutWords(a.article, told) })
  const other = ofAnotherShop(readArticle({ ...b.article, title: withoutWords(b.article, told) }))
  const veto = vetoOf(pairFeatures(one, other), one, other)
  return veto === null || !veto.isContradiction
}

/** The same article as if another shop had it: what one shop lists is never one article. */
function ofAnotherShop(features: ArticleFeatures): ArticleFeatures {
  return {
    ...features,
    article: { ...features.article, eshopId: -features.article.eshopId, groupKey: null },
  }
}

/** A word of a title that is not read as a fact. */
interface SpokenWord {
  readonly word: string
  readonly stem: string
  /** What it names of what comes with a thing, or its own stem. */
  readonly part: string
}

/**
 * The words of one title that the other has neither in its title nor as its brand, but for those that are read as facts and compared as
 * such, in any language: colours, materials, kinds of things, which of a series, what comes with it.
 */
function ownWords(a: ArticleFeatures, b: ArticleFeatures): string[] {
  return spokenWords(a).flatMap(({ word, stem, part }) =>
    b.stems.has(stem) || b.brandStems.has(stem) || (stem === a.kind && b.kind !== null) || b.has.has(part)
      ? []
      : [word],
  )
}

function spokenWords(features: ArticleFeatures): readonly SpokenWord[] {
  const known = spokenOf.get(features)
  if (known !== undefined) return known
  const spoken = [...features.words]
    .map((word) => ({ word, stem: stemOf(word), part: inclusions.get(word) ?? stemOf(word) }))
    .filter(({ word, stem }) => !features.brandStems.has(stem) && !isFact(word, stem) && !qualifierOfWord.has(word))
  spokenOf.set(features, spoken)
  return spoken
}

/** An article is compared with many. */
const spokenOf = new WeakMap<ArticleFeatures, readonly SpokenWord[]>()

/** Letters alone are axes ("L 39", "Ø"); what a number counts is compared as a count. */
function isFact(word: string, stem: string): boolean {
  return (
    word.length < 2 ||
    toneOf(word) !== undefined ||
    materialOfStem.has(stem) ||
    setWords.has(word) ||
    countedByStem.has(word) ||
    countedByStem.has(stem)
  )
}

/**
 * Speaks against two articles that a word tells apart which only one of them has. Where the shop of the other says it of others of the
 * series, that one is surely without it; where only its own shop tells by it, the other may call it otherwise: then they look the same.
 */
export function seriesVeto(
  a: ArticleFeatures,
  b: ArticleFeatures,
  { a: own, b: other }: SeriesContext,
  { gtinEqual, mpnEqual, gtinConflict, sizesUnknown }: PairVector,
): Veto | null {
  if (gtinEqual === 1 || (mpnEqual === 1 && gtinConflict === 0)) return null
  const [mine, theirs] = [ownWords(a, b).map(stemOf), ownWords(b, a).map(stemOf)]
  const told = mine.find((stem) => other?.telling.has(stem)) ?? theirs.find((stem) => own?.telling.has(stem))
  if (told !== undefined)
    return {
      atMost: 'family',
      note: `"${told}" tells articles of the series apart in the shop whose title lacks it`,
      isContradiction: true,
    }
  if (own?.isRepeating || other?.isRepeating)
    return { atMost: 'twin', note: 'a shop says the same of several articles of the series', isContradiction: false }
  // Sizes that agree are other proof: one of the titles is only shorter.
  const only =
    sizesUnknown === 0
      ? undefined
      : (mine.find((stem) => own?.telling.has(stem)) ?? theirs.find((stem) => other?.telling.has(stem)))
  return only === undefined
    ? null
    : {
        atMost: 'twin',
        note: `"${only}" tells articles of the series apart in the shop whose title has it`,
        isContradiction: false,
      }
}

/**
 * The article without the words that its shop says of all of the series and the other does not say: they are the shop's way to
 * speak, unless the other says something else of the same thing. The same object where there are none.
 */
export function withoutShared(
  features: ArticleFeatures,
  other: ArticleFeatures,
  series: SeriesWords | null,
): ArticleFeatures {
  if (series === null || series.shared.size === 0) return features
  const passed = new Set([...features.words].filter((word) => isPassedOver(word, features, other, series)))
  return passed.size === 0
    ? features
    : readArticle({ ...features.article, title: withoutWords(features.article, passed) })
}

function isPassedOver(
  word: string,
  { kind, names }: ArticleFeatures,
  other: ArticleFeatures,
  { shared }: SeriesWords,
): boolean {
  const stem = stemOf(word)
  if (
    other.stems.has(stem) ||
    other.brandStems.has(stem) ||
    stem === kind ||
    !shared.has(wordOfKind(kind, stem)) ||
    names.includes(word) ||
    isFact(word, stem)
  )
    return false
  const [included, qualifier] = [inclusions.get(word), qualifierOfWord.get(word)]
  return (
    !(included !== undefined && other.has.has(included)) &&
    !(qualifier !== undefined && other.qualifiers.has(qualifier.kind))
  )
}

function withoutWords({ title }: Article, words: ReadonlySet<string>): string {
  return title.replace(/\p{L}+/gu, (word) => (words.has(foldAccents(word).toLowerCase()) ? '' : word))
}
