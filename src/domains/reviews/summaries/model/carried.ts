import { type Aspect, isAspect, type Side } from '../claims/aspect.ts'
import { claimsOf } from '../claims/claims-of.ts'
import { canClaim } from '../claims/can-claim.ts'
import { sentencesOf } from '../claims/sentences-of.ts'
import type { SaidThere } from '../reading.ts'
import { portugueseTexts, type ReviewTexts, shortHash } from '../review-texts.ts'
import type { NamedClaim } from './summary-model.ts'

/**
 * Where a review carries what a model says of it; null: nowhere. Its words stand in one sentence of the review, that sentence names the
 * aspect, as something that is so and not feared, wished or told by others, and the rules do not read the other side in it.
 */
export function carriedClaim(review: ReviewTexts, { aspect, side, quote }: NamedClaim): SaidThere | null {
  const wanted = quote.trim()
  if (!isAspect(aspect) || wanted === '') return null
  for (const { field, place, text } of portugueseTexts(review)) {
    if (field === (side === 'plus' ? 'minus' : 'plus')) continue
    for (const sentence of sentencesOf(text))
      if (sentence.text.includes(wanted) && carries(sentence.text, aspect, side))
        return { aspect, side, field, place, from: sentence.from, to: sentence.to, hash: shortHash(sentence.text) }
  }
  return null
}

function carries(sentence: string, aspect: Aspect, side: Side): boolean {
  const read = claimsOf(sentence).find((claim) => claim.aspect === aspect)
  return read === undefined ? canClaim(sentence, aspect) : read.side === side
}
