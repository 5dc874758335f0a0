import { sql } from 'kysely'
import type { ItemName, SubmittedItem } from '#domains/moderation/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { findQuestion } from '../storage.ts'

/** What others read of a question or an answer, as moderation keeps texts: for those that never went through it. null: nothing. */
export async function publishedQuestionText(
  db: DatabaseOrTransaction,
  { kind, itemId }: ItemName,
): Promise<SubmittedItem | null> {
  if (kind === 'question') return questionText(db, itemId)
  return kind === 'answer' ? answerText(db, itemId) : null
}

async function questionText(db: DatabaseOrTransaction, itemId: string): Promise<SubmittedItem | null> {
  const question = await findQuestion(db, { externalId: itemId })
  if (question === null || question.state !== 'published' || question.body === null) return null
  const { version, variantId, body, nickname, personId, writtenAt } = question
  return {
    ...ofNobody,
    kind: 'question',
    itemId,
    version,
    texts: [body, ...(nickname === null ? [] : [nickname])],
    eshopId: null,
    variantId,
    author: personId === null ? null : { personId },
    isVerified: false,
    writtenAt: writtenAt.toISOString(),
  }
}

interface AnswerRow {
  readonly version: number
  readonly body: string
  readonly nickname: string | null
  readonly role: string
  readonly eshopId: number | null
  readonly personId: number | null
  readonly variantId: number
  readonly writtenAt: Date
}

async function answerText(db: DatabaseOrTransaction, itemId: string): Promise<SubmittedItem | null> {
  const { rows } = await sql<AnswerRow>`
    select a.version, a.shown_body as body, a.shown_nickname as nickname, a.role, a.eshop_id as "eshopId", a.person_id as "personId", q.variant_id as "variantId",
      a.written_at as "writtenAt"
    from questions.answer a join questions.question q on q.id = a.question_id
    where a.external_id = ${itemId} and a.shown_body is not null and q.state in ('published', 'erased')`.execute(db)
  const answer = rows[0]
  if (answer === undefined) return null
  const { version, body, nickname, role, eshopId, personId, variantId, writtenAt } = answer
  return {
    ...ofNobody,
    kind: 'answer',
    itemId,
    version,
    texts: [body, ...(nickname === null ? [] : [nickname])],
    eshopId,
    variantId,
    author: personId === null ? null : { personId },
    isVerified: role !== 'somebody',
    writtenAt: writtenAt.toISOString(),
  }
}

const ofNobody = { halfStars: null, network: null, pictures: [] } as const
