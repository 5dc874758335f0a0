import type { EshopName } from '#domains/eshops/contract.ts'
import type { PublicPerson } from '#domains/identity/contract.ts'
import type { OfferOfProduct } from '#domains/offers/contract.ts'
import type { ShownReview } from './reviews-of.ts'
import type { WireReview } from './wire.ts'

/** What a review says besides itself, by ids. */
export interface ReviewSurroundings {
  readonly people: ReadonlyMap<number, PublicPerson>
  readonly eshops: ReadonlyMap<number, EshopName>
  /** Of several offers that share their reviews; empty where there is one. */
  readonly offers: ReadonlyMap<number, OfferOfProduct>
}

/** A review on the wire (E-03), field by field. */
export function presentReview(review: ShownReview, { people, eshops, offers }: ReviewSurroundings): WireReview {
  const person = review.personId === null ? undefined : people.get(review.personId)
  const offer = review.variantId === null ? undefined : offers.get(review.variantId)
  return {
    externalId: review.externalId,
    userId: person === undefined ? null : review.personId,
    userNickName: review.nickname ?? person?.nickname ?? null,
    userAvatar: person?.avatar ?? null,
    value: review.halfStars / 2,
    dateTime: review.writtenAt.toISOString(),
    imageIds: [...review.imageIds],
    text: textOf(review.body, review.translatedBody),
    reply: replyOf(review),
    pluses: [...review.pluses],
    minuses: [...review.minuses],
    translatedFrom: review.translatedBody === null ? null : review.language,
    eshop: eshops.get(review.eshopId) ?? null,
    source: review.source,
    verified: review.verifiedBy,
    ...(offer === undefined ? {} : { variant: { id: offer.variantId, name: offer.title, slug: offer.slug } }),
  }
}

function replyOf({ reply, translatedReply, repliedAt }: ShownReview): WireReview['reply'] {
  const text = textOf(reply, translatedReply)
  return text === null ? null : { ...text, dateTime: repliedAt?.toISOString() ?? null }
}

function textOf(written: string | null, translated: string | null): WireReview['text'] {
  if (written === null) return null
  return { text: translated ?? written, originalText: translated === null ? null : written }
}
