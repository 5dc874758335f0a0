import { type Aspect, isAspect, type Side } from './claims/aspect.ts'
import { claimsOf } from './claims/claims-of.ts'
import { pointClaims } from './claims/point-claims.ts'
import { sentencesOf } from './claims/sentences-of.ts'
import {
  hashOfTexts,
  portugueseTexts,
  type ReviewText,
  type ReviewTexts,
  shortHash,
  type TextField,
} from './review-texts.ts'

/** A claim and the sentence that makes it: where it stands, and a hash by which it is known again. */
export interface SaidThere {
  readonly aspect: Aspect
  readonly side: Side
  readonly field: TextField
  readonly place: number
  /** UTF-16 units of the text. */
  readonly from: number
  readonly to: number
  readonly hash: string
}

/** What one review says. */
export interface Reading {
  readonly reviewId: number
  /** Copies of one text have one. */
  readonly textHash: string
  readonly said: readonly SaidThere[]
}

/** Raised when the rules read otherwise, so that all is read again. */
export const RULES = 'rules 1'

/** What a review says by the rules. The same texts give the same, always. */
export function readReview(review: ReviewTexts): Reading {
  const texts = portugueseTexts(review)
  return { reviewId: review.id, textHash: hashOfTexts(texts), said: texts.flatMap(saidIn) }
}

function saidIn({ field, place, text }: ReviewText): SaidThere[] {
  return sentencesOf(text).flatMap(({ from, to, text: sentence }) => {
    const claims = field === 'plus' || field === 'minus' ? pointClaims(sentence, field) : claimsOf(sentence)
    return claims.map((claim) => ({ ...claim, field, place, from, to, hash: shortHash(sentence) }))
  })
}

/** A reading as the database keeps it: short, since a product may have thousands. */
export type KeptReading = readonly [reviewId: number, textHash: string, said: readonly KeptPlace[]]
type KeptPlace = readonly [
  aspect: string,
  side: Side,
  field: TextField,
  place: number,
  from: number,
  to: number,
  hash: string,
]

export function keptReading({ reviewId, textHash, said }: Reading): KeptReading {
  return [
    reviewId,
    textHash,
    said.map(({ aspect, side, field, place, from, to, hash }) => [aspect, side, field, place, from, to, hash]),
  ]
}

/** Aspects that there are no more are left out, until it is read again. */
export function readingOf([reviewId, textHash, said]: KeptReading): Reading {
  return {
    reviewId,
    textHash,
    said: said.flatMap(([aspect, side, field, place, from, to, hash]) =>
      isAspect(aspect) ? [{ aspect, side, field, place, from, to, hash }] : [],
    ),
  }
}
