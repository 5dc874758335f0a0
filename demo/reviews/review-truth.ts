/** What reviews speak of; of a shop delivery, packaging and service, of a product what it is like, and both of delivery and packaging. */
export const ASPECTS = [
  'comfort',
  'assembly',
  'colour',
  'look',
  'quality',
  'size',
  'smell',
  'stability',
  'cleaning',
  'noise',
  'durability',
  'space',
  'light',
  'softness',
  'value',
  'delivery',
  'packaging',
  'service',
] as const
export type Aspect = (typeof ASPECTS)[number]
export type Verdict = 'good' | 'mixed' | 'bad'

/** One thing that a review says, where it says it, and in which words (as they stand there, errors of typing included). */
export interface Told {
  readonly aspect: Aspect
  readonly verdict: Verdict
  readonly at: 'body' | 'pluses' | 'minuses'
  readonly words: string
}

/**
 * Why a review is false. burst: bought praise from one network for one shop within hours. copy: an honest one's words, little changed.
 * self-praise: written in the shop itself. attack: a competitor's, on one shop's things.
 */
export type FalseWhy = 'burst' | 'copy' | 'self-praise' | 'attack'

/** A line of `truth/reviews.jsonl`: what is true of one review; for evaluation only, the product never reads it. */
export interface ReviewTruth {
  /** Its name outside, as the product keeps it: `r` and sixteen hexadecimal digits. */
  readonly externalId: string
  readonly subject: 'variant' | 'eshop'
  readonly shop: string
  /** Of the offer; null with the two after it: of the shop as a whole. */
  readonly itemId: string | null
  /** Keys as in `truth/SHOP.jsonl`. */
  readonly product: string | null
  readonly family: string | null
  /** A person of the demo, "p1204"; what one writes is all from him or her, whatever the nickname. */
  readonly author: string
  /** Hash of the network that it came from. */
  readonly network: string
  /** ISO */
  readonly writtenAt: string
  /** 1 to 10 */
  readonly halfStars: number
  readonly isVerified: boolean
  /** All that others read: the body first (when there is one), then pluses and minuses. */
  readonly texts: readonly string[]
  readonly tells: readonly Told[]
  readonly isFalse: boolean
  readonly why: FalseWhy | null
  /** Those of one hand have one name: a burst, a campaign. */
  readonly campaign: string | null
  /** Of a copy: whose words they are. */
  readonly copyOf: string | null
  /** Rules may be made with the others, and are judged by these: half of the families, and of the campaigns. */
  readonly isHeldOut: boolean
}

/** A line of `truth/liked.jsonl`: what a family is really like. */
export interface FamilyTruth {
  readonly family: string
  /** Share of buyers who find it good, by aspect. */
  readonly good: Readonly<Partial<Record<Aspect, number>>>
  /** good: three in four and more find it so. bad: one in three at most. */
  readonly verdicts: Readonly<Partial<Record<Aspect, Verdict>>>
  readonly isHeldOut: boolean
}

export function verdictOf(good: number): Verdict {
  return good >= 0.75 ? 'good' : good <= 0.34 ? 'bad' : 'mixed'
}
