import type { GroupedOffer } from './articles.ts'
import { type Bond, isNear, logOdds, MARGIN, permilleOf } from '../pairs/bond.ts'
import type { DecidedPair } from './neighbourhood.ts'
import { type Link, type Parted, partition } from './partition.ts'
import { relate } from '../pairs/relation.ts'
import type { SeriesBook } from '../pairs/series-book.ts'

/** Offers of which every pair is compared to form products; what more than that have in common says nothing. */
export const MOST_ALIKE = 200

/** Offers that were looked at together, in the order that forming them goes by, and the groups that they make. */
export interface AlikeOffers {
  readonly offers: readonly GroupedOffer[]
  readonly placeOf: ReadonlyMap<number, number>
  readonly parted: Parted
  /** The score of a pair of places; what was decided by it. */
  readonly scoreOf: (a: number, b: number) => number
  /** The link of two places that say the same. */
  readonly linkOf: (a: number, b: number) => Link
  /** Whether two places may stand in one group. */
  readonly mayShare: (a: number, b: number) => boolean
  /** What a person has decided of a pair of places. */
  readonly decidedOf: (a: number, b: number) => DecidedPair | null
}

/** Compares all pairs of some offers and parts them: the one place where products come about, for forming them and for explaining it. */
export function partAlike(
  unordered: readonly GroupedOffer[],
  decided: readonly DecidedPair[],
  book: SeriesBook,
): AlikeOffers {
  const offers = unordered.toSorted((a, b) => (a.order < b.order ? -1 : 1))
  const placeOf = new Map(offers.map((offer, place) => [offer.variantId, place]))
  const own = decided.flatMap((pair) =>
    placeOf.has(pair.a) && placeOf.has(pair.b)
      ? [{ ...pair, places: [placeOf.get(pair.a) as number, placeOf.get(pair.b) as number] as const }]
      : [],
  )
  const byPair = new Map(own.map((pair) => [pairKey(...pair.places), pair]))
  const isApart = (a: number, b: number): boolean => byPair.get(pairKey(a, b))?.kind === 'apart'
  const { links, rivals, sharing, scores } = comparePairs(offers, book)
  const mayShare = (a: number, b: number): boolean => sharing.has(pairKey(a, b)) && !isApart(a, b)
  const parted = partition(offers.length, links, {
    margin: MARGIN,
    rivals,
    together: inOrder(own.filter(({ kind }) => kind === 'together')),
    isApart,
    mayShare,
  })
  return {
    offers,
    placeOf,
    parted,
    mayShare,
    scoreOf: (a, b) => scores.get(pairKey(a, b)) as number,
    linkOf: (a, b) => links.find((link) => link.a === a && link.b === b) as Link,
    decidedOf: (a, b) => byPair.get(pairKey(a, b)) ?? null,
  }
}

/** The newest decision first, and of one the pairs by place: whoever came first in the database plays no part. */
function inOrder(
  pairs: readonly { readonly decisionId: number; readonly places: readonly [number, number] }[],
): (readonly [number, number])[] {
  return pairs
    .toSorted((x, y) => y.decisionId - x.decisionId || x.places[0] - y.places[0] || x.places[1] - y.places[1])
    .map(({ places }) => places)
}

interface ComparedPairs {
  readonly links: Link[]
  readonly rivals: Link[]
  /** Keys of the pairs that nothing speaks against. */
  readonly sharing: Set<number>
  /** Of each pair, by its key. */
  readonly scores: ReadonlyMap<number, number>
}

function comparePairs(offers: readonly GroupedOffer[], book: SeriesBook): ComparedPairs {
  const found = {
    links: [] as Link[],
    rivals: [] as Link[],
    sharing: new Set<number>(),
    scores: new Map<number, number>(),
  }
  for (const [a, one] of offers.entries()) {
    for (let b = a + 1; b < offers.length; b += 1) {
      const weighed = relate(one, offers[b] as GroupedOffer, book)
      const { decision, same, score, isContradicted } = weighed
      found.scores.set(pairKey(a, b), score)
      if (!isContradicted) found.sharing.add(pairKey(a, b))
      if (decision !== 'same' && decision !== 'twin') continue
      const bond: Bond = { kind: decision, permille: permilleOf(weighed) }
      if (isNear(bond)) (decision === 'same' ? found.links : found.rivals).push({ a, b, score: logOdds(same) })
    }
  }
  return found
}

function pairKey(a: number, b: number): number {
  return Math.min(a, b) * MOST_ALIKE + Math.max(a, b)
}
