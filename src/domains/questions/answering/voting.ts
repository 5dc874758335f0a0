import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { tellChange } from '../publishing/publish.ts'
import type { Question } from '../question.ts'
import { lockAnswer, lockQuestionOfAnswer } from '../storage.ts'

/** Whose answer it was, to lead back to it. */
export interface VotedAnswer {
  readonly questionId: string
  readonly variantId: number
}

/** Keeps whether an answer helped a visitor: one word of each, the last; null: nobody can read such an answer. */
export function vote(
  db: Database,
  answerId: string,
  { visitor, isHelpful, now }: { readonly visitor: string; readonly isHelpful: boolean; readonly now: Date },
): Promise<VotedAnswer | null> {
  return db.transaction().execute(async (tx) => {
    const question = await lockQuestionOfAnswer(tx, answerId)
    const answer = question && (await lockAnswer(tx, answerId))
    if (question === null || answer === null || answer.shownBody === null || !isShown(question)) return null
    const before = await sql<{ isHelpful: boolean }>`
      select is_helpful as "isHelpful" from questions.vote where answer_id = ${answer.id} and visitor = ${visitor}`.execute(
      tx,
    )
    const known = before.rows[0]?.isHelpful
    if (known !== isHelpful) await count(tx, answer.id, { visitor, isHelpful, known, now })
    return { questionId: question.externalId, variantId: question.variantId }
  })
}

async function count(
  tx: DatabaseTransaction,
  id: number,
  { visitor, isHelpful, known, now }: { visitor: string; isHelpful: boolean; known: boolean | undefined; now: Date },
): Promise<void> {
  await sql`insert into questions.vote (answer_id, visitor, is_helpful, at) values (${id}, ${visitor}, ${isHelpful}, ${now})
    on conflict (answer_id, visitor) do update set is_helpful = excluded.is_helpful, at = excluded.at`.execute(tx)
  const [helpful, unhelpful] = isHelpful ? [1, known === false ? -1 : 0] : [known === true ? -1 : 0, 1]
  await sql`update questions.answer set helpful = helpful + ${helpful}, unhelpful = unhelpful + ${unhelpful} where id = ${id}`.execute(
    tx,
  )
}

/** Keeps which answer solved a question that is locked; null: none has. An answer to another question solves nothing. */
export async function keepSolution(
  tx: DatabaseTransaction,
  question: Pick<Question, 'id' | 'variantId'>,
  answerId: string | null,
): Promise<void> {
  await sql`update questions.question set resolved_by =
    (select id from questions.answer where external_id = ${answerId} and question_id = ${question.id} and shown_body is not null)
    where id = ${question.id}`.execute(tx)
  await tellChange(tx, question.variantId)
}

function isShown({ state }: Question): boolean {
  return state === 'published' || state === 'erased'
}
