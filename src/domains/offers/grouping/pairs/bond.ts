import { SAME_FROM } from '../../matching/compare-articles.ts'
import type { Weighed } from '../../matching/compare-articles.ts'

/** What comparing two offers found worth keeping. */
export interface Bond {
  /** The same article; what looks like it, which a person decides; another colour or size of it. */
  readonly kind: 'same' | 'twin' | 'family'
  /** How probably it is the same article, in thousandths; of a family 0. */
  readonly permille: number
}

/** How much more a pair must say than its rivals, as the logarithm of odds. */
export const MARGIN = 0.3

export function logOdds(probability: number): number {
  return Math.log(probability / Math.max(1 - probability, 1e-9))
}

/** A twin that says as much as this could be a rival of the weakest pair that is merged. */
const RIVAL_FROM = 1 / (1 + Math.exp(MARGIN - logOdds(SAME_FROM)))

/** The same article's probability as it is kept: forming groups reads no finer, so that what is kept and what is compared anew agree. */
export function permilleOf({ same }: Pick<Weighed, 'same'>): number {
  return Math.floor(same * 1000)
}

/** Whether two offers have to be looked at together when products are formed: they are merged, or one is a rival of the other's like. */
export function isNear({ kind, permille }: Bond): boolean {
  return kind === 'same' || (kind === 'twin' && permille >= RIVAL_FROM * 1000)
}

export function areEqualBonds(one: Bond | undefined, other: Bond | undefined): boolean {
  return one?.kind === other?.kind && one?.permille === other?.permille
}
