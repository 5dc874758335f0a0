import { type RawBuilder, sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { QUESTION_LIMITS, type ShownAnswer, type ShownQuestion } from '../question.ts'
import { inOrder } from './answer-order.ts'
import { matches } from './search-words.ts'

/** One page of the questions of a product. */
export interface QuestionsPage {
  readonly questions: readonly ShownQuestion[]
  /** Of all that fit, and of all that there are. */
  readonly found: number
  readonly total: number
}

/** Questions of these offers together: those with an answer first, then the newest; `words` narrows them to what holds all of them. */
export async function questionsOf(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
  {
    words = '',
    page = 1,
    pageSize = QUESTION_LIMITS.pageSize,
  }: { words?: string; page?: number; pageSize?: number } = {},
): Promise<QuestionsPage> {
  const all = await selectShown(
    db,
    sql`q.variant_id = any(${variantIds as number[]}::bigint[]) order by q.published_at desc, q.id desc limit ${QUESTION_LIMITS.searched}`,
  )
  const sorted = all.toSorted((a, b) => Number(b.answers.length > 0) - Number(a.answers.length > 0))
  const found = words === '' ? sorted : sorted.filter((question) => matches(words, textsOf(question)))
  return { questions: found.slice((page - 1) * pageSize, page * pageSize), found: found.length, total: all.length }
}

function textsOf({ body, answers }: ShownQuestion): string[] {
  return [body ?? '', ...answers.map((answer) => answer.body)]
}

/** One published question; null: there is none, or no more. */
export async function findShownQuestion(db: DatabaseOrTransaction, questionId: string): Promise<ShownQuestion | null> {
  return (await selectShown(db, sql`q.external_id = ${questionId}`))[0] ?? null
}

/** The same by its own number, for who asked, whatever is decided of it. */
export async function findOwnQuestion(db: DatabaseOrTransaction, id: number): Promise<ShownQuestion | null> {
  return (await selectShown(db, sql`q.id = ${id}`, sql`q.state in ('published', 'waiting')`))[0] ?? null
}

interface Row extends Omit<ShownQuestion, 'answers' | 'publishedAt'> {
  readonly at: Date
  readonly answers: readonly (Omit<ShownAnswer, 'publishedAt'> & { readonly publishedAt: string })[]
}

const SHOWN = sql`q.state in ('published', 'erased')`

async function selectShown(
  db: DatabaseOrTransaction,
  which: RawBuilder<unknown>,
  states = SHOWN,
): Promise<ShownQuestion[]> {
  const { rows } = await sql<Row>`
    select q.external_id as "questionId", q.variant_id as "variantId", q.person_id as "personId", q.nickname, q.body,
      coalesce(q.published_at, q.written_at) as at,
      coalesce((select jsonb_agg(jsonb_build_object('answerId', a.external_id, 'role', a.role, 'eshopId', a.eshop_id, 'nickname', a.shown_nickname,
        'body', a.shown_body, 'helpful', a.helpful, 'unhelpful', a.unhelpful, 'isSolution', a.id is not distinct from q.resolved_by, 'publishedAt', a.published_at))
        from questions.answer a where a.question_id = q.id and a.shown_body is not null), '[]') as answers
    from questions.question q where ${states} and ${which}`.execute(db)
  return rows.map(({ at, answers, ...question }) => ({
    ...question,
    publishedAt: at,
    answers: inOrder(answers.map((answer) => ({ ...answer, publishedAt: new Date(answer.publishedAt) }))),
  }))
}
