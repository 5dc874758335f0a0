import { pairFeatures } from '../../../src/domains/offers/matching/comparing/pair-features.ts'
import { pairFeatureNames } from '../../../src/domains/offers/matching/comparing/pair-vector.ts'
import type { ArticleFeatures } from '../../../src/domains/offers/matching/article.ts'
import { vetoOf } from '../../../src/domains/offers/matching/vetoes/vetoes.ts'
import { aRandom } from '../../bench/random.ts'
import { candidatePairs } from '../group-in-memory.ts'
import type { Example } from './grow-trees.ts'
import type { KnownOffer, Source } from './sources.ts'

/** A pair to learn from, and the series that it is left out with. */
export interface PairExample extends Example {
  readonly series: string
  /** The name of the source, and what part of it. */
  readonly source: string
}

export interface Examples {
  readonly family: readonly PairExample[]
  readonly same: readonly PairExample[]
}

const STRANGERS = 30_000
/** Beyond the worker's own limit: siblings of a long series are what is to be told apart. */
const LARGEST_BLOCK = 200

/** Pairs of a source that share a key, and strangers of one category; only what no veto decides is asked. */
export function examplesOf(source: Source): Examples {
  const found = { family: [] as PairExample[], same: [] as PairExample[] }
  const { offers } = source
  for (const [a, b] of candidatePairs(
    offers.map(({ offer }) => offer),
    LARGEST_BLOCK,
  ))
    addExample(found, source.name, offers[a] as KnownOffer, offers[b] as KnownOffer)
  if (!offers.some(({ family }) => family !== null)) return found
  const random = aRandom(1)
  const byCategory = [...Map.groupBy(offers, ({ offer }) => offer.features.article.categoryId).values()].filter(
    ({ length }) => length > 1,
  )
  for (let drawn = 0; drawn < STRANGERS; drawn += 1) {
    const peers = random.pick(byCategory)
    const [a, b] = [random.pick(peers), random.pick(peers)]
    if (a.family !== b.family) addExample(found, source.name, a, b)
  }
  return found
}

function addExample(
  found: { family: PairExample[]; same: PairExample[] },
  source: string,
  a: KnownOffer,
  b: KnownOffer,
): void {
  const [one, other] = [a.offer.features, asOfAnotherShop(b.offer.features)]
  // Two shops that say all the same of two articles cannot be told apart by anyone.
  if (a.article !== b.article && saysTheSame(one, other)) return
  const vector = pairFeatures(one, other)
  const veto = vetoOf(vector, one, other)
  const known = {
    row: Float64Array.from(pairFeatureNames, (name) => vector[name]),
    weight: 1,
    series: seriesOf(one),
    source: a.isOfLongSeries && b.isOfLongSeries ? `${source}, long series` : source,
  }
  if (veto?.atMost !== 'different') {
    if (a.family !== null && b.family !== null) found.family.push({ ...known, isYes: a.family === b.family })
    // What else is of one family the source does not say.
    else if (a.article === b.article) found.family.push({ ...known, isYes: true })
  }
  if (veto === null) found.same.push({ ...known, isYes: a.article === b.article })
}

/** Items of one shop are never one article, which is learned as if two sold them. */
function asOfAnotherShop(features: ArticleFeatures): ArticleFeatures {
  return {
    ...features,
    article: { ...features.article, eshopId: -features.article.eshopId, groupKey: null },
  }
}

function saysTheSame(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return (
    a.text.words.join(' ') === b.text.words.join(' ') &&
    (a.text.digits.every((number) => b.text.digits.includes(number)) ||
      b.text.digits.every((number) => a.text.digits.includes(number)))
  )
}

/** The name of a series, by which it is left out: the first that the title has. */
export function seriesOf({ names, weakNames, article }: ArticleFeatures): string {
  return names[0] ?? weakNames[0] ?? article.title.split(' ')[0] ?? ''
}
