import type { MatchingWeights } from '../../../src/domains/offers/matching/learned/weights.ts'
import { type LeftOut, type Merges, mergesBy, precisionOf, recallOf, sumOf } from './leave-out.ts'
import type { KnownOffer } from './sources.ts'

/** What comes of one limit where nothing was learned from: real shops, their series left out in turns, and the half of the demo that is left to judge by. */
export interface Judged {
  readonly sameFrom: number
  readonly shops: Merges
  readonly demo: Merges
}

export const LIMITS: readonly number[] = [
  0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95,
]
/** What is asked of both: first to be right, for a wrong merge shows a cover as the sofa's cheapest offer. */
const GOALS = { shops: { precision: 0.97, recall: 0.75 }, demo: { precision: 0.9955, recall: 0.92 } }

export function judgeLimits(
  weights: Pick<MatchingWeights, 'family' | 'same'>,
  leftOut: readonly LeftOut[],
  demo: readonly KnownOffer[],
  limits = LIMITS,
): Judged[] {
  return limits.map((sameFrom) => {
    const both = { sameFrom, twinFrom: sameFrom / 2 }
    return {
      sameFrom,
      shops: sumOf(leftOut.map(({ offers, same }) => mergesBy({ family: weights.family, same, ...both }, offers))),
      demo: mergesBy({ ...weights, ...both }, demo),
    }
  })
}

/** Of the limits that come nearest to what is asked the one that finds most. */
export function chooseLimit(judged: readonly Judged[]): Judged {
  const shortfall = (goal: { precision: number; recall: number }, merges: Merges): number =>
    Math.max(0, goal.precision - precisionOf(merges)) + Math.max(0, goal.recall - recallOf(merges))
  const missing = ({ shops, demo }: Judged): number => shortfall(GOALS.shops, shops) + shortfall(GOALS.demo, demo)
  const found = ({ shops, demo }: Judged): number => recallOf(shops) + recallOf(demo)
  return judged.toSorted((one, other) => missing(one) - missing(other) || found(other) - found(one))[0] as Judged
}
