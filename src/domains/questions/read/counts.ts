import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** What is published about an offer. */
export interface QuestionCounts {
  readonly questions: number
  readonly answers: number
}

/** Counts by offer; those about which nobody has asked are absent. */
export async function countsOf(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, QuestionCounts>> {
  if (variantIds.length === 0) return new Map()
  const { rows } = await sql<QuestionCounts & { variantId: number }>`
    select q.variant_id as "variantId", count(distinct q.id)::int as questions, count(a.id)::int as answers
    from questions.question q left join questions.answer a on a.question_id = q.id and a.shown_body is not null
    where q.variant_id = any(${variantIds as number[]}::bigint[]) and q.state in ('published', 'erased') group by q.variant_id`.execute(
    db,
  )
  return new Map(rows.map(({ variantId, ...counts }) => [variantId, counts]))
}
