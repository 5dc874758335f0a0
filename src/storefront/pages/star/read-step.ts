import {
  readHalfStars,
  readTyped,
  type ReviewComplaints,
  type TypedReview,
  type WrittenReview,
} from '#domains/reviews/contract.ts'
import { reviewNames } from '../own-reviews/review-form-words.ts'

/** How a shop did, each in half stars; null: not said. */
export const markNames = {
  deliveryHalfStars: 'entrega',
  packagingHalfStars: 'embalagem',
  serviceHalfStars: 'atendimento',
} as const
export type Marks = Readonly<Record<keyof typeof markNames, number | null>>

/** A step as it was filled in; who signs is asked at the end. */
export interface TypedStep extends Omit<TypedReview, 'nickname'> {
  readonly marks: Marks
}

export function readStep(fields: URLSearchParams): TypedStep {
  const said = (name: keyof Omit<TypedReview, 'nickname'>): string => fields.get(reviewNames[name]) ?? ''
  const mark = (name: keyof Marks): number | null => readHalfStars(fields.get(markNames[name]) ?? '')
  return {
    stars: said('stars'),
    body: said('body'),
    pluses: said('pluses'),
    minuses: said('minuses'),
    marks: {
      deliveryHalfStars: mark('deliveryHalfStars'),
      packagingHalfStars: mark('packagingHalfStars'),
      serviceHalfStars: mark('serviceHalfStars'),
    },
  }
}

/** What is kept of it, and what is wrong with it. */
export function wordsOfStep({ marks, ...typed }: TypedStep) {
  const { words, complaints } = readTyped({ ...typed, nickname: 'later' })
  return { words: { ...words, ...marks }, complaints: complaints satisfies ReviewComplaints }
}

/** What was said already, as the form shows it again. */
export function typedOf(review: WrittenReview | null): TypedStep {
  const said = review?.said
  return {
    stars: said === undefined ? '' : String(said.halfStars / 2),
    body: said?.body ?? '',
    pluses: said?.pluses.join('\n') ?? '',
    minuses: said?.minuses.join('\n') ?? '',
    marks: {
      deliveryHalfStars: said?.deliveryHalfStars ?? null,
      packagingHalfStars: said?.packagingHalfStars ?? null,
      serviceHalfStars: said?.serviceHalfStars ?? null,
    },
  }
}
