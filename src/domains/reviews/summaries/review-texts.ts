import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Where in a review a text stands: its words, what a translator made of them, one of its pluses or minuses. */
export type TextField = 'body' | 'translated' | 'plus' | 'minus'

/** The words of a published review. */
export interface ReviewTexts {
  readonly id: number
  readonly language: string
  readonly body: string | null
  readonly translatedBody: string | null
  readonly pluses: readonly string[]
  readonly minuses: readonly string[]
}

/** One text of a review; `place`: which of its pluses or minuses. */
export interface ReviewText {
  readonly field: TextField
  readonly place: number
  readonly text: string
}

const COLUMNS = sql`r.id::int, r.language, r.body, r.translated_body as "translatedBody", r.pluses, r.minuses`
/** Somebody wrote something, and has not taken it back: of who has left only the stars stay. */
export const HAS_TEXT = sql`(r.body is not null or cardinality(r.pluses) + cardinality(r.minuses) > 0)`

/** Published reviews of an offer that say something, in the order of their ids. */
export async function textsOfVariant(db: DatabaseOrTransaction, variantId: number): Promise<readonly ReviewTexts[]> {
  const { rows } = await sql<ReviewTexts>`
    select ${COLUMNS} from reviews.review r
    where r.variant_id = ${variantId} and r.state = 'published' and r.subject = 'variant' and ${HAS_TEXT} order by r.id`.execute(
    db,
  )
  return rows
}

/** The same by the ids of reviews. */
export async function textsOfReviews(
  db: DatabaseOrTransaction,
  ids: readonly number[],
): Promise<readonly ReviewTexts[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ReviewTexts>`
    select ${COLUMNS} from reviews.review r where r.id = any(${ids as number[]}::bigint[]) and r.state = 'published'`.execute(
    db,
  )
  return rows
}

/** The texts of a review that are in Portuguese, or were made so. */
export function portugueseTexts(review: ReviewTexts): readonly ReviewText[] {
  const own = review.language === 'pt'
  const body = own ? review.body : review.translatedBody
  return [
    ...(body === null ? [] : [{ field: own ? 'body' : 'translated', place: 0, text: body } as const]),
    ...(own ? review.pluses.map((text, place) => ({ field: 'plus', place, text }) as const) : []),
    ...(own ? review.minuses.map((text, place) => ({ field: 'minus', place, text }) as const) : []),
  ]
}

/** The text that stands there now; null: there is none any more. */
export function textAt(review: ReviewTexts, field: TextField, place: number): string | null {
  if (field === 'body') return review.body
  if (field === 'translated') return review.translatedBody
  return review[field === 'plus' ? 'pluses' : 'minuses'][place] ?? null
}

/** The same for texts that differ in case, signs and spaces alone. */
export function hashOfTexts(texts: readonly ReviewText[]): string {
  return shortHash(
    texts
      .map(({ text }) =>
        text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      )
      .join('|'),
  )
}

/** Enough to tell that a text has changed. */
export function shortHash(text: string): string {
  return createHash('md5').update(text).digest('base64url').slice(0, 8)
}
