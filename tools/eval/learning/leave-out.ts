import { weighedBy } from '../../../src/domains/offers/matching/compare-articles.ts'
import type { MatchingWeights } from '../../../src/domains/offers/matching/learned/weights.ts'
import { groupInMemory } from '../group-in-memory.ts'
import { type Examples, seriesOf } from './examples.ts'
import { learnSame } from './learn-weights.ts'
import type { KnownOffer } from './sources.ts'

/** Pairs of offers that were put together, those of them that are right, and all that are true. */
export interface Merges {
  readonly made: number
  readonly right: number
  readonly real: number
}

export function precisionOf({ made, right }: Merges): number {
  return made === 0 ? 1 : right / made
}
export function recallOf({ right, real }: Merges): number {
  return real === 0 ? 1 : right / real
}
export function sumOf(all: readonly Merges[]): Merges {
  return all.reduce(
    (sum, { made, right, real }) => ({ made: sum.made + made, right: sum.right + right, real: sum.real + real }),
    { made: 0, right: 0, real: 0 },
  )
}

/** Groups offers by those weights and counts what came of it. */
export function mergesBy(weights: MatchingWeights, known: readonly KnownOffer[]): Merges {
  const articleOf = new Map(known.map(({ offer, article }) => [offer.variantId, article]))
  const groups = weighedBy(weights, () => groupInMemory(known.map(({ offer }) => offer)))
  const pairsIn = (sizes: Iterable<{ readonly length: number }>): number =>
    [...sizes].reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0)
  const right = groups.reduce(
    (sum, group) => sum + pairsIn(Map.groupBy(group, ({ variantId }) => articleOf.get(variantId)).values()),
    0,
  )
  return { made: pairsIn(groups), right, real: pairsIn(Map.groupBy(known, ({ article }) => article).values()) }
}

/** A part of the offers, and what was learned without it. */
export interface LeftOut {
  readonly offers: readonly KnownOffer[]
  readonly same: MatchingWeights['same']
}

const FOLDS = 6

/** Leaves series out in turns: each is judged by trees that never saw an offer of it. */
export function leaveSeriesOut(examples: Examples, source: string, offers: readonly KnownOffer[]): LeftOut[] {
  const names = [...new Set(offers.map(({ offer }) => seriesOf(offer.features)))].toSorted()
  return Array.from({ length: FOLDS }, (_, fold) => {
    const left = new Set(names.filter((_name, at) => at % FOLDS === fold))
    return {
      offers: offers.filter(({ offer }) => left.has(seriesOf(offer.features))),
      same: learnSame(examples, (example) => example.source === source && left.has(example.series)),
    }
  })
}
