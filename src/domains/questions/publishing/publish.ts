import { markProductsOf } from '#domains/offers/contract.ts'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import type { Answer, Question } from '../question.ts'

/** What is published about an offer has changed. Payload: `{ variantId }`. */
export const QUESTIONS_CHANGED = 'questions.changed'

/** Shows a question that is locked. */
export async function publishQuestion(tx: DatabaseTransaction, { id, variantId }: Question, now: Date): Promise<void> {
  await sql`update questions.question set state = 'published', published_at = coalesce(published_at, ${now}) where id = ${id}`.execute(
    tx,
  )
  await tellChange(tx, variantId)
}

/** Takes it off, or keeps it from being shown. */
export async function withdrawQuestion(
  tx: DatabaseTransaction,
  { id, variantId, state }: Question,
  to: 'waiting' | 'refused' | 'removed',
): Promise<void> {
  await sql`update questions.question set state = ${to} where id = ${id}`.execute(tx)
  if (state === 'published') await tellChange(tx, variantId)
}

/** Shows an answer as it was last written. */
export async function publishAnswer(
  tx: DatabaseTransaction,
  { id }: Answer,
  { variantId }: Pick<Question, 'variantId'>,
  now: Date,
): Promise<void> {
  await sql`update questions.answer set state = 'published', shown_body = body, shown_nickname = nickname, published_at = coalesce(published_at, ${now}) where id = ${id}`.execute(
    tx,
  )
  await tellChange(tx, variantId)
}

/** A change that is refused leaves what was published before; what is removed, or held again, is shown no more. */
export async function withdrawAnswer(
  tx: DatabaseTransaction,
  { id, shownBody }: Answer,
  { variantId }: Pick<Question, 'variantId'>,
  to: 'waiting' | 'refused' | 'removed',
): Promise<void> {
  await sql`update questions.answer set state = ${to} where id = ${id}`.execute(tx)
  if (to !== 'refused') await hideAnswer(tx, { id, shownBody }, { variantId })
}

/** Others read it no more, whatever becomes of how it was last written. */
export async function hideAnswer(
  tx: DatabaseTransaction,
  { id, shownBody }: Pick<Answer, 'id' | 'shownBody'>,
  { variantId }: Pick<Question, 'variantId'>,
): Promise<void> {
  await sql`update questions.answer set shown_body = null, shown_nickname = null where id = ${id}`.execute(tx)
  if (shownBody !== null) await tellChange(tx, variantId)
}

/** Pages of the product are made anew, and others hear of it. */
export async function tellChange(tx: DatabaseTransaction, variantId: number): Promise<void> {
  await markProductsOf(tx, [variantId])
  await publishEvents(tx, [{ kind: QUESTIONS_CHANGED, payload: { variantId } }])
}
