import { type Comparison, compareArticles } from '../matching/compare-articles.ts'
import type { GroupedOffer } from './articles.ts'

/** What two offers are to one another. */
export interface Relation extends Comparison {
  /** Something that they say speaks against their being one article; a pair that merely says too little is not contradicted. */
  readonly isContradicted: boolean
}

/**
 * The score's answer, with what only the shop's own list can say: two offers of one shop are one article only if they name
 * the same GTIN or maker's number and say all the same; within one group of the shop they are its colours and sizes,
 * whatever they say. An ended offer is its own successor's past.
 */
export const relate = (a: GroupedOffer, b: GroupedOffer): Relation => {
  const [first, second] = a.order < b.order ? [a, b] : [b, a]
  const found = compareArticles(first.features, second.features)
  if (mayBeOne(a, b)) return { ...found, isContradicted: found.reasons[0]?.feature === 'veto' }
  return { decision: found.decision === 'same' ? 'family' : found.decision, score: found.score, reasons: [{ feature: 'veto', weight: 0, note: 'two offers of one shop' }, ...found.reasons], isContradicted: true }
}

const mayBeOne = (a: GroupedOffer, b: GroupedOffer): boolean => {
  if (a.eshopId !== b.eshopId || a.isEnded || b.isEnded) return true
  if (a.groupLink !== null && a.groupLink === b.groupLink) return false
  return a.says === b.says && ((a.gtin !== null && a.gtin === b.gtin) || (a.makerCode !== null && a.makerCode === b.makerCode))
}
