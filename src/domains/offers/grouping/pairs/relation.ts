import { type Comparison, compareArticles, type Weighed, weighArticles } from '../../matching/compare-articles.ts'
import type { Article } from '../../matching/article.ts'
import { pictureEvidence } from '../../matching/comparing/picture-evidence.ts'
import type { GroupedOffer } from '../groups/articles.ts'
import { contextOf, type SeriesBook } from './series-book.ts'

/**
 * What two offers are to one another: the score's answer, with what only the shop's own list can say. Two offers of one shop
 * are one article only if they name the same GTIN or maker's number and say all the same; within one group of the shop they
 * are its colours and sizes, whatever they say. An ended offer is its own successor's past.
 */
export function relate(a: GroupedOffer, b: GroupedOffer, book: SeriesBook = EMPTY): Weighed {
  const [one, other] = a.order < b.order ? [a, b] : [b, a]
  const found = weighArticles(one.features, other.features, contextOf(one, other, book), () =>
    pictureEvidence(one.looks, other.looks),
  )
  return mayBeOne(a, b) ? found : { ...found, ...notOne(found) }
}

/** The same with its reasons. */
export function explainRelation(a: GroupedOffer, b: GroupedOffer, book: SeriesBook = EMPTY): Comparison {
  const [one, other] = a.order < b.order ? [a, b] : [b, a]
  const found = compareArticles(one.features, other.features, contextOf(one, other, book), () =>
    pictureEvidence(one.looks, other.looks),
  )
  return mayBeOne(a, b)
    ? found
    : {
        ...found,
        ...notOne(found),
        reasons: [{ feature: 'veto', weight: 0, note: 'two offers of one shop' }, ...found.reasons],
      }
}

const EMPTY: SeriesBook = new Map()

function notOne({ decision }: Weighed): Pick<Weighed, 'decision' | 'same' | 'isContradicted'> {
  return {
    decision: decision === 'same' || decision === 'twin' ? 'family' : decision,
    same: 0,
    isContradicted: true,
  }
}

/** Whether both are on one shop's list now. */
export function areOfOneShop(a: GroupedOffer, b: GroupedOffer): boolean {
  return a.eshopId === b.eshopId && !a.isEnded && !b.isEnded
}

function mayBeOne(a: GroupedOffer, b: GroupedOffer): boolean {
  if (!areOfOneShop(a, b)) return true
  if (a.groupLink !== null && a.groupLink === b.groupLink) return false
  return (
    ((a.gtin !== null && a.gtin === b.gtin) || (a.makerCode !== null && a.makerCode === b.makerCode)) &&
    saysTheSame(a.features.article, b.features.article)
  )
}

/** Title, and all that was read of the offer. */
function saysTheSame(a: Article, b: Article): boolean {
  return a.title === b.title && JSON.stringify(a.attributes) === JSON.stringify(b.attributes)
}
