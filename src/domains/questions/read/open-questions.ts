import { sharedOffersOf } from '#domains/offers/contract.ts'
import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { WireOpenQuestion } from '../calls.ts'
import { QUESTION_LIMITS } from '../question.ts'

/** What is asked about a shop's products and not answered by it, the oldest first. */
export async function openQuestionsOf(db: DatabaseOrTransaction, eshopId: number): Promise<WireOpenQuestion[]> {
  const { rows } = await sql<{ questionId: string; variantId: number; text: string; at: Date }>`
    select q.external_id as "questionId", q.variant_id as "variantId", q.body as text, q.published_at as at
    from questions.question q
    where q.state = 'published' and not exists (select from questions.answer a where a.question_id = q.id and a.eshop_id = ${eshopId})
    order by q.published_at, q.id limit ${LOOKED_THROUGH}`.execute(db)
  const own = await sharedOffersOf(
    db,
    eshopId,
    rows.map(({ variantId }) => variantId),
  )
  return rows
    .filter(({ variantId }) => own.has(variantId))
    .slice(0, QUESTION_LIMITS.shopPage)
    .map(({ at, ...question }) => ({ ...question, dateTime: at.toISOString() }))
}

/** Open questions of all shops together are few; should they be more, the oldest are asked about first. */
const LOOKED_THROUGH = 20_000
