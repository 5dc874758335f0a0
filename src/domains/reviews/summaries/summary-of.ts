import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import { type KeptReading, readingOf } from './reading.ts'
import { HAS_TEXT, type ReviewTexts, shortHash, textAt, textsOfReviews } from './review-texts.ts'
import { SUMMARY_LIMITS, type WeighedClaim, weighClaims } from './weigh-claims.ts'

/** A sentence of a review, as it stands there. */
export interface ClaimSentence {
  /** The review's name outside. */
  readonly reviewId: string
  readonly sentence: string
}

/** "Fácil de montar", said by so many in a hundred of those who speak of it, and their sentences, the newest reviews first. */
export interface SummaryClaim {
  readonly text: string
  readonly percentage: number
  readonly sentences: readonly ClaimSentence[]
}

/** E-03 */
export interface ReviewSummary {
  readonly variantId: number
  readonly pros: readonly SummaryClaim[]
  readonly cons: readonly SummaryClaim[]
}

/**
 * What buyers of a product say for and against it, by the ids of its offers, the first of which it is named by; null: fewer than five
 * wrote a text, or they agree on nothing. A review that is taken off takes its sentences along at once, whenever the rest is read anew.
 */
export async function summaryOf(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<ReviewSummary | null> {
  const [kept, shown] = await Promise.all([keptReadings(db, variantIds), shownReviews(db, variantIds)])
  const readings = kept.map(readingOf)
  if (readings.length < SUMMARY_LIMITS.leastTexts) return null
  const weighed = weighClaims(readings, new Map(shown.map(({ id, voice }) => [id, voice])))
  if (weighed === null || weighed.pros.length + weighed.cons.length === 0) return null
  const opened = [...weighed.pros, ...weighed.cons].map((claim) => ({ claim, places: newest(claim) }))
  const ids = new Set(opened.flatMap(({ places }) => places.map(({ reviewId }) => reviewId)))
  const texts = new Map((await textsOfReviews(db, [...ids])).map((review) => [review.id, review]))
  const names = new Map(shown.map(({ id, externalId }) => [id, externalId]))
  const present = (claims: readonly WeighedClaim[]): SummaryClaim[] =>
    opened.flatMap(({ claim, places }) => (claims.includes(claim) ? presentClaim(claim, places, texts, names) : []))
  return { variantId: variantIds[0] as number, pros: present(weighed.pros), cons: present(weighed.cons) }
}

interface ShownReview {
  readonly id: number
  readonly externalId: string
  readonly voice: string
}

async function keptReadings(db: DatabaseOrTransaction, variantIds: readonly number[]): Promise<readonly KeptReading[]> {
  const { rows } = await prepared(sql<{ readings: readonly KeptReading[] }>`
    select readings from reviews.summary where variant_id = any(${variantIds as number[]}::bigint[])`).execute(db)
  return rows.flatMap((row) => row.readings)
}

/** Beside the readings, not after them: who has written is known by the offers. */
async function shownReviews(db: DatabaseOrTransaction, variantIds: readonly number[]): Promise<readonly ShownReview[]> {
  const { rows } = await prepared(sql<ShownReview>`
    select r.id::int, r.external_id as "externalId", coalesce('p' || r.person_id, r.external_id) as voice from reviews.review r
    where r.variant_id = any(${variantIds as number[]}::bigint[]) and r.state = 'published' and r.subject = 'variant' and ${HAS_TEXT}`).execute(
    db,
  )
  return rows
}

function newest({ places }: WeighedClaim): WeighedClaim['places'] {
  return places.toSorted((a, b) => b.reviewId - a.reviewId).slice(0, SUMMARY_LIMITS.sentences)
}

/** Nothing when no sentence stands any more where it was read: then it is about to be read anew. */
function presentClaim(
  { text, percentage }: WeighedClaim,
  places: WeighedClaim['places'],
  texts: ReadonlyMap<number, ReviewTexts>,
  names: ReadonlyMap<number, string>,
): SummaryClaim[] {
  const sentences = places.flatMap(({ reviewId, field, place, from, to, hash }) => {
    const review = texts.get(reviewId)
    const sentence = (review === undefined ? null : textAt(review, field, place))?.slice(from, to) ?? ''
    return shortHash(sentence) === hash ? [{ reviewId: names.get(reviewId) ?? '', sentence }] : []
  })
  return sentences.length < SUMMARY_LIMITS.leastReviewers ? [] : [{ text, percentage, sentences }]
}
